import { negatedIf } from './universal.ts';
import { countedObjects, historyCounterOf, isOfKinds, type CountedDoer } from './history-counters.ts';
import { unknownVerb } from '../common-findings.ts';
import { reportMeaningless, wrongSort } from '../expectations.ts';
import { verbOfChange } from '../../language/symbols/counter-verbs.ts';
import { howOften } from '../../language/parser/errors/frequency-phrases.ts';
import { oneOf, say, written, type Phrase } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import { nodesOf } from '../../ir/visit.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type {
  Args,
  Condition,
  Expression,
  NounPhrase,
  Time,
  VerbPreposition,
  Word,
} from '../../language/syntax/ast.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import type {
  CounterChange,
  HistoryQuestion,
  Parameter,
  VerbSymbol,
} from '../../language/symbols/symbols.ts';
import { changing } from '../abilities/counter-event-patterns.ts';
import { counts } from '../nouns/counter-applies.ts';
import { constant, kindsMeet } from '../nouns/noun-meanings.ts';
import { eventPartMeaning } from '../abilities/event-context.ts';
import { period } from '../abilities/durations.ts';
import { quantityTest } from './quantity-limits.ts';
import { verbIn, verbsLike } from '../suggestions/word-suggestions.ts';
import { checkNumber, readQualifiedNoun, onlyNoun, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import {
  reportAt,
  noEffect,
  withScope,
  writtenWords,
  type PhraseMeaning,
  type PhraseType,
  type Scope,
} from '../scope.ts';

/**
 * Questions about the past. Each becomes a counter that is found when the game is linked and counted up as
 * events happen: `that card was sold this turn`, `you sold 3 or more cards this game`, `you did not sell that
 * card this turn`.
 */

type Does = Condition & { kind: 'does' };
type Is = Condition & { kind: 'is' };

/** Complains of a question how often something happened; of a word that the game has for something it is none. */
function asksHowOften(scope: Scope, { span }: Does | Is): boolean {
  const { text } = scope.snippet;
  const sentence = text.slice(span.start, span.end);
  const often = howOften(sentence);
  if (!often) return false;
  const found = sentence.slice(often.start, often.end);
  if (scope.vocabulary.terms.has(found)) return false;
  const at = { start: span.start + often.start, end: span.start + often.end };
  reportAt(scope, 'syntax/how-often', at, { found });
  return true;
}

/** `you sold a card this turn` */
export function did(scope: Scope, tree: Does): Test | undefined {
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
  if (subject.thing.sort === 'card' && isIndefinite(tree.subject))
    return doneBySome(scope, tree, known.verb, per);
  if (subject.thing.sort !== 'player' || !subject.scalar) {
    const who = subject.thing.sort === 'player' ? 'that player' : 'you';
    return askOne(scope, tree.subject, [`${who} ${wordsBehind(scope, tree)}`]);
  }
  if (!object) return happened(scope, tree, known.verb, 'agent', per, subject.scalar);
  const described = withScope(scope, { matching: true }, () => scope.read.expression(scope, object));
  if (!described) return undefined;
  // Of one card is asked what was done to it.
  if (described.scalar && described.thing.sort === 'card')
    return doneTo(scope, tree, known.verb, per, described.thing, described.scalar);
  return counted(scope, tree, known.verb, 'agent', per, object, described, subject.scalar);
}

/** To how many cards that are described something was done: by a player or by a card, or by anybody, as one player sees them. */
function counted(
  scope: Scope,
  tree: Does | Is,
  verb: VerbSymbol,
  how: 'agent' | 'by' | 'seat',
  per: HistoryQuestion['per'],
  object: Expression | undefined,
  described: PhraseMeaning,
  subject: Scalar,
  doer?: CountedDoer,
): Test | undefined {
  if (object?.kind !== 'noun' || described.thing.sort !== 'card')
    return noEffect(scope, (object ?? tree).span);
  if (how !== 'by' && object.determiner === 'another' && asksThis(described))
    return countedBesides(scope, tree, verb, how, per, object, subject, doer);
  const which = countedObjects(scope, object, described, how === 'by' ? undefined : subject, doer);
  if (!which) return noEffect(scope, object.span);
  const index = historyCounterOf(scope, verb, how, per, which, tree.span, doer?.part);
  if (index === undefined) return undefined;
  const count: Scalar = { op: 'history', question: index, subject };
  return negatedIf(tree.negated, quantityTest(scope, object, count));
}

/** `a crow in your tree bit a fruit this turn`, by a verb that is done by a card; with what sort of object, if with any. */
function doneBySome(
  scope: Scope,
  tree: Does,
  verb: VerbSymbol,
  per: HistoryQuestion['per'],
): Test | undefined {
  const { object } = tree.args;
  const by = verb.parameters.find(({ preposition }) => preposition === 'by');
  // One of them may have done it several times.
  if (!by || tree.subject.kind !== 'noun' || tree.subject.quantity || !scope.you)
    return noEffect(scope, tree.span);
  const done = object && withScope(scope, { matching: true }, () => scope.read.expression(scope, object));
  if (object && (!done || done.scalar || done.thing.sort !== 'card' || !isOfKinds(done)))
    return noEffect(scope, object.span);
  const { subject, none } = withoutNo(tree.subject);
  const described = withScope(scope, { matching: true }, () => scope.read.expression(scope, subject));
  if (!described || described.scalar || described.each) return noEffect(scope, subject.span);
  const kinds = done?.thing.kinds?.map((kind) => kind.index);
  const some = counted(scope, tree, verb, 'seat', per, subject, described, scope.you, { part: 'by', kinds });
  return some && negatedIf(none, some);
}

/** `no fruit` asks for `a fruit`, and denies it. */
const withoutNo = (subject: NounPhrase): { readonly subject: NounPhrase; readonly none: boolean } =>
  subject.determiner === 'no'
    ? { subject: { ...subject, determiner: 'a' }, none: true }
    : { subject, none: false };

/** `another fruit of yours was sold this turn`, on a fruit: what happened to that one does not count. */
function countedBesides(
  scope: Scope,
  tree: Does | Is,
  verb: VerbSymbol,
  how: 'agent' | 'seat',
  per: HistoryQuestion['per'],
  another: NounPhrase,
  subject: Scalar,
  doer?: CountedDoer,
): Test | undefined {
  const object: NounPhrase = { ...another, determiner: 'a' };
  const described = withScope(scope, { matching: true }, () => scope.read.expression(scope, object));
  const which = described && countedObjects(scope, object, described, subject, doer);
  if (!which) return noEffect(scope, object.span);
  const all = historyCounterOf(scope, verb, how, per, which, tree.span, doer?.part);
  const own = doer
    ? historyCounterOf(scope, verb, 'by', per, { kinds: doer.kinds }, tree.span)
    : historyCounterOf(scope, verb, 'object', per, {}, tree.span);
  if (all === undefined || own === undefined) return undefined;
  const left: Scalar = { op: 'history', question: all, subject };
  const right: Scalar = { op: 'history', question: own, subject: { op: 'this' } };
  return negatedIf(tree.negated, quantityTest(scope, object, { op: '-', left, right }));
}

/** The players whose cards a phrase may be about: you, and who was named before. */
function playersIn(scope: Scope, { set }: PhraseMeaning): Scalar[] {
  const named = nodesOf(set, 'local').filter(({ slot }) => scope.slots[slot].sort === 'player');
  return scope.you ? [scope.you, ...named] : named;
}

const asksThis = ({ set }: PhraseMeaning): boolean => nodesOf(set, 'this').length > 0;

/** `a fruit in your stall was sold this turn`, by anybody. */
function doneToSome(scope: Scope, tree: Is, verb: VerbSymbol, per: HistoryQuestion['per']): Test | undefined {
  if (tree.subject.kind !== 'noun' || !scope.you) return noEffect(scope, tree.subject.span);
  const { subject, none } = withoutNo(tree.subject);
  const described = withScope(scope, { matching: true }, () => scope.read.expression(scope, subject));
  if (!described) return undefined;
  const isObject = described.thing.sort === 'card' && partOf(scope, verb, described.thing) === 'object';
  if (!isObject || described.scalar || described.each) return noEffect(scope, subject.span);
  const player = playersIn(scope, described).find((each) => countedObjects(scope, subject, described, each));
  const some = counted(scope, tree, verb, 'seat', per, subject, described, player ?? scope.you);
  return some && negatedIf(none, some);
}

/** `this bit a fruit this turn`, by a verb that is done by a card; what others do with it alone was done to it. */
function doneByCard(
  scope: Scope,
  tree: Does,
  verb: VerbSymbol,
  per: HistoryQuestion['per'],
  thing: PhraseType,
  card: Scalar,
): Test | undefined {
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
  const described = withScope(scope, { matching: true }, () => scope.read.expression(scope, object));
  if (!described) return undefined;
  if (described.scalar) return noEffect(scope, object.span);
  return counted(scope, tree, verb, 'by', per, object, described, card);
}

/** The counter that a question names. */
function counterSaid(scope: Scope, object: Expression | undefined): QualifiedNoun | undefined {
  if (object?.kind !== 'noun' || object.heads.length !== 1) return undefined;
  const of = longestTerm(scope.vocabulary, object.heads[0].words)?.meanings[0].symbol;
  return of?.sort === 'counter'
    ? readQualifiedNoun(scope, object.heads[0], undefined, 'counters')
    : undefined;
}

/** `you gained 3 or more coins this turn`: how many it was altogether. */
function changed(
  scope: Scope,
  tree: Does,
  how: CounterChange['how'],
  noun: QualifiedNoun,
  time: Time,
): Test | undefined {
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
  return negatedIf(tree.negated, quantityTest(scope, object, count));
}

/** `that card was sold this turn` */
export function readPastEvent(scope: Scope, tree: Is): Test | undefined {
  if (asksHowOften(scope, tree)) return undefined;
  const { complement } = tree;
  const word = complement.kind === 'words' && complement.words.length === 1 ? complement.words[0] : undefined;
  const known = word && scope.vocabulary.verbForms.get(word.text);
  const time = complement.kind === 'words' ? complement.args.time : undefined;
  if (!known?.participle || !time || !word)
    return word && complement.kind === 'words'
      ? unasked(scope, tree, word, complement.args)
      : reportMeaningless(scope, tree.span);
  const per = periodOf(scope, time);
  if (!per) return undefined;
  if (isIndefinite(tree.subject)) return doneToSome(scope, tree, known.verb, per);
  const subject = scope.read.expression(scope, tree.subject as Expression);
  if (!subject) return undefined;
  if (subject.oneOf) return doneToSome(scope, tree, known.verb, per);
  if (subject.thing.sort !== 'card' || !subject.scalar) return noEffect(scope, tree.subject.span);
  return doneTo(scope, tree, known.verb, per, subject.thing, subject.scalar);
}

/** That something was done to a card, or that it was not. */
function doneTo(
  scope: Scope,
  tree: Does | Is,
  verb: VerbSymbol,
  per: HistoryQuestion['per'],
  thing: PhraseType,
  card: Scalar,
): Test | undefined {
  const part = partOf(scope, verb, thing);
  if (part === 'none') return noEffect(scope, tree.span);
  if (part === 'object') return happened(scope, tree, verb, 'object', per, card);
  return happened(scope, tree, verb, 'by', per, card, part);
}

/**
 * Which part of a verb a card is that was done so: its object, or the one other card that it is about, as in `outbid a player for a
 * fruit`. What it was done with is none.
 */
function partOf(scope: Scope, verb: VerbSymbol, thing: PhraseType): 'object' | 'none' | VerbPreposition {
  const direct = verb.parameters.find(({ preposition }) => preposition === undefined);
  const sorts = (each: Parameter): PhraseType | undefined => eventPartMeaning(scope, each, -1)?.thing;
  if (!direct || sorts(direct)?.sort !== 'player') return 'object';
  const about = verb.parameters.filter((each) => {
    const sort = each.preposition && each.preposition !== 'using' ? sorts(each) : undefined;
    return sort?.sort === 'card' && kindsMeet(sort, thing);
  });
  return about.length === 1 ? about[0].preposition! : 'none';
}

/** A question that is not answered, with what could be asked instead; of an unknown verb, what is meant by it. */
function unasked(scope: Scope, tree: Does | Is, verb: Word, args: Args, more?: Span): undefined {
  const { vocabulary } = scope;
  const known = vocabulary.verbForms.get(verb.text);
  const near = known ? [] : verbsLike(vocabulary, verb.text);
  if (!known && near.length > 0) {
    return unknownVerb(scope, verb, near);
  }
  const said = writtenWords(scope, tree.span);
  const asked = vocabulary.verbs.map(({ id }) => written(verbIn(vocabulary, id, 'participle')));
  const counted = ofCounter(scope, tree, said);
  const advice = counted
    ? say('phrase/write', { example: written(counted) })
    : !known && !(changing(scope, verb) && !args.time)
      ? asked.length > 0
        ? say('phrase/what-is-asked-of-the-past', { game: oneOf(asked, 12) })
        : undefined
      : more
        ? say('phrase/leave-out-it-is-not-remembered', { what: written(writtenWords(scope, more)) })
        : args.time
          ? undefined
          : say('phrase/say-since-when', {
              example: oneOf(
                ELSEWHEN.test(said)
                  ? spansOf(scope)
                  : [written(`${said} this turn`), written(`${said} this game`)],
              ),
            });
  return reportMeaningless(scope, tree.span, advice);
}

/** The word that begins at a place. */
const wordAt = (text: string, from: number): string => /^[\w-]*/.exec(text.slice(from))![0];

/** `you gained coins this turn`, as it is written: a word precedes the counter. */
function ofCounter(scope: Scope, tree: Does | Is, said: string): string | undefined {
  const word = tree.kind === 'does' ? tree.verb.text : undefined;
  const before =
    word &&
    [...said.matchAll(/\b\w+(?= )/g)].find(
      ({ 0: one, index }) => wordAt(said, index + one.length + 1) === word,
    )?.[0];
  const isCounter = scope.vocabulary.terms.get(word ?? '')?.some(({ symbol }) => symbol.sort === 'counter');
  const span = { start: 0, end: 0 };
  if (!isCounter || before === undefined || !changing(scope, { text: before, span })) return undefined;
  return said.replace(`${before} ${word}`, `${before} any ${word}`);
}

/** The past is asked of one player or of one card: what could be written instead. */
const askOne = (scope: Scope, subject: Expression | Is['subject'], ways: readonly string[]): undefined =>
  noEffect(
    scope,
    subject.span,
    say('phrase/ask-one-player-or-one-card', { example: oneOf(ways.map(written)) }),
  );

/** The words behind the subject of a question. */
const wordsBehind = (scope: Scope, tree: Does): string =>
  writtenWords(scope, { start: tree.subject.span.end, end: tree.span.end }).trim();

/** `a fruit`, `no fruit of yours`, `2 fruits`: some, of which none was named. */
function isIndefinite(subject: Is['subject']): boolean {
  if (subject.kind !== 'noun') return false;
  const { determiner, quantity, owner } = subject;
  if (owner) return owner.kind === 'noun' && INDEFINITE.includes(owner.determiner ?? '');
  return determiner === undefined ? quantity !== undefined : INDEFINITE.includes(determiner);
}

const INDEFINITE: readonly string[] = ['a', 'another', 'any', 'no'];

/** That something happened to or by a subject at least once; or that it did not, as the question says. */
function happened(
  scope: Scope,
  tree: Does | Is,
  verb: VerbSymbol,
  how: HistoryQuestion['subject'],
  per: HistoryQuestion['per'],
  subject: Scalar,
  part?: VerbPreposition,
): Test | undefined {
  const index = historyCounterOf(scope, verb, how, per, {}, tree.span, part);
  if (index === undefined) return undefined;
  const left: Scalar = { op: 'history', question: index, subject };
  return negatedIf(tree.negated, { op: 'compare', how: '>=', left, right: constant(1) });
}

function periodOf(scope: Scope, time: Time): HistoryQuestion['per'] | undefined {
  const per = period(scope, time.unit.text);
  return (
    per ??
    reportMeaningless(scope, time.span, say('phrase/say-since-when', { example: oneOf(spansOf(scope)) }))
  );
}

const spansOf = (scope: Scope): Phrase[] => {
  const cycles = scope.vocabulary.cycles.map(({ names }) => `this ${names.en[0]}`);
  return ['this turn', ...cycles, 'this game'].map(written);
};

/** `last turn`: a time that nothing is remembered of. */
const ELSEWHEN = /\b(?:last|previous|next) \S+$/;
