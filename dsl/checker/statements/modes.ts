import { whoChooses } from '../common-findings.ts';
import { expectSort } from '../expectations.ts';
import type { Many, Pick, Scalar, Test } from '../../ir/expressions.ts';
import { isOpenTest } from '../../ir/choice-visibility.ts';
import { localReads } from '../../ir/bindings.ts';
import { someNode } from '../../ir/visit.ts';
import type { Act } from '../../ir/statements.ts';
import type { Block, Statement } from '../../language/syntax/ast.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { mention } from '../nouns/references.ts';
import { oneOfPrices, payableOf } from './actions.ts';
import { actingAs, checkForm } from './clauses.ts';
import { choiceNotes } from '../values/noted-choices.ts';
import { bindToLocal, slotFor } from './picks.ts';
import {
  block,
  loopSlots,
  reportAt,
  newSlot,
  withScope,
  writtenWords,
  behindFault,
  type Scope,
} from '../scope.ts';

type Choosing = Statement & { kind: 'choose-one' };

/**
 * `choose one:`, `choose one that is possible:`, `choose 2:`, `choose up to 2:`, `choose one or more:`, and the lines to choose from. Where somebody
 * else is named in front, that player chooses and acts; of several players one after the other.
 */
export function modes(scope: Scope, tree: Choosing): Act[] | undefined {
  if (!tree.subject) return chosen(scope, tree);
  const subject = scope.read.expression(scope, tree.subject);
  if (!subject) return behindFault(scope, () => chosen(scope, tree));
  const { span } = tree.subject;
  if (!expectSort(scope, subject, 'player', 'whoever acts', span)) return undefined;
  if (subject.choice && !subject.choice.chance) return whoChooses(scope, span);
  const isYou = tree.subject.kind === 'pronoun';
  const { verb } = tree;
  const form = subject.each || (!subject.many && !isYou) ? 'third' : 'base';
  if (verb) checkForm(scope, verb, verb.text === 'choose' ? 'base' : 'third', form, 'choose');
  if (!subject.scalar && !subject.choice) {
    const slot = slotFor(scope, { ...subject, name: undefined }, false);
    const loop = loopSlots(scope, 'player');
    const they: Scalar = { op: 'local', slot };
    const change = { ...actingAs(subject.thing, they, scope), mentions: scope.mentions };
    const acts = withScope(scope, change, () => {
      mention(scope, subject.thing, slot, false);
      return chosen(scope, tree);
    });
    return acts && [{ op: 'each', of: subject.set, whole: true, ...loop, slot, acts, span: tree.span }];
  }
  const prepare: Act[] = [];
  const they = bindToLocal(scope, subject, prepare)?.scalar;
  const acts = they && withScope(scope, actingAs(subject.thing, they, scope), () => chosen(scope, tree));
  return acts && prepare.length > 0 ? [{ op: 'attempt', prepare, acts, span: tree.span }] : acts;
}

/** Whether everybody can see whether a condition holds. */
const isOpen = ({ slots }: Scope, test: Test): boolean =>
  isOpenTest(test) &&
  !someNode(
    test,
    (node) =>
      (node.op === 'counter' && node.counter.seenBy !== undefined) ||
      // A number that was worked out, or a card that was chosen, may be one that not everybody sees.
      ((node.op === 'local' || node.op === 'list') && slots[node.slot].sort !== 'player'),
  );

/** Whether a line can be carried out: its first order can, and if all of it hangs on a condition that everybody can see, that holds. */
function possibleBy(scope: Scope, acts: readonly Act[], known: number): Test | undefined {
  const [first, ...more] = acts;
  const isAll = first?.op === 'if' && more.length === 0 && first.otherwise.length === 0;
  if (!isAll || !isOpen(scope, first.test) || [...localReads(first.test)].some((slot) => slot >= known))
    return payableOf(acts.slice(0, 1), known);
  const then = payableOf(first.then.slice(0, 1), known);
  return then ? { op: 'and', parts: [first.test, then] } : first.test;
}

/** The lines, chosen by the player who acts. */
function chosen(scope: Scope, tree: Choosing): Act[] | undefined {
  const known = scope.slots.length;
  const before = tree.unchosen && choiceNotes(scope, tree);
  const lines = tree.modes.map((mode, i) => {
    const acts = inner(scope, mode.body);
    const possible = before ? before.isOpen(i) : tree.possible && possibleBy(scope, acts, known);
    return { label: mode.label ?? writtenWords(scope, mode.span), acts, ...(possible ? { possible } : {}) };
  });
  if (!scope.acting) return reportAt(scope, 'name/no-you', tree.span, { word: 'you' });
  if (tree.minimum === 1 && tree.maximum === 1) {
    const slot = newSlot(scope, 'mode', 'number', false);
    const notes = before?.notes;
    const act = {
      op: 'choose-one',
      who: scope.acting,
      slot,
      modes: lines,
      ...(notes && { notes }),
      span: tree.span,
    } as const;
    return [tree.priced ? oneOfPrices(act) : act];
  }
  const orMore = tree.minimum > 0 && tree.maximum > tree.minimum;
  // So many that nothing is left to choose, or that there are not.
  const enough = tree.minimum === 0 ? tree.maximum : tree.minimum + 1;
  if (lines.length < enough || tree.maximum === 0) {
    return reportAt(scope, 'name/few-lines', header(scope, tree), {
      lines: lines.length,
      wanted: tree.maximum,
      upTo: tree.minimum === 0,
    });
  }
  const slot = newSlot(scope, 'modes', 'number', true);
  const all = lines.map((_, i): Many => ({ op: 'one', value: constant(i) }));
  const pick: Pick = {
    slot,
    sort: 'line',
    values: lines.map(({ label }) => label),
    many: true,
    by: scope.acting,
    from: { op: 'union', parts: all },
    depth: scope.depth,
    reasons: [],
    least: constant(tree.minimum),
    ...(orMore ? {} : { most: constant(tree.maximum) }),
    notAll: false,
    exact: true,
    together: [],
    span: header(scope, tree),
  };
  const done = lines.map(({ acts }, i): Act => ({
    op: 'if',
    test: { op: 'among', value: constant(i), of: { op: 'list', slot } },
    then: acts,
    otherwise: [],
    span: tree.modes[i].span,
  }));
  const prepare: Act[] = [{ op: 'pick', pick, span: pick.span }];
  // Who chooses none of them has not done it.
  if (tree.minimum === 0)
    prepare.push({ op: 'require', test: { op: 'some', of: { op: 'list', slot } }, span: pick.span });
  return [{ op: 'attempt', prepare, acts: done, span: tree.span }];
}

const inner = (scope: Scope, tree: Block): Act[] => block(scope, () => scope.read.statements(scope, tree));

/** The words above the lines. */
function header(scope: Scope, { span }: Choosing): { start: number; end: number } {
  const end = scope.snippet.text.indexOf(':', span.start);
  return { start: span.start, end: end < 0 ? span.end : end };
}
