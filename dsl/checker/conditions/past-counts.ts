/** How often something has happened, as the questions about the past count it. */
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Condition, NounPhrase, VerbPreposition } from '../../language/syntax/ast.ts';
import type { HistoryQuestion, Parameter, VerbSymbol } from '../../language/symbols/symbols.ts';
import { isSameMeaning } from '../../ir/same-meaning.ts';
import { eventPartMeaning } from '../abilities/event-context.ts';
import { constant, kindsMeet } from '../nouns/noun-meanings.ts';
import { isEveryPlayer, opponentsOf } from '../nouns/taking-part.ts';
import type { PhraseMeaning, PhraseType, Scope } from '../scope.ts';
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

/** How often something happened to or by a subject; what a player did to one card is counted for each card. */
export function happened(
  scope: Scope,
  tree: DidClause | WasClause,
  verb: VerbSymbol,
  how: HistoryQuestion['subject'],
  per: HistoryQuestion['per'],
  subject: Scalar,
  part?: VerbPreposition,
  card?: Scalar,
): PastCount | undefined {
  const each = card && true;
  const question = historyCounterOf(scope, verb, how, per, {}, tree.span, { part, each });
  if (question === undefined) return undefined;
  return { count: { op: 'history', question, subject, ...(card && { card }) } };
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

/** Whose deeds are counted, and the player for whom they are. */
export interface Doers {
  readonly how: 'agent' | 'opponent' | 'seat';
  readonly subject: Scalar;
}

/** Whether a span begins with a turn of the player for whom it is counted. */
export const isOfTurns = (per: HistoryQuestion['per']): boolean => per === 'own turn' || per === 'last turn';

/** What anybody does, as one player sees the cards. */
export const ofAll = (subject: Scalar): Doers => ({ how: 'seat', subject });

/** `an opponent`, `no player`: players of whom none is named; nothing where they are described, or with a number. */
export function someDoers(scope: Scope, phrase: NounPhrase, described: PhraseMeaning): Doers | undefined {
  const { you } = scope;
  const { determiner = '', tails, owner, ordinal, quantity } = phrase;
  const isSome = SOME.includes(determiner) && !owner && !ordinal && !quantity && tails.length === 0;
  if (!you || !isSome || described.thing.sort !== 'player' || described.scalar) return undefined;
  if (isEveryPlayer(scope, described.set)) return ofAll(you);
  const others = opponentsOf(scope, you, phrase.span);
  return isSameMeaning(described.set, others.set) ? { how: 'opponent', subject: you } : undefined;
}

const SOME: readonly string[] = ['a', 'another', 'any', 'no'];
