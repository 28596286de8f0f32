/** What several or unnamed cards have done, and what was done to them: `a fruit of yours was sold this turn`. */
import type { Scalar } from '../../ir/expressions.ts';
import { nodesOf } from '../../ir/visit.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { HistoryQuestion, VerbSymbol } from '../../language/symbols/symbols.ts';
import { noEffect, type PhraseMeaning, type Scope, readMatching } from '../scope.ts';
import {
  countedObjects,
  historyCounterOf,
  isOfKinds,
  type CountedDoer,
  type CountedObjects,
} from './history-counters.ts';
import {
  isOfTurns,
  partDone,
  type DidClause,
  type Doers,
  type PastCount,
  type WasClause,
} from './past-counts.ts';

/** To how many cards that are described something was done: by a player or by a card, or by anybody, as one player sees them. */
export function countOfObjects(
  scope: Scope,
  tree: DidClause | WasClause,
  verb: VerbSymbol,
  how: Exclude<HistoryQuestion['subject'], 'object'>,
  per: HistoryQuestion['per'],
  object: Expression | undefined,
  described: PhraseMeaning,
  subject: Scalar,
  doer?: CountedDoer,
): PastCount | undefined {
  if (object?.kind !== 'noun' || described.thing.sort !== 'card')
    return noEffect(scope, (object ?? tree).span);
  if (how !== 'by' && object.determiner === 'another' && asksThis(described))
    return countedBesides(scope, tree, verb, how, per, object, subject, doer);
  const which = countedObjects(scope, object, described, how === 'by' ? undefined : subject, doer);
  if (!which) return noEffect(scope, object.span);
  const index = historyCounterOf(scope, verb, how, per, cardByCard(scope, verb, which), tree.span, {
    part: doer?.part,
  });
  if (index === undefined) return undefined;
  return { count: { op: 'history', question: index, subject }, of: object };
}

/** `you drew 2 cards this turn`, where a verb takes several at once: each card of any kind counts, and not how often it was done. */
function cardByCard(
  { vocabulary }: Scope,
  { parameters: [object] }: VerbSymbol,
  which: CountedObjects,
): CountedObjects {
  const isOfSeveral = object && !object.preposition && object.phrase.tree.determiner !== 'a';
  return isOfSeveral && !which.kinds && !which.test
    ? { ...which, kinds: vocabulary.kinds.map(({ index }) => index) }
    : which;
}

/** `a crow in your tree bit a fruit this turn`, by a verb that is done by a card; with what sort of object, if with any. */
export function doneBySome(
  scope: Scope,
  tree: DidClause,
  verb: VerbSymbol,
  per: HistoryQuestion['per'],
): PastCount | undefined {
  const { object } = tree.args;
  const by = verb.parameters.find(({ preposition }) => preposition === 'by');
  // One of them may have done it several times.
  if (!by || tree.subject.kind !== 'noun' || tree.subject.quantity || !scope.you)
    return noEffect(scope, tree.span);
  const done = object && readMatching(scope, object);
  if (object && (!done || done.scalar || done.thing.sort !== 'card' || !isOfKinds(done)))
    return noEffect(scope, object.span);
  const kinds = done?.thing.kinds?.map((kind) => kind.index);
  const { you } = scope;
  return countOfSome(scope, tree.subject, (subject, described) =>
    countOfObjects(scope, tree, verb, 'seat', per, subject, described, you, { part: 'by', kinds }),
  );
}

/** `a fruit in your stall was sold this turn`, by anybody. */
export function doneToSome(
  scope: Scope,
  tree: WasClause,
  verb: VerbSymbol,
  per: HistoryQuestion['per'],
): PastCount | undefined {
  if (tree.subject.kind !== 'noun' || !scope.you) return noEffect(scope, tree.subject.span);
  const { you } = scope;
  return countOfSome(scope, tree.subject, (subject, described) => {
    const isObject = described.thing.sort === 'card' && partDone(scope, verb, described.thing) === 'object';
    if (!isObject) return noEffect(scope, subject.span);
    const player = playersIn(scope, described).find((each) =>
      countedObjects(scope, subject, described, each),
    );
    return countOfObjects(scope, tree, verb, 'seat', per, subject, described, player ?? you);
  });
}

/** The count of some that a phrase describes, of which none was named; `no fruit` denies it. */
function countOfSome(
  scope: Scope,
  phrase: NounPhrase,
  count: (subject: NounPhrase, described: PhraseMeaning) => PastCount | undefined,
): PastCount | undefined {
  const { subject, none } = withoutNo(phrase);
  const described = readMatching(scope, subject);
  if (!described) return undefined;
  if (described.scalar || described.each) return noEffect(scope, subject.span);
  const some = count(subject, described);
  return some && { ...some, none };
}

/** `a fruit`, `no fruit of yours`, `2 fruits`: some, of which none was named. */
export function isUnnamed(subject: WasClause['subject']): boolean {
  if (subject.kind !== 'noun') return false;
  const { determiner, quantity, owner } = subject;
  if (owner) return owner.kind === 'noun' && INDEFINITE.includes(owner.determiner ?? '');
  return determiner === undefined ? quantity !== undefined : INDEFINITE.includes(determiner);
}

const INDEFINITE: readonly string[] = ['a', 'another', 'any', 'no'];

/** `no fruit` asks for `a fruit`, and denies it. */
export const withoutNo = (subject: NounPhrase): { readonly subject: NounPhrase; readonly none: boolean } =>
  subject.determiner === 'no'
    ? { subject: { ...subject, determiner: 'a' }, none: true }
    : { subject, none: false };

/** `another fruit of yours was sold this turn`, on a fruit: what happened to that one does not count. */
function countedBesides(
  scope: Scope,
  tree: DidClause | WasClause,
  verb: VerbSymbol,
  how: Doers['how'],
  per: HistoryQuestion['per'],
  another: NounPhrase,
  subject: Scalar,
  doer?: CountedDoer,
): PastCount | undefined {
  const object: NounPhrase = { ...another, determiner: 'a' };
  const described = readMatching(scope, object);
  const which = described && countedObjects(scope, object, described, subject, doer);
  if (!which) return noEffect(scope, object.span);
  const all = historyCounterOf(scope, verb, how, per, which, tree.span, { part: doer?.part });
  // What others did to that one is no part of what somebody did, and neither is what was done before.
  const isOfDoer = !doer && (how !== 'seat' || isOfTurns(per));
  const own = doer
    ? historyCounterOf(scope, verb, 'by', per, { kinds: doer.kinds }, tree.span)
    : isOfDoer
      ? historyCounterOf(scope, verb, how, per, {}, tree.span, { each: true })
      : historyCounterOf(scope, verb, 'object', per, {}, tree.span);
  if (all === undefined || own === undefined) return undefined;
  const left: Scalar = { op: 'history', question: all, subject };
  const card: Scalar = { op: 'this' };
  const right: Scalar = isOfDoer
    ? { op: 'history', question: own, subject, card }
    : { op: 'history', question: own, subject: card };
  return { count: { op: '-', left, right }, of: object };
}

/** The players whose cards a phrase may be about: you, and who was named before. */
function playersIn(scope: Scope, { set }: PhraseMeaning): Scalar[] {
  const named = nodesOf(set, 'local').filter(({ slot }) => scope.slots[slot].sort === 'player');
  return scope.you ? [scope.you, ...named] : named;
}

const asksThis = ({ set }: PhraseMeaning): boolean => nodesOf(set, 'this').length > 0;
