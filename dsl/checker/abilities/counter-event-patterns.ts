import { agreement, lacksObject, extraObject } from '../common-findings.ts';
import { reportMeaningless, wrongSort } from '../expectations.ts';
import { verbOfChange } from '../../language/symbols/counter-verbs.ts';
import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { placeIn } from '../../text/source.ts';
import type { EventPattern } from '../../ir/statements.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import { primitives } from '../../language/symbols/builtin-verbs.ts';
import type { EventPhrase, Expression, NounPhrase, Word } from '../../language/syntax/ast.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { CounterChange } from '../../language/symbols/symbols.ts';
import { counts } from '../nouns/counter-applies.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { quantityTest } from '../conditions/quantity-limits.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';
import { checkNumber, readQualifiedNoun, onlyNoun, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import { ownVerb } from '../../language/symbols/builtin-verb-forms.ts';
import { isThis, matchTest, objectOf, type EventReading, mentionOnce } from './event-context.ts';
import { reportAt, noEffect, writtenWords, type Scope, readMatching } from '../scope.ts';

/**
 * Events in which a counter changes: `you gain any coins`, `a player loses 2 or more coins`, `this loses the last life`.
 * What is gained is what comes of it: no more than the counter holds, and nothing is no event.
 */

/** The way in which a verb changes a counter; none where it is no such verb, or one that the game declares. */
export function changing(scope: Scope, { text }: Word): CounterChange['how'] | undefined {
  if (scope.vocabulary.verbForms.has(text)) return undefined;
  const own = ownVerb(text)?.verb;
  return own === 'gain' || own === 'lose' || own === 'pay' ? own : undefined;
}

export function changePattern(
  scope: Scope,
  event: EventPhrase,
  how: CounterChange['how'],
  word: Word,
  reading: EventReading,
  mentions: (() => void)[],
): EventPattern | undefined {
  const { subject, args } = event;
  const noun = counterOf(scope, event, how, word);
  if (!noun || noun.meaning.symbol.sort !== 'counter') return undefined;
  const counter = noun.meaning.symbol;
  const verb = verbOfChange(scope.vocabulary, { how, counter });
  if (!verb) return reportMeaningless(scope, event.span);
  const tests: Test[] = [];
  const arguments_ = verb.parameters.map(() => -1);
  const card = counter.of === 'card' ? objectOf(scope, verb.parameters[0], '', reading) : undefined;
  if (counter.of === 'card' && !card) return undefined;
  const value: Scalar = { op: 'local', slot: card?.slot ?? reading.agent };
  const test = whoIs(scope, subject, value, noun, counter.of === 'card');
  if (!test) return undefined;
  if (test.test) tests.push(test.test);
  if (card) arguments_[0] = card.slot;
  if (subject.kind === 'noun')
    mentions.push(() => mentionOnce(scope, test.thing, value.slot, subject.name?.text));
  const object = args.object as NounPhrase;
  const said = amountSaid(scope, object, noun, subject);
  if (!said) return undefined;
  if (said.last || said.counted || object.name) {
    const at = verb.parameters.length - 1;
    const part = objectOf(scope, verb.parameters[at], 'by', reading);
    if (!part) return undefined;
    arguments_[at] = part.slot;
    const amount: Scalar = { op: 'local', slot: part.slot };
    if (said.last) {
      const owner = counter.of === 'game' ? undefined : value;
      const left: Scalar = { op: '-', left: { op: 'counter', counter, owner }, right: amount };
      tests.push({ op: 'compare', how: '<=', left, right: constant(counter.from ?? 0) });
    }
    const bounded = said.counted && quantityTest(scope, object, amount);
    if (said.counted && !bounded) return undefined;
    if (bounded) tests.push(bounded);
    reading.amounts.push({ slot: part.slot, name: object.name?.text, span: object.span });
  }
  const all: Test = tests.length === 1 ? tests[0] : { op: 'and', parts: tests };
  const { agent } = reading;
  const { span } = word;
  const itself = isThis(subject);
  return { verb, span, agent, arguments: arguments_, test: all, batch: undefined, itself };
}

/** The counter that an event is about. */
function counterOf(
  scope: Scope,
  { passive, args, subject, span }: EventPhrase,
  how: CounterChange['how'],
  word: Word,
): QualifiedNoun | undefined {
  if (passive) {
    const what = writtenWords(scope, subject.span);
    const right = `a player ${verbIn(scope.vocabulary, how, 'third')} ${/^\w+$/.test(what) ? `any ${what}` : what}`;
    const advice = say('phrase/say-who-it-is', { example: written(right) });
    return reportMeaningless(scope, span, advice);
  }
  if (ownVerb(word.text)?.form === 'participle')
    return agreement(scope, word, verbIn(scope.vocabulary, how, 'third'));
  const { object, arguments: more } = args;
  const wanted = say(primitives[how].takes[0].wants);
  if (object && writtenWords(scope, object.span) === 'the game')
    return reportMeaningless(scope, span, say('phrase/the-end-of-the-game-is-no'));
  if (!object) return lacksObject(scope, word.span, how);
  const named = object.kind === 'noun' && object.heads.length === 1;
  // The number precedes what is counted, as in an order.
  const [first] = more;
  if (first) {
    const amount = first.preposition === 'by' ? writtenWords(scope, first.phrase.span) : undefined;
    const of =
      object.kind === 'noun' ? object.heads.flatMap(({ words }) => words.map(({ text }) => text)) : [];
    const right = amount && [word.text, amount, ...of].join(' ');
    const advice = right === undefined ? {} : { advice: say('phrase/write', { example: written(right) }) };
    return extraObject(scope, first.span, how, [wanted], advice);
  }
  const noun = named
    ? readQualifiedNoun(scope, withoutLast(object).heads[0], undefined, 'counters')
    : undefined;
  if (named && !noun) return undefined;
  if (!named || noun?.meaning.symbol.sort !== 'counter')
    return reportAt(scope, 'name/wrong-sort', object.span, { found: say('no/counter'), wanted });
  return noun;
}

/** Whether an event can be about the phrase in front of the verb. */
function whoIs(
  scope: Scope,
  subject: Expression,
  value: Scalar,
  noun: QualifiedNoun,
  card: boolean,
): ReturnType<typeof matchTest> {
  const described = readMatching(scope, subject);
  if (!described) return undefined;
  const { sort } = described.thing;
  if (sort !== (card ? 'card' : 'player')) {
    const word = written(writtenWords(scope, noun.span));
    const advice = card
      ? say('phrase/is-a-counter-of-cards', { what: word })
      : say('phrase/is-no-counter-of-cards', { what: word });
    const found = { thing: described.thing, span: subject.span };
    return wrongSort(scope, found, card ? 'card' : 'player', subject.span, { advice });
  }
  if (subject.kind === 'noun' && subject.quantity) return noEffect(scope, subject.span);
  const found = matchTest(scope, subject, value, { sort });
  const { symbol } = noun.meaning;
  if (found && card && symbol.sort === 'counter' && !counts(scope, symbol, found.said, noun))
    return undefined;
  return found;
}

/** The condition on the amount: none, a bound, or that nothing is left. */
function amountSaid(
  scope: Scope,
  object: NounPhrase,
  noun: QualifiedNoun,
  subject: Expression,
): { readonly last: boolean; readonly counted: boolean } | undefined {
  const { symbol } = noun.meaning;
  if (symbol.sort !== 'counter') return undefined;
  const last = isLast(object);
  const phrase = withoutLast(object);
  if (!onlyNoun(scope, phrase, noun)) return undefined;
  const { one, many } = forms(symbol);
  const refused = (...ways: string[]): undefined => {
    // `a coin` may be each time that there are more, or one of them.
    const isOne = object.determiner === 'a' && !object.ordinal && !object.owner;
    const advice = say('phrase/write', { example: oneOf(ways.map(written)) });
    return isOne
      ? reportMeaningless(scope, object.span, advice, {
          fixes: writeInstead(placeIn(scope.snippet, object.span), ways),
        })
      : noEffect(scope, object.span, advice);
  };
  if (last) {
    const you = subject.kind === 'pronoun' && subject.which === 'you';
    const right = symbol.of === 'card' ? 'the' : you ? 'your' : 'their';
    if (object.determiner !== right || object.quantity) return refused(`${right} last ${one}`);
    if (symbol.from !== undefined) return { last, counted: false };
    const advice = say('phrase/give-a-lowest-value-with-from', { what: written(symbol.id) });
    return noEffect(scope, object.span, advice);
  }
  const { quantity, determiner } = object;
  const bare = !determiner && !quantity && (noun.meaning.form === 'many' || one === many);
  const any = bare || determiner === 'any' || (!determiner && quantity?.kind === 'one-or-more');
  const counted = !determiner && (quantity?.kind === 'count' || quantity?.kind === 'compared');
  if (object.ordinal || object.owner || (!any && !counted))
    return refused(`any ${many}`, `exactly 1 ${one}`, `2 or more ${many}`);
  if (any && noun.meaning.form === 'one' && one !== many) return refused(`any ${many}`);
  checkNumber(scope, object, noun);
  return { last, counted };
}

const isLast = ({ ordinal }: NounPhrase): boolean => ordinal?.which === 'last' && !ordinal.amount;

/** `coin` of `your last coin` */
function withoutLast(phrase: NounPhrase): NounPhrase {
  const [head, ...more] = phrase.heads;
  if (!isLast(phrase) || head.words[0].text !== 'last' || head.words.length < 2) return phrase;
  return { ...phrase, heads: [{ ...head, words: head.words.slice(1) }, ...more] };
}
