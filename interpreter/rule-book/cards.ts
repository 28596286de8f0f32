/** The cards of a game in words, for the end of its rule book. */
import { nounFor } from '../../dsl/render/index.ts';
import { cardText } from '../card-text.ts';
import type { RuleBook } from './book.ts';
import type { Teller } from './teller.ts';

export const cardsOf = ({ game, language }: Teller): RuleBook['cards'] =>
  game.vocabulary.kinds
    .map((kind) => ({
      kind: nounFor(kind, language).many,
      cards: game.cards
        .filter(({ symbol }) => symbol.kind === kind)
        .map((card) => ({
          // Of cards that players bring each deck has its own number.
          copies: game.owners ? 1 : card.symbol.copies.length,
          ...cardText(game, card, language),
        })),
    }))
    .filter(({ cards }) => cards.length > 0);
