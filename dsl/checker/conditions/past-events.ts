/**
 * Questions about the past. Each becomes a counter that is found when the game is linked and counted up as
 * events happen: `that card was sold this turn`, `you sold 3 or more cards this game`, `you did not sell that
 * card this turn`.
 */
import { isOfSeats } from '../../ir/counted-objects.ts';
import { isSameMeaning } from '../../ir/same-meaning.ts';
import { mapNodes, nodesOf } from '../../ir/visit.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Test } from '../../ir/expressions.ts';
import type { Expression, NounPhrase, Time } from '../../language/syntax/ast.ts';
import type { HistoryQuestion, VerbSymbol } from '../../language/symbols/symbols.ts';
import { changing } from '../abilities/counter-event-patterns.ts';
import { reportMeaningless } from '../expectations.ts';
import { noEffect, type Scope, readMatching } from '../scope.ts';
import { mayBeInPlay } from '../suggestions/own-uses.ts';
import {
  happened,
  pastTest,
  someDoers,
  type DidClause,
  type Doers,
  type PastCount,
  type WasClause,
} from './past-counts.ts';
import { changed, counterSaid, doneByCard, doneTo } from './past-of-one.ts';
import { countOfObjects, doneBySome, doneToSome, isUnnamed, withoutNo } from './past-of-several.ts';
import { askOne, asksHowOften, periodOf, unasked, wordsBehind } from './unanswered-pasts.ts';

/** `you sold a card this turn` */
export const did = (scope: Scope, tree: DidClause): Test | undefined =>
  pastTest(scope, tree, pastCount(scope, tree));

/** `that card was sold this turn` */
export const readPastEvent = (scope: Scope, tree: WasClause): Test | undefined =>
  pastTest(scope, tree, pastCount(scope, tree));

/** The count of a question about the past, of one or of several. */
export function pastCount(scope: Scope, tree: DidClause | WasClause): PastCount | undefined {
  const past = tree.kind === 'does' ? whatWasDone(scope, tree) : whatHappened(scope, tree);
  const time = tree.kind === 'does' ? tree.args.time : timeOf(tree);
  if (past && time?.since === 'this') return sinceEntry(scope, past, time);
  return past && time?.since ? sinceLastTurn(scope, past, time) : past;
}

const timeOf = ({ complement }: WasClause): Time | undefined =>
  complement.kind === 'words' ? complement.args.time : undefined;

/** What is counted for a player begins again behind the turns of that player, and of no other one. */
function sinceLastTurn(scope: Scope, past: PastCount, { since, span }: Time): PastCount | undefined {
  const { you } = scope;
  const isOwn = nodesOf(past.count, 'history').every(
    ({ question, subject }) =>
      isOfSeats(scope.vocabulary.history.questions[question]) &&
      (you !== undefined && isSameMeaning(subject, you)) === (since === 'you'),
  );
  return isOwn ? past : reportMeaningless(scope, span, say('phrase/since-the-turn-of-who-is-asked'));
}

/** What is counted since the card of the text came into play: for players, or for that card itself. */
function sinceEntry(scope: Scope, past: PastCount, { span }: Time): PastCount | undefined {
  const { vocabulary, thisKind } = scope;
  const stay = scope.read.expression(scope, { kind: 'pronoun', which: 'this', span })?.scalar;
  if (!stay) return undefined;
  const isKnown = nodesOf(past.count, 'history').every(({ question, subject, card }) => {
    const asked = vocabulary.history.questions[question];
    return !card && !asked.each && (isOfSeats(asked) || isSameMeaning(subject, stay));
  });
  if (!mayBeInPlay(vocabulary, thisKind) || !isKnown)
    return reportMeaningless(scope, span, say('phrase/since-a-card-came-into-play'));
  const count = mapNodes(past.count, (node) => (node.op === 'history' ? { ...node, stay } : undefined));
  return { ...past, count };
}

