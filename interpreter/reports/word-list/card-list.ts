import { nameIn, nounFor, type Language } from '../../../dsl/nlg/index.ts';
import { valueOf } from '../../../schemas/index.ts';
import type { CardData, Game } from '../../game/linked-game.ts';
import { readDecks } from '../../compiler/cards/seat-decks.ts';
import { namesOf } from '../../compiler/declare/declared-names.ts';
import type { CardGroup } from './word-list.ts';

/** Which cards there are, with how many copies: by deck, or by kind where the cards are the table's. */
export function cardGroups(game: Game, language: Language): CardGroup[] {
  const decks = readDecks(game.data);
  const listed = (card: CardData, copies: number): CardGroup['cards'][number] => ({
    id: card.symbol.id,
    name: nameIn(card.symbol, language),
    copies,
  });
  if (decks.length === 0)
    return game.vocabulary.kinds.flatMap((kind) => {
      const cards = game.cards
        .filter(({ symbol }) => symbol.kind === kind)
        .map((card) => listed(card, card.symbol.copies.length));
      return cards.length === 0 ? [] : [group('kind', kind.id, nounFor(kind, language).many, cards)];
    });
  const node = valueOf(game.data, 'decks');
  const played = decks.map(({ id, cards }) => {
    const own = game.cards.flatMap((card) => {
      const copies = cards.get(card.symbol.id);
      return copies === undefined ? [] : [listed(card, copies)];
    });
    return group('deck', id, nameIn({ id, names: namesOf(valueOf(node, id), id) }, language), own);
  });
  const none = game.cards.filter(({ symbol }) => !decks.some(({ cards }) => cards.has(symbol.id)));
  return none.length === 0
    ? played
    : [
        ...played,
        group(
          'no deck',
          '',
          '',
          none.map((card) => listed(card, 0)),
        ),
      ];
}

const group = (by: CardGroup['by'], id: string, name: string, cards: CardGroup['cards']): CardGroup => ({
  by,
  id,
  name,
  total: cards.reduce((sum, { copies }) => sum + copies, 0),
  cards,
});
