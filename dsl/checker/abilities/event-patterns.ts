import { doneByNoCard, isOfCards } from '../done-by-players.ts';
import { unknownVerb, agreement, extraObject, nameTaken, saidInData } from '../common-findings.ts';
import { reportMeaningless, wrongSort } from '../expectations.ts';
import { allVerbs } from '../../language/symbols/counter-verbs.ts';
import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import { placeIn, type Span } from '../../text/source.ts';
import type { Batch, EventPattern } from '../../ir/statements.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import { verbsNear } from './use-events.ts';
import type { Argument, EventPhrase, Expression, NounPhrase, Word } from '../../language/syntax/ast.ts';
import type { KindSymbol, Parameter, VerbSymbol } from '../../language/symbols/symbols.ts';
import {
  amountForNumber,
  lacking,
  mentionAmount,
  numberParameters,
  readEventAmount,
  testOfNumber,
  without,
} from '../values/event-amounts.ts';
import { doneByNobody } from '../doers.ts';
import { allTogether, batchOf, quantityOf, wholePile } from './batch-events.ts';
import { mention } from '../nouns/references.ts';
import { contestEnd, windowPattern, windowStays } from './contest-event-patterns.ts';
import { crossingPattern } from './crossing-event-patterns.ts';
import { changePattern, changing } from './counter-event-patterns.ts';
import { kindsMeet } from '../nouns/noun-meanings.ts';
import { orderEventOf } from '../../language/symbols/events/order-events.ts';
import { ownVerb } from '../../language/symbols/builtin-verb-forms.ts';
import { fromItsPlace } from '../suggestions/places-behind.ts';
import { oneEach } from '../suggestions/rule-suggestions.ts';
import { isThis, matchTest, objectOf, eventPartMeaning, mentionOnce, withPurpose } from './event-context.ts';
import type { EventPart, EventReading } from './event-context.ts';
import {
  reportAt,
  countErrors,
  readDeclared,
  declaredHere,
  newSlot,
  writtenWords,
  behindFault,
  errorSort,
  noEffect,
  readMatching,
} from '../scope.ts';
import type { Scope, PhraseType } from '../scope.ts';

/** What is done with an event: it is waited for, something happens in its place, or a rule speaks about it. */
export type EventUse = 'told' | 'replaced' | 'ruled';

/**
 * Reads what an ability waits for. Each verb of each event gives a pattern; all of them fill the same locals,
 * so that what follows can use `that card` whichever it was.
 */
export function patterns(
  scope: Scope,
  events: readonly EventPhrase[],
  kept: EventUse = 'told',
  forbids = false,
): EventPattern[] | undefined {
  const counted = kept === 'told';
  const reading: EventReading = {
    agent: newSlot(scope, 'agent', 'player', false),
    objects: new Map(),
    amounts: [],
  };
  const found: EventPattern[] = [];
  const mentions: (() => void)[] = [];
  for (const event of events) {
    const beside = event.args.again ? 'again' : event.args.free ? 'for free' : undefined;
    if (beside) return reportAt(scope, 'name/not-here', event.span, { what: written(beside) });
    for (const word of event.verbs) {
      const ended = contestEnd(scope, event, word);
      const how = ended ? undefined : changing(scope, word);
      const verb = ended?.verb ?? (how ? undefined : verbOf(scope, event, word));
      if (verb?.moves && !forbids) return reportBuiltIn(scope, word);
      if (how) checkPerson(scope, event, word, how);
      const pattern = how
        ? changePattern(scope, event, how, word, reading, mentions)
        : isMoment(verb)
          ? kept === 'told'
            ? windowPattern(scope, event, verb!, word.span, reading)
            : windowStays(scope, event)
          : verb?.crosses
            ? crossingPattern(scope, event, verb, word.span, reading, mentions, { counted, forbids })
            : verb &&
              patternOf(
                scope,
                withPurpose(ended?.event ?? event, verb),
                placed(scope, event, verb),
                word.span,
                reading,
                mentions,
                kept,
                forbids,
              );
      if (!pattern) return undefined;
      found.push(pattern, ...asOthers(scope, pattern));
    }
  }
  // Two verbs with the same object name it once.
  for (const say of new Map(mentions.map((each, i) => [i, each])).values()) say();
  return reading.amounts.every((each) => mentioned(scope, found, each)) ? found : undefined;
}

