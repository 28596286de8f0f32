/** The words of a game that sentences of everyday speech are built around, as alternatives of regular expressions. */
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { CounterSymbol, KindSymbol, Names } from '../../../language/symbols/symbols.ts';

/** What a game calls the cards, places and numbers of its texts. */
export interface SpokenWords {
  readonly vocabulary: Vocabulary;
  /** The kind of the card on which the text is printed. */
  readonly own: KindSymbol | undefined;
  /** Nouns for cards, in the singular and in the plural. */
  readonly one: string;
  readonly many: string;
  readonly cards: string;
  /** Squares of a board; undefined in games without one. */
  readonly cell: { readonly one: string; readonly many: string } | undefined;
  /** Numbers that are printed on cards. */
  readonly stats: string;
  /** The card that the text is about where it names none: the card itself, or what it is attached to. */
  readonly self: string | undefined;
}

const known = new WeakMap<Vocabulary, Map<string, SpokenWords>>();

/** Longer terms come first. */
const anyOf = (terms: Iterable<string>): string =>
  [...new Set(terms)].toSorted((a, b) => b.length - a.length).join('|');

export const allNamesOf = ({ en, printed }: Names): readonly string[] => [...en, ...(printed?.en ?? [])];

export function spokenWordsOf(vocabulary: Vocabulary, own: KindSymbol | undefined): SpokenWords {
  const key = `${own?.id ?? ''} ${vocabulary.terms.size}`;
  const cached = known.get(vocabulary)?.get(key);
  if (cached) return cached;
  const nouns = [...vocabulary.kinds, ...vocabulary.nouns.filter((each) => isOfCards(vocabulary, each.is))];
  const spelled = [...nouns.map(forms), { one: 'card', many: 'cards' }];
  const grid = vocabulary.zones.find((zone) => zone.order === 'grid')?.pile;
  const words: SpokenWords = {
    vocabulary,
    own,
    one: anyOf(spelled.map(({ one }) => one)),
    many: anyOf(spelled.map(({ many }) => many)),
    cards: anyOf(spelled.flatMap(({ one, many }) => [many, one])),
    cell: grid && forms(grid),
    stats: anyOf(statsOf(vocabulary).flatMap(allNamesOf)),
    self: own?.goesOn ? hostOf(vocabulary, own) : isOnBoard(vocabulary, own) ? 'this' : undefined,
  };
  known.set(vocabulary, (known.get(vocabulary) ?? new Map<string, SpokenWords>()).set(key, words));
  return words;
}

/** What a card is attached to: as abilities call it, or as orders do. */
function hostOf(vocabulary: Vocabulary, { fields, goesOn }: KindSymbol): string {
  const waits = fields.some(({ type }) => type.type === 'language' && type.entry === 'abilities');
  const words = goesOn?.tree.heads[0]?.words.map(({ text }) => text) ?? [];
  const found = longestTerm(vocabulary, goesOn?.tree.heads[0]?.words ?? [])?.meanings[0].symbol;
  const kind =
    found?.sort === 'noun'
      ? longestTerm(vocabulary, found.is.tree.heads[0].words)?.meanings[0].symbol
      : found;
  return waits && kind?.sort === 'kind' && words.length > 0
    ? `the equipped ${forms(kind).one}`
    : "this card's host";
}

function isOfCards(
  vocabulary: Vocabulary,
  { tree }: { tree: { heads: readonly { words: readonly { text: string }[] }[] } },
): boolean {
  const last = tree.heads.at(-1)?.words.map(({ text }) => text) ?? [];
  const symbol =
    vocabulary.terms.get(last.join(' '))?.[0]?.symbol ?? vocabulary.terms.get(last.at(-1) ?? '')?.[0]?.symbol;
  return symbol?.sort === 'kind' || symbol?.sort === 'noun' || last.at(-1) === 'card';
}

const statsOf = ({ kinds, counters }: Vocabulary): Names[] => [
  ...kinds.flatMap(({ fields }) =>
    fields.filter(({ type }) => type.type === 'number').map(({ names }) => names),
  ),
  ...counters
    .filter((each) => each.of === 'card' && each.names.printed !== undefined)
    .map(({ names }) => names),
];

/** Whether cards of a kind may be in play. */
const isOnBoard = ({ zones }: Vocabulary, kind: KindSymbol | undefined): boolean =>
  kind !== undefined &&
  zones.some(({ inPlay, takes }) => inPlay && (takes === undefined || takes.includes(kind)));

/** The singular of a noun for cards. */
export function singleOf({ vocabulary }: SpokenWords, noun: string): string {
  const symbol = vocabulary.terms.get(noun)?.[0]?.symbol;
  return symbol ? forms(symbol).one : noun === 'cards' ? 'card' : noun;
}

/** The kind that a phrase is about, by the first of its words that names one. */
export function kindOf({ vocabulary, cards, own }: SpokenWords, phrase: string): KindSymbol | undefined {
  if (/^this\b(?!.*\bhost\b)/.test(phrase)) return own;
  const [word] = new RegExp(`(?<![\\w-])(?:${cards})(?![\\w-])`).exec(phrase) ?? [];
  const symbol = word === undefined ? undefined : vocabulary.terms.get(word)?.[0]?.symbol;
  if (symbol?.sort === 'kind') return symbol;
  if (symbol?.sort === 'noun') {
    const [inner] = new RegExp(`(?<![\\w-])(?:${cards})(?![\\w-])`).exec(symbol.is.snippet.text) ?? [];
    const meant = inner === undefined ? undefined : vocabulary.terms.get(inner)?.[0]?.symbol;
    return meant?.sort === 'kind' ? meant : undefined;
  }
  return undefined;
}

/** The counter that a word names, where it is a counter. */
export const counterCalled = ({ vocabulary }: SpokenWords, word: string): CounterSymbol | undefined => {
  const symbol = vocabulary.terms.get(word)?.find((each) => each.symbol.sort === 'counter')?.symbol;
  return symbol?.sort === 'counter' ? symbol : undefined;
};
