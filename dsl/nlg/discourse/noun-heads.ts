/** The noun of a phrase with the words in front of it. */
import { playerWords, type Form } from '../../language/symbols/symbol-table.ts';
import type { Span } from '../../text/source.ts';
import type { Expression, Head, NounPhrase, Order, Word } from '../../language/syntax/ast.ts';
import type { NounLike } from '../../language/symbols/symbols.ts';
import { ownNoun } from './built-in-nouns.ts';
import { formIn, nounFor } from './noun-forms.ts';
import type { Noun } from './noun-types.ts';
import type { Person } from './grammatical-person.ts';
import {
  formOf,
  headOf,
  isInPlayWord,
  termOf,
  wordsOf,
  type Named,
  type DiscourseScope,
} from './discourse-scope.ts';
import { verbFor } from '../realiser/verb-phrases.ts';

/** Words of the language that precede a noun. */
const own = [
  'further',
  'random',
  'enemy',
  'other',
  'different',
  'same',
  'face-up',
  'face-down',
  'empty',
  'full',
  'total',
  'highest',
  'lowest',
  'most',
  'fewest',
  'equipped',
  'top',
  'bottom',
  'leftmost',
  'rightmost',
  'first',
  'last',
  'next',
] as const;

export type OwnQuality = (typeof own)[number];

/** What qualifies a noun: a word of the language, a value of a field (which may be a noun too), or what was done to it. */
export type Quality =
  | { readonly word: OwnQuality }
  | { readonly value: Noun; readonly negated?: boolean }
  /** A participle, as the language says it. */
  | { readonly done: string; readonly borrowed?: boolean };

/** A noun of the game with what qualifies it. */
export interface HeadWords {
  readonly noun: Noun;
  readonly symbol: NounLike | undefined;
  readonly qualities: readonly Quality[];
  readonly isNew: boolean;
  readonly form: Form;
}

export function headIn(scope: DiscourseScope, phrase: NounPhrase, head: Head): HeadWords {
  const { vocabulary, language } = scope;
  const term = isInPlayWord(phrase) ? undefined : termOf(vocabulary, head.words);
  const last = head.words.at(-1)?.text ?? '';
  const ofDice = totalOfDice(term, language);
  const word = term ? ofDice : ownNoun(language, last);
  const before = ofDice ? [] : term ? term.before : head.words.slice(0, -1);
  const bare = { one: last, many: last, gender: language === 'en' ? undefined : ('m' as const) };
  const noun = ofDice?.noun ?? (term ? nounFor(term.symbol, language) : (word?.noun ?? bare));
  return {
    noun,
    symbol: term?.symbol,
    qualities: [
      ...(phrase.ordinal?.amount ? [{ word: phrase.ordinal.which }] : []),
      ...before.map((each) => qualityOf(scope, each)),
    ],
    isNew: head.isNew,
    form: formIn(noun, formOf(phrase, term?.form ?? word?.form ?? 'one'), isCounted(phrase)),
  };
}

/** `the total die of that roll` is one number. */
const totalOfDice = (
  term: ReturnType<typeof termOf>,
  language: DiscourseScope['language'],
): ReturnType<typeof ownNoun> =>
  term?.symbol.sort === 'built-in' &&
  term.symbol.id === 'die' &&
  term.before.length === 1 &&
  term.before[0].text === 'total'
    ? ownNoun(language, 'total die')
    : undefined;

/** `1 point`, `a point`, `no point` */
export const isCounted = ({ determiner, quantity }: NounPhrase): boolean =>
  quantity !== undefined || ['a', 'another', 'each', 'every', 'no'].includes(determiner ?? '');

export const headsIn = (scope: DiscourseScope, phrase: NounPhrase): HeadWords[] =>
  phrase.heads.map((head) => headIn(scope, phrase, head));

export function qualityOf(scope: DiscourseScope, { text }: Word): Quality {
  const { vocabulary, language } = scope;
  const word = own.find((each) => each === text);
  if (word) return { word };
  const symbol =
    vocabulary.enums.flatMap((each) => each.values).find((each) => isNamed(each, text)) ??
    vocabulary.functions.find((each) => isNamed(each, text));
  if (symbol) return { value: nounFor(symbol, language) };
  const verb = vocabulary.verbForms.has(text) ? verbFor(vocabulary, text, language) : undefined;
  return verb
    ? { done: verb.forms.done, borrowed: verb.forms.borrowed }
    : { value: { one: text, many: text, gender: undefined } };
}

