/** All cards and verbs of a game in words. */
import { nameIn, type Language } from '../../../dsl/nlg/index.ts';
import { cardsByKind, type CardsOfKind } from '../cards-by-kind.ts';
import type { CardData, Game } from '../../game/linked-game.ts';
import { verbText, type VerbText } from '../verb-text.ts';

export interface CardSheet {
  readonly game: string;
  readonly language: Language;
  /** The title, in the language. */
  readonly title: string;
  readonly kinds: readonly CardsOfKind[];
  readonly verbs: readonly VerbText[];
}

/** The cards of a game that are wanted, by their kinds, and its verbs. */
export function cardSheetOf(
  game: Game,
  language: Language,
  wanted: (card: CardData) => boolean,
  verbs: boolean,
): CardSheet {
  const { vocabulary } = game;
  return {
    game: game.id,
    language,
    title: nameIn(game, language),
    kinds: cardsByKind(game, language, wanted),
    verbs: verbs ? vocabulary.verbs.map((verb) => verbText(vocabulary, verb, language)) : [],
  };
}
