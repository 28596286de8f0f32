import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Act, Taking } from '../../ir/statements.ts';
import type { Parameter } from '../../language/symbols/symbols.ts';
import { kindTest, ofCandidate } from '../nouns/noun-meanings.ts';
import { isEveryPlayer } from '../nouns/taking-part.ts';
import { slotFor } from './picks.ts';
import { readDeclared, writtenWords } from '../scope.ts';
import type { CallableSymbol, PhraseMeaning, Scope, PhraseType } from '../scope.ts';

/**
 * What a verb is given that is not chosen for it may have become something else by then: whether it is what the verb
 * takes is asked when it happens. Gives the local with what the verb is done with.
 */
export function guardArgument(
  scope: Scope,
  verb: CallableSymbol,
  parameter: Parameter,
  given: PhraseMeaning,
  takes: PhraseMeaning,
  slot: number,
  prepare: Act[],
): number {
  const { sort } = takes.thing;
  // Of what is chosen only what the verb takes is offered.
  if (given.choice || !ASKED.includes(sort) || given.thing.sort !== sort) return slot;
  const fits = (value: Scalar): Test | undefined => fitting(scope, value, given.thing, takes);
  const words =
    readDeclared(scope, parameter.phrase, (tree) => writtenWords(scope, tree.span)) ?? parameter.name;
  const more = { op: 'takes', slot, sort, by: verb.id, words, span: given.span } as const;
  if (!takes.many) {
    const test = fits({ op: 'local', slot });
    if (test) prepare.push({ ...more, fits: test } satisfies Taking);
    return slot;
  }
  return ofCandidate(scope, takes.thing, (it, depth) => {
    const test = fits(it);
    if (!test) return slot;
    const into = slotFor(scope, { ...takes, name: parameter.name }, true);
    const kept = { op: 'filter', of: { op: 'list', slot }, depth, test } as const;
    prepare.push({ ...more, fits: { kept, into } } satisfies Taking);
    return into;
  });
}

const ASKED: readonly string[] = ['card', 'player', 'pile'];

/** The test of an argument; nothing if every possible argument is what the parameter takes. */
function fitting(scope: Scope, value: Scalar, given: PhraseType, takes: PhraseMeaning): Test | undefined {
  const { set, thing } = takes;
  const isKnown = !thing.kinds || (given.kinds?.every((kind) => thing.kinds!.includes(kind)) ?? false);
  const anywhere =
    isEveryPlayer(scope, set) || set.op === 'all-cards' || (!takes.placed && takes.reasons.length === 0);
  if (!anywhere) return { op: 'among', value, of: set };
  return isKnown ? undefined : kindTest(value, thing);
}