const isNamed = (
  symbol: { readonly id: string; readonly names: { readonly en: readonly string[] } },
  text: string,
) => symbol.id === text || symbol.names.en[0] === text;

/** The referent of a name that the text gave. */
export function mentioned(scope: DiscourseScope, e: Expression): Named | undefined {
  if (e.kind !== 'noun' || e.determiner !== 'the' || e.heads.length !== 1 || e.ordinal?.amount)
    return undefined;
  return scope.names.get(wordsOf(e.heads[0].words));
}

/** `(X)` behind a number that has a letter. */
export function letterBehind({ names }: DiscourseScope, { name }: Pick<NounPhrase, 'name'>): string {
  const known = name && names.get(name.text);
  const letter = known?.sort === 'letter' ? known.letter : known?.sort === 'thing' ? known.called : undefined;
  return letter === undefined ? '' : `(${letter})`;
}

/** An order that somebody else gives: what *you* do. */
export const byYou = (order: Order): Order => ({
  ...order,
  subject: order.subject ?? { kind: 'pronoun', which: 'you', span: order.span },
});

/** Whether what is no noun is a number. */
export const isCalculated = ({ kind }: Expression): boolean =>
  [
    'number',
    'number-of',
    'occurrences',
    'that-many',
    'bound',
    'binary',
    'divided',
    'extreme',
    'difference',
  ].includes(kind);

/** `no cards` */
export const isNone = (e: Expression): boolean => e.kind === 'noun' && e.determiner === 'no';
/** `a card`, `cards`: what is denied of it is denied of all. */
export const isIndefinite = (e: Expression): e is NounPhrase =>
  e.kind === 'noun' &&
  e.heads.length > 0 &&
  !e.owner &&
  !e.quantity &&
  !e.tails.some((tail) => tail.kind === 'of' && tail.phrase.kind === 'pronoun') &&
  (e.determiner === 'a' || e.determiner === 'any' || e.determiner === undefined);

/** Who a clause is about, for the form of its verb. */
export function personOf(scope: DiscourseScope, e: Expression): Person {
  if (e.kind === 'pronoun') return e.which === 'you' ? 'you' : 'one';
  const known = mentioned(scope, e);
  if (known) return known.sort === 'thing' ? known.form : 'one';
  if (e.kind !== 'noun') return 'one';
  const form = e.heads.length > 0 ? headIn(scope, e, e.heads[0]).form : headOf(scope.vocabulary, e)?.form;
  return form ?? 'one';
}

/** The noun of a phrase, and its number; undefined if it is no noun. */
export function spokenNoun(scope: DiscourseScope, e: Expression): { noun: Noun; form: Form } | undefined {
  const { language } = scope;
  const card: NounLike = { sort: 'built-in', id: 'card' };
  const player: NounLike = { sort: 'built-in', id: 'player' };
  if (e.kind === 'pronoun')
    return { noun: nounFor(e.which === 'this' ? card : player, language), form: 'one' };
  const known = mentioned(scope, e);
  if (known?.sort === 'alias') return spokenNoun(scope, known.value);
  if (known?.sort === 'thing') return { noun: nounFor(known.symbol ?? card, language), form: known.form };
  if (known || e.kind !== 'noun') return undefined;
  if (e.heads.length > 0) return headIn(scope, e, e.heads[0]);
  const of = e.tails.find((tail) => tail.kind === 'of');
  const inner = of && spokenNoun(scope, of.phrase);
  return inner && { noun: inner.noun, form: formOf(e, 'one') };
}

/**
 * Whom `their` behind a phrase means: the player or players that it refers to; undefined if it refers to
 * none.
 */
export function holderIn(
  scope: DiscourseScope,
  e: Expression,
): { form: Form; noun: Noun | undefined } | undefined {
  const symbol = headOf(scope.vocabulary, e)?.symbol;
  const holds =
    symbol?.sort === 'role' ||
    symbol?.sort === 'ranking' ||
    (symbol?.sort === 'built-in' && playerWords.includes(symbol.id));
  return holds ? spokenNoun(scope, e) : undefined;
}

/** The referent of a phrase, also by a name that the text gave. */
export function symbolOf(scope: DiscourseScope, e: Expression): NounLike | undefined {
  const known = mentioned(scope, e);
  if (known?.sort === 'alias') return symbolOf(scope, known.value);
  return known?.sort === 'thing' ? known.symbol : headOf(scope.vocabulary, e)?.symbol;
}

/** The card that prints a text, as a phrase. */
export const thisCard = (span: Span): Expression => ({ kind: 'pronoun', which: 'this', span });
