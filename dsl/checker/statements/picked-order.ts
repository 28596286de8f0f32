import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import { mapNodes } from '../../ir/visit.ts';
import type { PickedOrder } from '../../language/syntax/ast.ts';
import type { Span } from '../../text/source.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { forgetPlaces } from '../nouns/references.ts';
import { block, loopSlots, newSlot, reportAt, withScope, writtenWords } from '../scope.ts';
import type { PhraseMeaning, Scope } from '../scope.ts';
import { readPick, supply } from './picks.ts';

/** In their order cards go to an end of their zone, also where they are in it already. */
const placed = (act: Act): Act =>
  mapNodes(act, (node) =>
    node.op === 'move' && node.to.kind === 'zone' ? { ...node, to: { ...node.to, named: true } } : undefined,
  );

/**
 * `in any order`: what a loop goes through is fixed, and of what is left one after the other is picked, by who acts or
 * by chance. Built of what a text could say itself: a list, a choice from it, and the list without what was chosen.
 */
export function oneByOne(
  scope: Scope,
  of: PhraseMeaning,
  { by, span }: PickedOrder,
  whole: Span,
  body: () => readonly Act[] | undefined,
): Act[] | undefined {
  if (by === 'you' && !scope.acting) {
    const word = `who chooses what comes next ${writtenWords(scope, span)}`;
    return reportAt(scope, 'name/no-you', span, { word });
  }
  const { sort } = of.thing;
  const left = loopSlots(scope, sort).list;
  const counter = newSlot(scope, `round of loop ${scope.slots.length}`, 'number', false);
  const rest: Many = { op: 'list', slot: left };
  const acts = block(scope, () => {
    forgetPlaces(scope);
    const depth = scope.depth + 1;
    const choice = {
      least: constant(1),
      most: constant(1),
      notAll: false,
      exact: true,
      chance: by === 'chance',
    };
    const picked = readPick(scope, {
      ...of,
      set: rest,
      depth,
      scalar: undefined,
      many: false,
      reasons: [],
      choice,
    });
    if (!picked) return undefined;
    const { slot } = picked.act.pick;
    const isOther: Test = {
      op: 'compare',
      how: '<>',
      left: { op: 'it', depth },
      right: { op: 'local', slot },
    };
    const fewer: Act = {
      op: 'list',
      slot: left,
      value: { op: 'filter', of: rest, depth, test: isOther },
      span,
    };
    const they: Scalar | undefined = sort === 'player' ? { op: 'local', slot } : scope.they;
    const done = withScope(scope, { they }, body);
    const turn: Act = { op: 'attempt', prepare: [picked.act, fewer], acts: [], span };
    return done && [turn, ...done.map(placed)];
  });
  if (!acts) return undefined;
  const list: Act = { op: 'list', slot: left, value: of.set, span: whole };
  const times: Scalar = { op: 'count', of: rest };
  return [
    { op: 'attempt', prepare: [...supply(of), list], acts: [], span: whole },
    { op: 'repeat', times, counter, acts, span: whole },
  ];
}
