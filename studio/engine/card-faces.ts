/** Cards as they are drawn: the words of a language, and which printed values are numbers, words or lists. */
import { copiesInDecks } from '../../interpreter/game/spare-copies.ts';
import { languages, nameIn, nounFor, type Language } from '../../dsl/nlg/index.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';

/** A printed value: a badge in a corner, a word beside the kind, or a row of words. */
export interface PrintedFact {
  readonly label: string;
  readonly value: string;
  readonly as: 'badge' | 'word' | 'row';
}

/** The words of a card in one language. */
export interface FaceWords {
  readonly language: Language;
  readonly name: string;
  readonly kind: string;
  readonly facts: readonly PrintedFact[];
  readonly texts: readonly { readonly label: string; readonly lines: readonly string[] }[];
}

export interface CardFace {
  readonly id: string;
  /** What decides the colours of its picture: its first value from a list of words, or its kind. */
  readonly family: string;
  readonly copies: number;
  readonly words: readonly FaceWords[];
}

/** What a card looks like in one language. */
export function faceIn(game: Game, card: CardData, language: Language): FaceWords {
  const text = cardText(game, card, language);
  const typeOf = new Map(
    card.symbol.kind.fields.flatMap((field) => {
      const { one, many } = nounFor(field, language);
      return [one, many].map((label) => [label, field.type.type] as const);
    }),
  );
  const facts = text.facts.map(({ label, value }): PrintedFact => {
    const type = typeOf.get(label);
    const as = type === 'number' || type === 'range' ? 'badge' : type === 'value' ? 'word' : 'row';
    return { label, value, as };
  });
  return {
    language,
    name: text.name,
    kind: text.kind,
    facts,
    texts:
      text.own === undefined
        ? text.texts.map(({ label, lines }) => ({ label, lines }))
        : [{ label: '', lines: text.own.split('\n') }],
  };
}

/** What a card looks like in all languages. */
export function faceOf(game: Game, card: CardData): CardFace {
  const { symbol } = card;
  const first = symbol.kind.fields.find(
    ({ type, index }) => type.type === 'value' && card.values[index] >= 0,
  );
  const value = first?.type.type === 'value' ? first.type.of.values[card.values[first.index]]?.id : undefined;
  return {
    id: symbol.id,
    family: value ?? symbol.kind.id,
    copies: copiesInDecks(game, symbol).length,
    words: languages.map((language) => faceIn(game, card, language)),
  };
}

export const cardName = (card: CardData, language: Language): string => nameIn(card.symbol, language);
