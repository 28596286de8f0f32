/** What one player or card has done, and what was done to one card: `that card was sold this turn`. */
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { Expression, NounPhrase, Time } from '../../language/syntax/ast.ts';
import { verbOfChange } from '../../language/symbols/counter-verbs.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import type { CounterChange, HistoryQuestion, VerbSymbol } from '../../language/symbols/symbols.ts';
import { placeIn } from '../../text/source.ts';
import { eventPartMeaning } from '../abilities/event-context.ts';
import { wrongSort } from '../expectations.ts';
import { counts } from '../nouns/counter-applies.ts';
import { kindsMeet } from '../nouns/noun-meanings.ts';
import { checkNumber, onlyNoun, readQualifiedNoun, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import { noEffect, reportAt, writtenWords, type PhraseType, type Scope, readMatching } from '../scope.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';
import { historyCounterOf } from './history-counters.ts';
import {
  happened,
  isOfTurns,
  ofAll,
  partDone,
  type DidClause,
  type Doers,
  type PastCount,
  type WasClause,
} from './past-counts.ts';
import { countOfObjects } from './past-of-several.ts';
import { askOne, periodOf, unasked, wordsBehind } from './unanswered-pasts.ts';

/** That something was done to a card, or that it was not: by anybody, or by those who are asked about. */
export function doneTo(
  scope: Scope,
  tree: DidClause | WasClause,
  verb: VerbSymbol,
  per: HistoryQuestion['per'],
  thing: PhraseType,
  card: Scalar,
  doer?: Doers,
): PastCount | undefined {
  const part = partDone(scope, verb, thing);
  if (part === 'none') return noEffect(scope, tree.span);
  // What was done to a card since somebody's turn is counted for each player.
  const who = doer && doer.how !== 'seat' ? doer : isOfTurns(per) && scope.you ? ofAll(scope.you) : undefined;
  if (who)
    return happened(scope, tree, verb, who.how, per, who.subject, part === 'object' ? undefined : part, card);
  if (part === 'object') return happened(scope, tree, verb, 'object', per, card);
  return happened(scope, tree, verb, 'by', per, card, part);
}

/** `this bit a fruit this turn`, by a verb that is done by a card; what others do with it alone was done to it. */
export function doneByCard(
  scope: Scope,
  tree: DidClause,
  verb: VerbSymbol,
  per: HistoryQuestion['per'],
  thing: PhraseType,
  card: Scalar,
): PastCount | undefined {
  const { object } = tree.args;
  if (!verb.parameters.some(({ preposition }) => preposition === 'by')) {
    const [direct, ...more] = verb.parameters;
    const taken = direct && eventPartMeaning(scope, direct, -1)?.thing;
    const isAlone =
      !object &&
      direct?.preposition === undefined &&
      more.every(({ preposition }) => preposition !== 'using');
    if (!isAlone || !taken || taken.sort !== 'card' || !kindsMeet(taken, thing))
      return noEffect(scope, tree.span);
    const since = writtenWords(scope, tree.args.time!.span);
    const done = `was ${tree.negated ? 'not ' : ''}${verbIn(scope.vocabulary, verb.id, 'participle')} ${since}`;
    const span = { start: tree.subject.span.end + 1, end: tree.span.end };
    return reportAt(
      scope,
      'name/not-here',
      span,
      { what: say('phrase/here', { what: written(writtenWords(scope, span)) }) },
      {
        advice: say('phrase/write', { example: written(done) }),
        fixes: writeInstead(placeIn(scope.snippet, span), [done]),
        spoken: true,
      },
    );
  }
  if (!object) return happened(scope, tree, verb, 'by', per, card);
  const described = readMatching(scope, object);
  if (!described) return undefined;
  if (described.scalar) return noEffect(scope, object.span);
  return countOfObjects(scope, tree, verb, 'by', per, object, described, card);
}

/** The counter that a question names. */
export function counterSaid(scope: Scope, object: Expression | undefined): QualifiedNoun | undefined {
  if (object?.kind !== 'noun' || object.heads.length !== 1) return undefined;
  const of = longestTerm(scope.vocabulary, object.heads[0].words)?.meanings[0].symbol;
  return of?.sort === 'counter'
    ? readQualifiedNoun(scope, object.heads[0], undefined, 'counters')
    : undefined;
}

/** `you gained 3 or more coins this turn`: how many it was altogether. */
export function changed(
  scope: Scope,
  tree: DidClause,
  how: CounterChange['how'],
  noun: QualifiedNoun,
  time: Time,
): PastCount | undefined {
  const object = tree.args.object as NounPhrase;
  const counter = noun.meaning.symbol;
  const verb = counter.sort === 'counter' ? verbOfChange(scope.vocabulary, { how, counter }) : undefined;
  const per = periodOf(scope, time);
  const subject = scope.read.expression(scope, tree.subject);
  if (!per || !subject || counter.sort !== 'counter') return undefined;
  if (!verb) return unasked(scope, tree, tree.verb, tree.args);
  const sort = counter.of === 'card' ? 'card' : 'player';
  if (subject.thing.sort !== sort) return wrongSort(scope, subject, { sort }, tree.subject.span);
  if (!subject.scalar) {
    const who = sort === 'card' ? 'that card' : 'you';
    return askOne(scope, tree.subject, [`${who} ${wordsBehind(scope, tree)}`]);
  }
  if (!onlyNoun(scope, object, noun)) return undefined;
  if (sort === 'card' && !counts(scope, counter, subject.thing, noun)) return undefined;
  const { determiner } = object;
  if (
    object.owner ||
    object.ordinal ||
    (determiner !== undefined && !['a', 'no', 'any'].includes(determiner))
  )
    return noEffect(scope, object.span);
  checkNumber(scope, object, noun);
  const index = historyCounterOf(scope, verb, sort === 'card' ? 'object' : 'agent', per, {}, tree.span);
  if (index === undefined) return undefined;
  const count: Scalar = { op: 'history', question: index, subject: subject.scalar };
  return { count, of: object, isSum: true };
}
