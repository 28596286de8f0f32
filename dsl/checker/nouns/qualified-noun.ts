import { fixes, unknownQuality, lacksObject } from '../common-findings.ts';
import { asIs, oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import { nounsLike, similarNouns } from '../suggestions/word-suggestions.ts';
import { termIndex } from '../suggestions/similar-terms.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { plural, withArticle } from '../../text/english-inflection.ts';
import type { PrimitiveVerb } from '../../language/symbols/builtin-verbs.ts';
import type { Expression, Head, NounPhrase, Word, Tail } from '../../language/syntax/ast.ts';
import { numberOfPhrase } from '../../language/syntax/phrase-parts.ts';
import {
  forms,
  isUnread,
  longestTerm,
  spelledForms,
  type Meaning,
} from '../../language/symbols/symbol-table.ts';
import type { KindSymbol, NounLike } from '../../language/symbols/symbols.ts';
import { reportAt, isUnknownName, noEffect, errorSort, writtenWords } from '../scope.ts';
import type { Scope, PhraseMeaning } from '../scope.ts';

/** The noun of a head and the words that qualify it. */
export interface QualifiedNoun {
  readonly meaning: Meaning;
  readonly qualities: readonly Word[];
  readonly span: Span;
}

/** Kinds whose fields may be meant: those of the candidate, else all that have one of the name. */
function pickMeaning(
  scope: Scope,
  meanings: readonly Meaning[],
  kinds: readonly KindSymbol[] | undefined,
): Meaning {
  if (meanings.length === 1) return meanings[0];
  const fields = meanings.filter(({ symbol }) => symbol.sort === 'field');
  const candidate = kinds ?? scope.candidate?.thing.kinds ?? scope.candidate?.thing.zone?.takes;
  return (
    fields.find(({ symbol }) => symbol.sort === 'field' && candidate?.includes(symbol.kind)) ??
    meanings.find(({ symbol }) => symbol.sort !== 'field') ??
    meanings[0]
  );
}

/** Finds the noun at the end of a head: the longest term that the game declares. */
export function readQualifiedNoun(
  scope: Scope,
  head: Head,
  kinds?: readonly KindSymbol[],
  of: 'cards' | 'counters' = 'cards',
): QualifiedNoun | undefined {
  const found = longestTerm(scope.vocabulary, head.words);
  if (found && isUnread(found.meanings)) return errorSort(scope);
  if (found) {
    return {
      meaning: pickMeaning(scope, found.meanings, kinds),
      qualities: found.before,
      span: { start: found.term[0].span.start, end: head.span.end },
    };
  }
  if (isUnknownName(scope, head.words) || lacksFields(scope)) return errorSort(scope);
  const run = unknownRun(scope, head.words);
  return reportAt(
    scope,
    'name/unknown-noun',
    run.word.span,
    {
      word: run.word.text,
      near: run.near,
      of,
      known: scope.vocabulary[of === 'cards' ? 'kinds' : 'counters'].map((each) => forms(each).one),
    },
    isNamed(scope, run.word.text)
      ? { advice: say('phrase/a-name-above', { name: run.word.text }) }
      : fixes(scope, run.word, run.near),
  );
}

/** Whether a word is a name that the text gives above, in one number or the other: no noun is meant by it. */
const isNamed = ({ mentions }: Scope, word: string): boolean =>
  mentions.some(
    ({ name }) => name !== undefined && (name === word || plural(name) === word || plural(word) === name),
  );

/** Whether the fields of a kind could not be read: an unknown word may be one of them. */
const lacksFields = ({ vocabulary }: Scope): boolean =>
  vocabulary.kinds.some(({ unread, fields }) => unread && fields.length === 0);

/** The words at the end of a run that come nearest to a term of the game; the last word alone where none does. */
function unknownRun(scope: Scope, words: readonly Word[]): { word: Word; near: string[] } {
  const { vocabulary } = scope;
  const last = words.at(-1)!;
  if (isNamed(scope, last.text)) return { word: last, near: [] };
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count);
    if (tail.length < count) continue;
    const text = tail.map((word) => word.text).join(' ');
    const near = similarNouns(vocabulary, text, count);
    const word = { text, span: { start: tail[0].span.start, end: tail.at(-1)!.span.end } };
    if (near.length > 0) return { word, near };
  }
  // A longer term may be meant by its beginning (`discard` for `discard pile`).
  return { word: last, near: termIndex(vocabulary).beginningWith(last.text) };
}

/** The word of the phrase in the number that the phrase demands. */
export function checkNumber(scope: Scope, phrase: NounPhrase, noun: QualifiedNoun): void {
  const wanted = numberOfPhrase(phrase);
  const { symbol, form } = noun.meaning;
  if (wanted === undefined || wanted === form) return;
  const { one, many } = spelledForms(symbol);
  if (one === many) return;
  const right = wanted === 'one' ? one : many;
  const word = scope.snippet.text.slice(noun.span.start, noun.span.end);
  if (word === right) return;
  reportAt(
    scope,
    'name/number',
    noun.span,
    { word, right },
    {
      ...fixes(scope, noun, [right]),
      // A number in front gives the quantity; `a cards` may be one or several.
      spoken: phrase.quantity !== undefined,
    },
  );
}

