import { fixes, unknownQuality } from '../common-findings.ts';
import { oneOf, asIs, say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import { nearest } from '../../text/edit-distance.ts';
import { nounsLike, similarNouns, qualitiesLike } from '../suggestions/word-suggestions.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { placeIn, type Span } from '../../text/source.ts';
import type { NounPhrase, Tail, Word } from '../../language/syntax/ast.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { EnumValueSymbol } from '../../language/symbols/symbols.ts';
import { qualified } from '../values/function-meanings.ts';
import { emptyCell } from './grid-cells.ts';
import { hasValueTest, holdsValuesOf, possibleValues } from '../values/field-values.ts';
import { demanding, kindsMeet, ofCandidate } from './noun-meanings.ts';
import { valueOfMention, unbound } from './references.ts';
import type { QualifiedNoun } from './qualified-noun.ts';
import {
  reportAt,
  writtenWords,
  type Mention,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
} from '../scope.ts';

/** Reports what describes a noun a second time: `the top top card`, `another other fruit`, `a fruit of yours of yours`. */
export function reportSaidTwice(
  scope: Scope,
  { determiner, span }: NounPhrase,
  qualities: readonly Word[],
  tails: readonly Tail[],
): boolean {
  const first: Span = { start: span.start, end: span.start + 'another'.length };
  const parts = [
    ...(determiner === 'another' ? [{ text: 'other', span: first }] : []),
    ...qualities,
    ...tails.map((tail) => ({ text: writtenWords(scope, tail.span), span: tail.span })),
  ];
  for (const [i, part] of parts.entries()) {
    const before = parts.slice(0, i).find(({ text }) => text === part.text);
    if (!before) continue;
    const both = { start: before.span.start, end: part.span.end };
    const right = writtenWords(scope, { start: both.start, end: part.span.start }).trim();
    const details = { found: writtenWords(scope, both), right, reason: 'twice' as const };
    reportAt(scope, 'syntax/habit', both, details, fixes(scope, { span: both }, [right]));
    return true;
  }
  return false;
}

/**
 * A word in front of the noun: `random`, `other`, or a value that one of the card's fields may have (`red`).
 */
export function applyQuality(
  scope: Scope,
  described: PhraseMeaning,
  word: Word,
  noun: QualifiedNoun,
): PhraseMeaning | undefined {
  if (word.text === 'random') return { ...described, random: true };
  if (word.text === 'other') return other(scope, described, word.span);
  if ((word.text === 'face-up' || word.text === 'face-down') && described.thing.sort === 'card')
    return ofCandidate(scope, described.thing, (it) => {
      const up: Test = { op: 'face-up', card: it };
      return demanding(scope, described, word.text === 'face-up' ? up : { op: 'not', part: up }, word.span);
    });
  const asked = ofCandidate(scope, described.thing, (it) =>
    qualified(scope, described.thing, it, word.text, word.span),
  );
  if (asked) return asked.test && demanding(scope, described, asked.test, word.span);
  const empty = emptyCell(scope, described, word);
  if (empty) return empty;
  const value = scope.vocabulary.enums
    .flatMap((each) => each.values)
    .find((each) => each.names.en[0] === word.text || each.id === word.text);
  const field = value && fieldFor(described, value);
  if (value && field) {
    return ofCandidate(scope, described.thing, (it) => {
      const test = hasValueTest(field, it, { op: 'constant', value: value.index });
      return demanding(scope, described, test, word.span);
    });
  }
  const called = asIs(writtenWords(scope, noun.span));
  const owners = value ? scope.vocabulary.fields.filter((each) => holdsValuesOf(each, value.of)) : [];
  if (value && owners.length > 0) {
    const right = owners.map((each) => written(`${word.text} ${forms(each.kind).one}`));
    const advice = say('phrase/say-which-kind-of-card-is', { example: oneOf(right) });
    return unknownQuality(scope, word, called, [], [], { advice });
  }
  // `in your scrap heap`, where `heap` is a word of the game and `scrap heap` is none.
  const span = { start: word.span.start, end: noun.span.end };
  const both = { text: writtenWords(scope, span), span };
  const whole = nounsLike(scope.vocabulary, both.text);
  if (whole.length > 0) return unknownQuality(scope, word, called, whole, [], fixes(scope, both, whole));
  const known = scope.vocabulary.enums.flatMap((each) => each.values.map((one) => one.id));
  const like = qualitiesLike(scope.vocabulary, word.text);
  const ofRolls = described.thing.sort === 'roll' ? ['next'] : [];
  const own = ['random', 'other', 'different', 'new', 'face-up', 'face-down', ...ofRolls];
  const spelled = nearest(word.text, [...known, ...own]).filter((other) => other !== word.text);
  const near = [...new Set([...like, ...spelled])];
  // `atack rolls`, where `attack rolls` is one word of the game.
  const terms = near.length > 0 ? [] : similarNouns(scope.vocabulary, both.text, both.text.split(' ').length);
  const values = possibleValues(described.thing);
  return terms.length > 0
    ? unknownQuality(scope, word, called, terms, values, fixes(scope, both, terms))
    : unknownQuality(scope, word, called, near, values);
}

const fieldFor = (described: PhraseMeaning, value: EnumValueSymbol) =>
  described.thing.kinds?.flatMap((kind) => kind.fields).find((field) => holdsValuesOf(field, value.of));

/** The card of the text, if the noun fits it; for a card that is attached, the one that carries it. */
function ownCard(
  { thisKind: kind, thisIs: card = { op: 'this' } }: Scope,
  thing: PhraseType,
): Scalar | undefined {
  if (!kind || thing.sort !== 'card') return undefined;
  if (kindsMeet(thing, { sort: 'card', kinds: [kind] })) return card;
  return kind.goesOn ? { op: 'host', card } : undefined;
}

/**
 * `another`, `other`: in what describes a card not that card; else not the one that was named before it, else not the card that says so; for a pile, not the one that holds the card named before.
 */
export function other(scope: Scope, described: PhraseMeaning, span: Span): PhraseMeaning | undefined {
  const { thing } = described;
  const named = scope.mentions.filter(
    (mention) =>
      !mention.many &&
      (mention.thing.sort === thing.sort || (thing.sort === 'pile' && mention.thing.sort === 'card')),
  );
  const valueOf = (known: Mention | undefined): Scalar | undefined => {
    const local = known && valueOfMention(known);
    return local && known.thing.sort !== thing.sort ? { op: 'pile-of', card: local } : local;
  };
  // A tool is other than any cart: a cart of the sentence is not what `other tools` are compared with.
  const own = thing.sort === 'player' ? scope.you : ownCard(scope, thing);
  const { measured } = scope;
  const than =
    (measured && kindsMeet(measured.thing, thing) ? measured.value : undefined) ??
    valueOf(
      named.findLast((mention) => mention.thing.sort !== thing.sort || kindsMeet(mention.thing, thing)),
    ) ??
    own ??
    valueOf(named.at(-1));
  if (!than) return unbound(scope, span, { phrase: writtenWords(scope, span), known: [] });
  const found = ofCandidate(scope, thing, (it) =>
    demanding(scope, described, { op: 'compare', how: '<>', left: it, right: than }, span),
  );
  return thing.sort === 'player' ? { ...found, thing: { ...thing, side: { notOf: than } } } : found;
}

/**
 * `all other cards among the shown`, behind `move all fruits among the shown to your hand`: other than all of these, and than each that was
 * named alone since the shown were. Nothing where one was named last, which `other` refers to anyway.
 */
export function othersAmong(
  scope: Scope,
  described: PhraseMeaning,
  tails: readonly Tail[],
  span: Span,
): PhraseMeaning | undefined {
  const { thing } = described;
  const from = groupAmong(scope, tails);
  if (from < 0) return undefined;
  const since = scope.mentions
    .slice(from + 1)
    .filter((mention) => mention.thing.sort === thing.sort && kindsMeet(mention.thing, thing));
  if (since.at(-1)?.many !== true) return undefined;
  return ofCandidate(scope, thing, (it) => {
    const parts = since.map((mention): Test => ({
      op: 'not',
      part: mention.many
        ? { op: 'among', value: it, of: { op: 'list', slot: mention.slot } }
        : { op: 'compare', how: '=', left: it, right: valueOfMention(mention) },
    }));
    return demanding(scope, described, parts.length === 1 ? parts[0] : { op: 'and', parts }, span);
  });
}

/** `choose 2 fruits`, and below it `all other fruits` on a fruit: others than those, or than the fruit that says so. Reports that. */
export function reportOtherThanSeveral(
  scope: Scope,
  { thing }: PhraseMeaning,
  { heads, span }: NounPhrase,
  word: Word,
): boolean {
  if (thing.sort !== 'card' || !thing.kinds || scope.measured || !ownCard(scope, thing)) return false;
  const named = scope.mentions.findLast(
    (each) => each.thing.sort === 'card' && kindsMeet(each.thing, thing) && each.thing.kinds,
  );
  const [head, ...more] = heads;
  if (!named?.many || !head || more.length > 0) return false;
  const { text } = scope.snippet;
  const noun = text.slice(word.span.end, head.span.end).trim();
  const those =
    named.name === undefined ? `those ${forms(named.thing.kinds![0]!).many}` : `the ${named.name}`;
  const right = [those, 'this'].map(
    (than) =>
      `${text.slice(span.start, word.span.start)}${noun} other than ${than}${text.slice(head.span.end, span.end)}`,
  );
  const details = { phrase: writtenWords(scope, span), noun, are: right, named: false };
  reportAt(scope, 'name/two-candidates', span, details, {
    advice: say('phrase/write', { example: oneOf(right.map(written)) }),
    fixes: writeInstead(placeIn(scope.snippet, span), right),
  });
  return true;
}

/** Where those that were named before `among the shown` are among the mentions; -1 where nothing was. */
function groupAmong({ mentions }: Scope, tails: readonly Tail[]): number {
  const among = tails.find((tail) => tail.kind === 'place' && tail.preposition === 'among');
  const phrase = among?.kind === 'place' ? among.phrase : undefined;
  if (phrase?.kind !== 'noun' || phrase.determiner !== 'the' || phrase.heads.length !== 1) return -1;
  const name = phrase.heads[0].words.map(({ text }) => text).join(' ');
  return mentions.findLastIndex((mention) => mention.name === name && mention.many);
}

/** The others among some are where all of these were before some were moved. */
export function placedRest(
  scope: Scope,
  described: PhraseMeaning,
  tails: readonly Tail[],
  isOther: boolean,
): PhraseMeaning {
  const { thing } = described;
  const isRest = isOther || isApart(tails);
  const rest =
    isRest && thing.sort === 'card' && !thing.zone
      ? scope.mentions[groupAmong(scope, tails)]?.rest
      : undefined;
  if (!rest) return described;
  return {
    ...described,
    thing: { ...thing, zone: rest.zone, inPlay: rest.inPlay, ...(rest.side && { side: rest.side }) },
  };
}

/** Whether some are left out, of all or of those among which they are. */
const isApart = (tails: readonly Tail[]): boolean =>
  tails.some(
    (tail) =>
      tail.kind === 'place' &&
      (tail.preposition === 'other than' ||
        (tail.preposition === 'among' && tail.phrase.kind === 'noun' && isApart(tail.phrase.tails))),
  );
