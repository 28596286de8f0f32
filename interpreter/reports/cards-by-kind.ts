/** The cards of a game in words, by their kinds: what card pages and rule books list. */
import { nounFor, type Language } from '../../dsl/nlg/index.ts';
import { cardText, type CardText } from '../compiler/cards/card-text.ts';
import type { CardData, Game } from '../game/linked-game.ts';

/** A card as it is printed, and how many there are. */
export interface ListedCard extends CardText {
  readonly id: string;
  readonly copies: number;
}

export interface CardsOfKind {
  /** What the kind is called in the plural. */
  readonly title: string;
  readonly cards: readonly ListedCard[];
}

/** The cards that are wanted, all by default; kinds without any are left out. */
export const cardsByKind = (
  game: Game,
  language: Language,
  wanted: (card: CardData) => boolean = () => true,
): CardsOfKind[] =>
  game.vocabulary.kinds
    .map((kind) => ({
      title: nounFor(kind, language).many,
      cards: game.cards
        .filter((card) => card.symbol.kind === kind && wanted(card))
        .map((card) => ({
          id: card.symbol.id,
          // Of cards that players bring each deck has its own number.
          copies: game.owners ? 1 : card.symbol.copies.length,
          ...cardText(game, card, language),
        })),
    }))
    .filter(({ cards }) => cards.length > 0);