/** Allows references to a number of the event; complains of a name that some of the events lack. */
function mentioned(
  scope: Scope,
  found: readonly EventPattern[],
  { slot, name, span }: EventReading['amounts'][number],
): boolean {
  const lacks = without(found, slot);
  if (lacks && name !== undefined) return lacking(scope, lacks, span) ?? false;
  if (lacks || scope.mentions.some((each) => each.slot === slot)) return true;
  if (name !== undefined && scope.mentions.some((each) => each.name === name)) {
    nameTaken(scope, span, name);
    return false;
  }
  mentionAmount(scope, slot, name);
  return true;
}

/**
 * Verbs that count as this one too: what waits for it is notified of them. One without a number is not done
 * by 3 or more.
 */
function asOthers(scope: Scope, pattern: EventPattern): EventPattern[] {
  return allVerbs(scope.vocabulary).flatMap((verb) => {
    if (!verb.counts.includes(pattern.verb)) return [];
    const [own, others] = [numberParameters(scope, { verb }), numberParameters(scope, pattern)];
    const said = others.filter((i) => pattern.arguments[i] >= 0);
    const prepositions = own.map((i) => verb.parameters[i].preposition);
    if (said.some((i) => !prepositions.includes(pattern.verb.parameters[i].preposition))) return [];
    const arguments_ = verb.parameters.map((parameter, i) => {
      const same = pattern.verb.parameters.findIndex((each) => each.preposition === parameter.preposition);
      return same < 0 || own.includes(i) !== others.includes(same) ? -1 : pattern.arguments[same];
    });
    return [{ ...pattern, verb, arguments: arguments_ }];
  });
}

function verbOf(
  scope: Scope,
  event: EventPhrase,
  word: EventPhrase['verbs'][number],
): VerbSymbol | undefined {
  const { vocabulary } = scope;
  const known =
    vocabulary.verbForms.get(word.text) ??
    vocabulary.eventForms.get(word.text) ??
    orderEventOf(vocabulary, word.text);
  if (known && (event.passive ? known.participle : known.form !== 'participle')) {
    if (known.form === 'third') checkPerson(scope, event, word, known.verb.id);
    return known.verb;
  }
  // `when this destroyed`, `when this is destroy`: what happens to something says `is` and a participle.
  if (known) {
    return agreement(scope, word, event.passive ? participleOf(scope, known.verb) : `is ${word.text}`);
  }
  if (ownVerb(word.text)?.verb === 'win') return endOfGame(scope, event);
  if (ownVerb(word.text)) return reportBuiltIn(scope, word);
  if (isBareCounter(scope, event, word)) return undefined;
  return unknownVerb(scope, word, verbsNear(scope, event, word.text));
}

/** Nothing waits for the end of the game; what is won may as well be misspelt. */
function endOfGame(scope: Scope, { args: { object }, span }: EventPhrase): undefined {
  const before = countErrors(scope);
  if (object && writtenWords(scope, object.span) !== 'the game') scope.read.expression(scope, object);
  if (countErrors(scope) === before) reportMeaningless(scope, span, say('phrase/the-end-of-the-game-is-no'));
}

/** Nothing waits for what most verbs of the language do. */
function reportBuiltIn(scope: Scope, { text, span }: Word): undefined {
  const advice = say('phrase/of-the-verbs-of-the-language', {
    what: oneOf(['gain', 'lose', 'pay', 'look', 'reveal', 'attach', 'shuffle'].map(written)),
  });
  return reportAt(scope, 'name/unknown-verb', span, { word: text, near: [], verbs: [] }, { advice });
}

/** A move to a place that is named: of the zone that has such places. */
function placed(scope: Scope, { args }: EventPhrase, verb: VerbSymbol): VerbSymbol {
  const to = args.arguments.find(({ preposition }) => preposition === 'to')?.phrase;
  if (!verb.moves || !to) return verb;
  const kinds = scope.vocabulary.changes.filter(({ moves }) => typeof moves === 'object');
  if (kinds.length === 1) return kinds[0];
  const zone = readMatching(scope, to)?.thing.zone;
  return kinds.find(({ moves }) => moves === zone) ?? kinds[0];
}

