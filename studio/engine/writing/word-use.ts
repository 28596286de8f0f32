/** How cards of a game go on: words that many of them use come first. */
import { tokenize } from '../../../dsl/language/lexer/tokens.ts';
import type { CardSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { entryOf } from '../../../interpreter/compiler/loader/language-texts.ts';
import type { OpenSet } from './open-set.ts';

/** A text of a card as far as it is written: of which kind the card is, how the text is read, and its words. */
export interface BegunText {
  readonly kind: string | undefined;
  readonly entry: EntryKind;
  readonly before: string;
}

/**
 * Words that may follow, with how many cards go on with them at such a place. Those come first; of the others those of one
 * rank by how many cards say them anywhere.
 */
export function byUse<W extends { readonly label: string; readonly rank: number }>(
  { game: own, bare, words }: Pick<OpenSet, 'game' | 'bare' | 'words'>,
  found: readonly W[],
  text: BegunText,
): (W & { readonly used: number })[] {
  const game = own ?? bare;
  const lines = game && words ? linesOf(game, words, text.entry) : [];
  const after = usedAfter(lines, text);
  const anywhere = usedAnywhere(lines);
  const often = ({ label }: W): number => anywhere.get(label) ?? 0;
  return found
    .map((each) => ({ ...each, used: after.get(each.label) ?? 0 }))
    .sort((a, b) => b.used - a.used || a.rank - b.rank || often(b) - often(a));
}

/** A line of a text of a card, word by word. */
interface CardLine {
  readonly card: CardSymbol;
  readonly words: readonly string[];
}

const known = new WeakMap<Game, Map<EntryKind, readonly CardLine[]>>();

/** The lines of the texts of cards that are read in one way. */
function linesOf(game: Game, words: Vocabulary, entry: EntryKind): readonly CardLine[] {
  let byEntry = known.get(game);
  if (!byEntry) known.set(game, (byEntry = new Map()));
  let lines = byEntry.get(entry);
  if (!lines) {
    lines = [...textsOf(game, words, entry)].flatMap(([card, text]) =>
      text.split('\n').map((line) => ({ card, words: wordsOf(line) })),
    );
    byEntry.set(entry, lines);
  }
  return lines;
}

function* textsOf(game: Game, words: Vocabulary, entry: EntryKind): Generator<[CardSymbol, string]> {
  for (const { symbol, texts } of game.cards)
    for (const [field, { snippet }] of texts)
      if (entryOf('cards', [field], symbol.kind.id, words) === entry) yield [symbol, snippet.text];
  if (entry === 'abilities')
    for (const { card, snippet } of game.abilities) if (card) yield [card.symbol, snippet.text];
}

/** Words that belong together: as many as are counted. */
const LONGEST = 3;

/** How many cards go on with words where their text is as far as this one. */
function usedAfter(lines: readonly CardLine[], { kind, before }: BegunText): ReadonlyMap<string, number> {
  const last = wordsOf(before.split('\n').at(-1) ?? '').at(-1);
  const cards = new Map<string, Set<CardSymbol>>();
  for (const { card, words } of lines) {
    // How a text begins is a matter of its kind of card; how it goes on is not.
    if (last === undefined && kind !== undefined && card.kind.id !== kind) continue;
    const starts = last === undefined ? [0] : words.flatMap((word, i) => (word === last ? [i + 1] : []));
    for (const start of starts) count(cards, card, words, start);
  }
  return sizesOf(cards);
}

/** How many cards say words anywhere. */
function usedAnywhere(lines: readonly CardLine[]): ReadonlyMap<string, number> {
  const cards = new Map<string, Set<CardSymbol>>();
  for (const { card, words } of lines) for (const start of words.keys()) count(cards, card, words, start);
  return sizesOf(cards);
}

function count(
  cards: Map<string, Set<CardSymbol>>,
  card: CardSymbol,
  words: readonly string[],
  start: number,
): void {
  for (let length = 1; length <= LONGEST && start + length <= words.length; length++) {
    const run = words.slice(start, start + length).join(' ');
    const those = cards.get(run);
    if (those) those.add(card);
    else cards.set(run, new Set([card]));
  }
}

const sizesOf = (cards: ReadonlyMap<string, ReadonlySet<CardSymbol>>): ReadonlyMap<string, number> =>
  new Map([...cards].map(([words, those]) => [words, those.size]));

const wordsOf = (text: string): string[] => tokenize(text).tokens.map(({ image }) => image);