/** What an order names by the word that the game declares for it (`a luck roll` of `make a luck roll`), or a complaint. */
export function declaredObject<S extends 'roll' | 'contest' | 'window'>(
  scope: Scope,
  verb: PrimitiveVerb,
  object: Expression,
  sort: S,
): { readonly phrase: NounPhrase; readonly symbol: NounLike & { readonly sort: S } } | undefined {
  const named = object.kind === 'noun' && object.heads.length > 0;
  const noun = named ? readQualifiedNoun(scope, object.heads[0]) : undefined;
  if (named && !noun) return undefined;
  if (!named || noun?.meaning.symbol.sort !== sort)
    return lacksObject(scope, object.span, verb, named ? declaredOnes(scope, object, sort) : {});
  if (!onlyNoun(scope, object, noun)) return undefined;
  return { phrase: object, symbol: noun.meaning.symbol as NounLike & { readonly sort: S } };
}

/** Words that any roll may have in front. */
const IDLE: ReadonlySet<string> = new Set(['die', 'dice']);

/** `a dare roll`, for `a roll`: those that the game declares. */
function declaredOnes(
  { vocabulary, snippet }: Scope,
  { span: { start }, heads: [{ span: head, words }] }: NounPhrase,
  sort: 'roll' | 'contest' | 'window',
): DiagnosticExtras {
  const names = vocabulary[`${sort}s`].map((each) => withArticle(each.names.en[0]));
  if (names.length === 0) return {};
  const advice = say('phrase/write', { example: oneOf(names.map(written)) });
  // Where there is one, no other can be meant; a word that nobody knows may be another one that is misspelt.
  const spoken = names.length === 1 && words.slice(0, -1).every(({ text }) => IDLE.has(text));
  return { advice, spoken, fixes: writeInstead(placeIn(snippet, { start, end: head.end }), names) };
}

/** Whether the phrase is its noun alone: qualities, tails, further heads and *another* would have no effect. */
export function onlyNoun(
  scope: Scope,
  phrase: NounPhrase,
  noun: QualifiedNoun,
  qualities = noun.qualities.length,
): boolean {
  const [quality] = noun.qualities;
  if (quality && qualities > 0 && noun.meaning.symbol.sort === 'counter') {
    const text = writtenWords(scope, { start: quality.span.start, end: noun.span.end });
    const near = nounsLike(scope.vocabulary, text);
    unknownQuality(scope, quality, asIs(writtenWords(scope, noun.span)), near, [], {});
    return false;
  }
  const isBare = phrase.tails.length === 0 && qualities === 0 && phrase.determiner !== 'another';
  const alone = phrase.heads.length === 1 && isBare;
  if (!alone) noEffect(scope, phrase.span);
  return alone;
}

/** The object of an order needs a quantity: `a card`, `all cards`, never just `card`. */
export function saysHowMany(scope: Scope, phrase: Expression): boolean {
  if (phrase.kind === 'noun' && (phrase.determiner === 'each' || phrase.determiner === 'every')) {
    const what = say('phrase/in-front-of-an-object', { what: written(phrase.determiner) });
    const advice = say('phrase/write-all-for-all-at-once');
    reportAt(scope, 'name/not-here', phrase.span, { what }, { advice });
    return false;
  }
  if (
    phrase.kind !== 'noun' ||
    phrase.determiner ||
    phrase.quantity ||
    phrase.owner ||
    phrase.heads.length === 0
  )
    return true;
  const noun = readQualifiedNoun(scope, phrase.heads[0]);
  if (!noun) return false;
  const { symbol } = noun.meaning;
  if (symbol.sort === 'card' || symbol.sort === 'value') return true;
  const { one, many } = forms(symbol);
  reportAt(
    scope,
    'name/bare-noun',
    phrase.span,
    { noun: many, one: withArticle(one), many },
    fixes(scope, noun, [withArticle(one), `all ${many}`]),
  );
  return false;
}

/** A description, and the tails that are left to narrow it. */
export interface WithTails {
  readonly value: PhraseMeaning;
  readonly tails: readonly Tail[];
}

/** A description, and all words that are left to narrow it. */
export interface Base extends WithTails {
  readonly qualities: QualifiedNoun['qualities'];
}

/** Makes what a domain gives of a value: with the tails of the phrase, unless it has used some, and the qualities of the noun. */
export const domainBase =
  (np: NounPhrase, { qualities }: QualifiedNoun) =>
  (value: PhraseMeaning | undefined, tails = np.tails): Base | undefined =>
    value && { value, tails, qualities };