/** `when a player gains coins`: how many says a word in front, or the last of them is taken for the verb. */
function isBareCounter(scope: Scope, event: EventPhrase, word: Word): boolean {
  const words = event.subject.kind === 'noun' ? (event.subject.heads.at(-1)?.words ?? []) : [];
  const at = words.findLastIndex((each) => changing(scope, each) !== undefined);
  const run = [...words.slice(at + 1), word];
  const term = run.map(({ text }) => text).join(' ');
  const isCounter = scope.vocabulary.terms.get(term)?.some(({ symbol }) => symbol.sort === 'counter');
  if (at < 0 || !isCounter) return false;
  const span = { start: run[0].span.start, end: word.span.end };
  const right = `any ${term}`;
  const place = placeIn(scope.snippet, { start: span.start, end: span.start });
  const fixes = [
    { title: say('phrase/write', { example: written(right) }), edits: [{ place, text: 'any ' }] },
  ];
  reportAt(scope, 'syntax/missing-article', span, { word: term, right }, { fixes });
  return true;
}

/** `when you gains coins` */
function checkPerson(scope: Scope, event: EventPhrase, word: Word, right: string): void {
  const { subject, passive } = event;
  if (passive || word.text === right || subject.kind !== 'pronoun' || subject.which !== 'you') return;
  agreement(scope, word, right, 'warning');
}

function participleOf({ vocabulary }: Scope, { id }: VerbSymbol): string {
  for (const [form, { verb, participle }] of [...vocabulary.verbForms, ...vocabulary.eventForms])
    if (verb.id === id && participle) return form;
  return id;
}

function patternOf(
  scope: Scope,
  event: EventPhrase,
  verb: VerbSymbol,
  span: Span,
  reading: EventReading,
  mentions: (() => void)[],
  kept: EventUse,
  forbids: boolean,
): EventPattern | undefined {
  const counted = kept === 'told';
  if (verb.unread) return errorSort(scope);
  const isForbiddable =
    forbids && (verb.tells === 'look' || verb.tells === 'reveal' || verb.tells === 'attach');
  if ((verb.tells ?? verb.decides) && !counted && !isForbiddable) return reportNotReplaceable(scope, event);
  const tests: Test[] = [];
  const arguments_: number[] = verb.parameters.map(() => -1);
  let batch: Batch | undefined;
  let together: EventPattern['together'];
  let itself = false;
  let byPlayer = false;
  const said = new Set<string>();
  const bind = (preposition: string, phrase: Expression, behind?: Argument): boolean => {
    const at = verb.parameters.findIndex((each) => (each.preposition ?? '') === preposition);
    if (at < 0 && preposition === 'by' && isOfCards(scope, phrase))
      return doneByNoCard(scope, event, verb, phrase);
    if (at < 0) {
      const takes = verb.parameters.map(saidInData);
      const about = event.passive ? event.subject : event.args.object;
      extraObject(scope, phrase.span, verb.id, takes, behind && fromItsPlace(scope, about, behind));
      return false;
    }
    const part = objectOf(scope, verb.parameters[at], preposition, reading);
    if (!part) return false;
    arguments_[at] = part.slot;
    const value: Scalar = { op: 'local', slot: part.slot };
    const number = readEventAmount(scope, phrase);
    if (number) {
      if (part.thing.sort !== 'number') {
        const found = { thing: { sort: 'number' }, span: phrase.span } as const;
        wrongSort(scope, found, part.thing, phrase.span, declaredHere(verb.parameters[at]));
        return false;
      }
      const bounded = testOfNumber(scope, number, value, phrase.span);
      if (bounded?.test) tests.push(bounded.test);
      reading.amounts.push({ slot: part.slot, name: number.name?.text, span: phrase.span });
      return bounded !== undefined;
    }
    if (part.thing.sort === 'number' && amountForNumber(scope, phrase)) return false;
    const pile =
      kept !== 'ruled' && preposition === '' ? wholePile(scope, phrase, part, reading, counted) : undefined;
    if (pile) {
      if (pile.test) tests.push(pile.test);
      together = pile.together;
      if (!counted)
        mentions.push(() => mentionOnce(scope, pile.thing, pile.together.slot, pile.name, phrase.span));
      return true;
    }
    const test = matchTest(scope, phrase, value, part.thing, kindsTaken(scope, verb, preposition, reading));
    if (!test || !canBe(scope, verb, verb.parameters[at], phrase, part, test.said)) return false;
    if (test.test) tests.push(test.test);
    const quantity = quantityOf(phrase);
    if (quantity) {
      if (kept === 'ruled' || preposition !== '' || (!counted && !part.many))
        return noEffect(scope, phrase.span, oneEach(scope, phrase)) ?? false;
      batch = batchOf(scope, phrase, quantity, part.many);
      if (!batch) return false;
      if (!counted) {
        const slot = allTogether(scope, part, reading);
        const { name } = phrase as NounPhrase;
        together = { slot };
        mentions.push(() => {
          if (!scope.mentions.some((known) => known.slot === slot))
            mention(scope, test.thing, slot, true, name?.text, phrase.span);
        });
      }
    }
    if (isThis(phrase)) itself = true;
    if (!said.has(preposition) && phrase.kind === 'noun' && !quantity)
      mentions.push(() => mentionOnce(scope, test.thing, part.slot, phrase.name?.text, phrase.span));
    said.add(preposition);
    return true;
  };
  const who = (phrase: Expression): boolean => {
    if (phrase !== event.subject && readEventAmount(scope, phrase)) return bind('by', phrase);
    const described = readMatching(scope, phrase);
    if (!described) return false;
    if (described.thing.sort === 'card' || described.thing.sort === 'number') return bind('by', phrase);
    if (quantityOf(phrase)) return noEffect(scope, phrase.span, oneEach(scope, phrase)) ?? false;
    const value: Scalar = { op: 'local', slot: reading.agent };
    const test = matchTest(scope, phrase, value, { sort: 'player' });
    if (!test) return false;
    if (test.test) tests.push(test.test);
    // What nobody does in the flow of the game no player does.
    else byPlayer = doneByNobody(scope, verb) !== undefined;
    if (phrase.kind === 'noun')
      mentions.push(() => mentionOnce(scope, test.thing, reading.agent, phrase.name?.text, phrase.span));
    return true;
  };
  const { object, arguments: more } = event.args;
  const reads = [
    () => (event.passive ? bind('', event.subject) : who(event.subject)),
    () => !event.agent || who(event.agent),
    () => !object || bind('', object),
    ...more.map((each) => () => {
      const { preposition, phrase } = each;
      // One of two objects behind `by` is a number.
      return event.agent && preposition === 'by' ? who(phrase) : bind(preposition, phrase, each);
    }),
  ];
  const failed = reads.findIndex((read) => !read());
  if (failed >= 0) return behindFault(scope, () => reads.slice(failed + 1).forEach((read) => read()));
  const test: Test = tests.length === 1 ? tests[0] : { op: 'and', parts: tests };
  const how = byPlayer ? ({ byPlayer } as const) : {};
  const all = together ? { together } : {};
  return { verb, span, agent: reading.agent, arguments: arguments_, test, batch, itself, ...how, ...all };
}

