/** How often something has happened, as the questions about the past count it. */
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Condition, NounPhrase, VerbPreposition } from '../../language/syntax/ast.ts';
import type { HistoryQuestion, Parameter, VerbSymbol } from '../../language/symbols/symbols.ts';
import { eventPartMeaning } from '../abilities/event-context.ts';
import { constant, kindsMeet } from '../nouns/noun-meanings.ts';
import type { PhraseType, Scope } from '../scope.ts';
import { historyCounterOf } from './history-counters.ts';
import { quantityTest } from './quantity-limits.ts';
import { negatedIf } from './universal.ts';

export type DidClause = Condition & { kind: 'does' };
export type WasClause = Condition & { kind: 'is' };

/** The count that a question about the past asks for. */
export interface PastCount {
  readonly count: Scalar;
  /** The phrase that says how many it must be; without one, once is enough. */
  readonly of?: NounPhrase;
  /** Whether the subject denies it: `no fruit was sold`. */
  readonly none?: boolean;
  /** Whether it adds up amounts, so that it is no number of times. */
  readonly isSum?: boolean;
}

/** The test that a count is what its question says. */
export function pastTest(
  scope: Scope,
  { negated }: DidClause | WasClause,
  past: PastCount | undefined,
): Test | undefined {
  if (!past) return undefined;
  const { count: left, of, none = false } = past;
  const test: Test | undefined = of
    ? quantityTest(scope, of, left)
    : { op: 'compare', how: '>=', left, right: constant(1) };
  return negatedIf(none, negatedIf(negated, test));
}

/** How often something happened to or by a subject. */
export function happened(
  scope: Scope,
  tree: DidClause | WasClause,
  verb: VerbSymbol,
  how: HistoryQuestion['subject'],
  per: HistoryQuestion['per'],
  subject: Scalar,
  part?: VerbPreposition,
): PastCount | undefined {
  const question = historyCounterOf(scope, verb, how, per, {}, tree.span, part);
  return question === undefined ? undefined : { count: { op: 'history', question, subject } };
}

/**
 * Which part of a verb a card is that was done so: its object, or the one other card that it is about, as in `outbid a player for a
 * fruit`. What it was done with is none.
 */
export function partDone(
  scope: Scope,
  verb: VerbSymbol,
  thing: PhraseType,
): 'object' | 'none' | VerbPreposition {
  const direct = verb.parameters.find(({ preposition }) => preposition === undefined);
  const sorts = (each: Parameter): PhraseType | undefined => eventPartMeaning(scope, each, -1)?.thing;
  if (!direct || sorts(direct)?.sort !== 'player') return 'object';
  const about = verb.parameters.filter((each) => {
    const sort = each.preposition && each.preposition !== 'using' ? sorts(each) : undefined;
    return sort?.sort === 'card' && kindsMeet(sort, thing);
  });
  return about.length === 1 ? about[0].preposition! : 'none';
}
