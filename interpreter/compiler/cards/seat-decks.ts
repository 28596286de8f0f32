import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { CardSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type Node } from '../../../schemas/index.ts';
import { refer, section } from '../declare/declared-names.ts';
import { reportAtNode, reportIdleKey, entries, type Sources } from '../loader/link-context.ts';

/** Which deck each seat brings, in the order of the seats; a seat that names none has the one that the game says. */
export type DecksOfSeats = readonly (string | undefined)[];

/** A list of cards that a player brings: how many of each, by id. */
export interface Deck {
  readonly id: string;
  readonly cards: ReadonlyMap<string, number>;
}

/** More copies of a card than these are in no deck. */
export const MOST_IN_DECK = 99;

/** The decks of a game; none where its cards are the table's. Cards of other names are complained about later. */
export function readDecks(game: Node): Deck[] {
  return [...section(game, 'decks')].map(({ id, node }) => ({
    id,
    cards: new Map(
      entries(valueOf(node, 'cards')).flatMap(({ key, value }) =>
        value.kind === 'scalar' &&
        typeof value.value === 'number' &&
        value.value > 0 &&
        value.value <= MOST_IN_DECK
          ? [[key.text, value.value] as const]
          : [],
      ),
    ),
  }));
}

/** The deck of each seat: the chosen one, or the next of the game's in turn. */
export function deal(s: Sources, game: Node, seats: number, chosen: DecksOfSeats): Deck[] {
  const decks = readDecks(game);
  const at = valueOf(game, 'decks') ?? valueOf(game, 'game') ?? game;
  if (chosen.length > seats) reportAtNode(s, 'game/deck-seats', at, { decks: chosen.length, seats });
  if (decks.length === 0) {
    const lists = entry(game, 'decklists')?.key;
    if (lists) reportIdleKey(s, lists, 'decklists', say('phrase/in-a-game-without-decks'));
    if (chosen.some(Boolean)) reportIdleKey(s, at, 'decks', say('phrase/in-this-game'));
    return [];
  }
  const ids = decks.map((deck) => deck.id);
  return Array.from({ length: seats }, (_, seat) => {
    const word = chosen[seat];
    const found = word === undefined ? decks[seat % decks.length] : decks.find((deck) => deck.id === word);
    if (found) return found;
    reportAtNode(s, 'game/unknown', at, {
      what: say('no/deck'),
      word: word!,
      near: nearest(word!, ids),
      all: ids,
    });
    return decks[0];
  });
}

/** Which copies of a card there are: for each the seat whose deck it is from. */
export function ownersOf(decks: readonly Deck[], card: string): number[] {
  return decks.flatMap((deck, seat) => Array.from({ length: deck.cards.get(card) ?? 0 }, () => seat));
}

/** Complains about cards in decks that the game does not have. */
export function checkDecks(s: Sources, vocabulary: Vocabulary, game: Node): void {
  const cards: readonly CardSymbol[] = vocabulary.cards;
  for (const { node } of section(game, 'decks'))
    for (const { key } of entries(valueOf(node, 'cards'))) refer(s, 'card', key, cards);
}