/** What the language tells has happened by then: nothing forbids or replaces it, and nothing comes before it. */
export const reportNotReplaceable = (scope: Scope, event: EventPhrase): undefined =>
  noEffect(scope, event.span, say('phrase/is-told-when-it-has-happened', { example: written('when') }));

/** The kinds of card that a part of a verb can be, or of a verb that counts as it; undefined where any card can. */
function kindsTaken(
  scope: Scope,
  verb: VerbSymbol,
  preposition: string,
  { agent }: EventReading,
): readonly KindSymbol[] | undefined {
  const verbs = [verb, ...scope.vocabulary.verbs.filter(({ counts }) => counts.includes(verb))];
  const parts = verbs.flatMap(({ parameters }) =>
    parameters.filter((each) => (each.preposition ?? '') === preposition),
  );
  const taken = parts.map((each) => eventPartMeaning(scope, each, agent)?.thing.kinds);
  return taken.includes(undefined) ? undefined : taken.flatMap((each) => each!);
}

/** Whether an event can be about the referents of a phrase: what the verb takes, from where it takes it. */
function canBe(
  scope: Scope,
  verb: VerbSymbol,
  parameter: Parameter,
  phrase: Expression,
  part: EventPart,
  said: PhraseType,
): boolean {
  if (!kindsMeet(said, part.thing)) {
    const advice = say('phrase/is-never-about-another-card', { what: written(verb.id) });
    wrongSort(scope, { thing: said, span: phrase.span }, part.thing, phrase.span, { advice });
    return false;
  }
  const elsewhere = part.placed && part.thing.zone && said.zone && part.thing.zone !== said.zone;
  if (!elsewhere) return true;
  const wanted =
    readDeclared(scope, parameter.phrase, (tree) => writtenWords(scope, tree.span)) ?? parameter.name;
  reportAt(scope, 'name/elsewhere', phrase.span, { verb: verb.id, wanted, place: said.zone!.names.en[0] });
  return false;
}

/** Whether an event is a moment of a window. */
const isMoment = (verb: VerbSymbol | undefined): boolean =>
  verb?.tells === 'window opens' || verb?.tells === 'window closes';
