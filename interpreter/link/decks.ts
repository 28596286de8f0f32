import type { CardSymbol, Vocabulary } from '../../dsl/vocabulary.ts';
import { valueOf, type Node } from '../../schemas/index.ts';
import { refer, section } from './names.ts';
import { entries, type Sources } from './sources.ts';

/** A list of cards that a player brings: how many of each, by id. */
export interface Deck {
  readonly id: string;
  readonly cards: ReadonlyMap<string, number>;
}

/** The decks of a game; none where its cards are the table's. Cards of other names are complained about later. */
export function readDecks(game: Node): Deck[] {
  return [...section(game, 'decks')].map(({ id, node }) => ({
    id,
    cards: new Map(
      entries(valueOf(node, 'cards')).flatMap(({ key, value }) =>
        value.kind === 'scalar' && typeof value.value === 'number' && value.value > 0 && value.value < 100
          ? [[key.text, value.value] as const]
          : [],
      ),
    ),
  }));
}

/** Which copies of a card there are: for each the seat whose deck it is from. Seats take the decks in turn. */
export function ownersOf(decks: readonly Deck[], card: string, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const deck = decks[seat % decks.length];
    return Array.from({ length: deck.cards.get(card) ?? 0 }, () => seat);
  }).flat();
}

/** Complains about cards in decks that the game does not have. */
export function checkDecks(s: Sources, vocabulary: Vocabulary, game: Node): void {
  const cards: readonly CardSymbol[] = vocabulary.cards;
  for (const { node } of section(game, 'decks'))
    for (const { key } of entries(valueOf(node, 'cards'))) refer(s, 'card', key, cards);
}