function whatWasDone(scope: Scope, tree: DidClause): PastCount | undefined {
  if (asksHowOften(scope, tree)) return undefined;
  const known = scope.vocabulary.verbForms.get(tree.verb.text);
  const { object, arguments: more, time } = tree.args;
  const how = changing(scope, tree.verb);
  const noun = how && counterSaid(scope, object);
  if (how && noun && time && more.length === 0) return changed(scope, tree, how, noun, time);
  if (!known || !time || more.length > 0)
    return unasked(scope, tree, tree.verb, tree.args, known && more[0]?.span);
  const per = periodOf(scope, time);
  const some = tree.subject.kind === 'noun' ? withoutNo(tree.subject).subject : tree.subject;
  const subject = scope.read.expression(scope, some);
  if (!per || !subject) return undefined;
  if (subject.thing.sort === 'card' && subject.scalar)
    return doneByCard(scope, tree, known.verb, per, subject.thing, subject.scalar);
  if (subject.thing.sort === 'card' && isUnnamed(tree.subject))
    return doneBySome(scope, tree, known.verb, per);
  // Who it was is not known, so that nobody can be asked how much or what they did not do.
  const isOpen =
    !tree.negated && !(object?.kind === 'noun' && (object.quantity || object.determiner === 'no'));
  const doers: Doers | undefined =
    subject.thing.sort === 'player' && subject.scalar
      ? { how: 'agent', subject: subject.scalar }
      : isOpen && tree.subject.kind === 'noun'
        ? someDoers(scope, some as NounPhrase, subject)
        : undefined;
  if (!doers) {
    // Of nobody there is no player that could be asked about.
    const isNobody = some !== tree.subject;
    const who = subject.thing.sort === 'player' && !isNobody ? 'that player' : 'you';
    return askOne(scope, tree.subject, [`${who} ${wordsBehind(scope, tree)}`]);
  }
  const done = whatTheyDid(scope, tree, known.verb, doers, per);
  return done && (some === tree.subject ? done : { ...done, none: true });
}

/** What players did, with or without an object. */
function whatTheyDid(
  scope: Scope,
  tree: DidClause,
  verb: VerbSymbol,
  doers: Doers,
  per: HistoryQuestion['per'],
): PastCount | undefined {
  const { object } = tree.args;
  const { how, subject } = doers;
  // What anybody does is counted by what it is done to.
  if (!object && how === 'seat') return askOne(scope, tree.subject, [`you ${wordsBehind(scope, tree)}`]);
  if (!object) return happened(scope, tree, verb, how, per, subject);
  const described = readMatching(scope, object);
  if (!described) return undefined;
  // Of one card is asked what was done to it.
  if (described.scalar && described.thing.sort === 'card')
    return doneTo(scope, tree, verb, per, described.thing, described.scalar, doers);
  return countOfObjects(scope, tree, verb, how, per, object, described, subject);
}

function whatHappened(scope: Scope, tree: WasClause): PastCount | undefined {
  if (asksHowOften(scope, tree)) return undefined;
  const { complement } = tree;
  const word = complement.kind === 'words' && complement.words.length === 1 ? complement.words[0] : undefined;
  const known = word && scope.vocabulary.verbForms.get(word.text);
  const time = timeOf(tree);
  const args = complement.kind === 'words' ? complement.args : undefined;
  // By whom, and how far, is not remembered.
  const more = args?.object ?? args?.arguments[0];
  if (!known?.participle || !time || !word || more)
    return word && args
      ? unasked(scope, tree, word, args, known?.participle ? more?.span : undefined)
      : reportMeaningless(scope, tree.span);
  const per = periodOf(scope, time);
  if (!per) return undefined;
  if (isUnnamed(tree.subject)) return doneToSome(scope, tree, known.verb, per);
  const subject = scope.read.expression(scope, tree.subject as Expression);
  if (!subject) return undefined;
  if (subject.oneOf) return doneToSome(scope, tree, known.verb, per);
  if (subject.thing.sort !== 'card' || !subject.scalar) return noEffect(scope, tree.subject.span);
  return doneTo(scope, tree, known.verb, per, subject.thing, subject.scalar);
}
