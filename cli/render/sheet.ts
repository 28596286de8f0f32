/** All cards and verbs of a game in words. */
import { nameIn, nounFor, type Language } from '../../dsl/render/index.ts';
import { cardText, type CardText } from '../../interpreter/card-text.ts';
import type { CardData, Game } from '../../interpreter/game.ts';
import { verbText, type VerbText } from '../../interpreter/verb-text.ts';

/** A card as it is printed, and how many there are. */
export interface SheetCard extends CardText {
  readonly id: string;
  readonly copies: number;
}

export interface Sheet {
  readonly game: string;
  readonly language: Language;
  /** The title, in the language. */
  readonly title: string;
  readonly kinds: readonly { readonly title: string; readonly cards: readonly SheetCard[] }[];
  readonly verbs: readonly VerbText[];
}

/** The cards of a game that are wanted, by their kinds, and its verbs. */
export function sheetOf(
  game: Game,
  language: Language,
  wanted: (card: CardData) => boolean,
  verbs: boolean,
): Sheet {
  const { vocabulary } = game;
  const kinds = vocabulary.kinds.map((kind) => ({
    title: nounFor(kind, language).many,
    cards: game.cards
      .filter((card) => card.symbol.kind === kind && wanted(card))
      .map((card) => ({
        id: card.symbol.id,
        copies: card.symbol.copies.length,
        ...cardText(game, card, language),
      })),
  }));
  return {
    game: game.id,
    language,
    title: nameIn(game, language),
    kinds: kinds.filter(({ cards }) => cards.length > 0),
    verbs: verbs ? vocabulary.verbs.map((verb) => verbText(vocabulary, verb, language)) : [],
  };
}
