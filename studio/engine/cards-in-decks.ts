/** Cards of a set in a game whose players bring decks: they take the places of cards of their kinds, to be tried. */
import { stringify } from 'yaml';
import { section } from '../../interpreter/compiler/declare/declared-names.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import { copiesInDecks } from '../../interpreter/game/spare-copies.ts';
import { toPlain, valueOf } from '../../schemas/index.ts';

/** A variant in which each deck has the cards that are in none; nothing where there is no such deck or card. */
export function variantWithCards(game: Game, own: readonly CardData[]): string | undefined {
  const outside = own.filter(({ symbol }) => copiesInDecks(game, symbol).length === 0);
  if (outside.length === 0) return undefined;
  const kinds = new Map(game.cards.map(({ symbol }) => [symbol.id, symbol.kind]));
  const changes = [...section(game.data, 'decks')].flatMap(({ id, node }) => {
    const listed = valueOf(node, 'cards');
    const counts = listed && new Map(Object.entries(toPlain(listed) as Record<string, number>));
    if (!counts) return [];
    for (const { symbol } of outside) {
      const place = [...counts].find(([card, count]) => count > 0 && kinds.get(card) === symbol.kind);
      if (!place) continue;
      const [card, count] = place;
      if (count > 1) counts.set(card, count - 1);
      else counts.delete(card);
      counts.set(symbol.id, 1);
    }
    return [[`decks/${id}/cards`, Object.fromEntries(counts)] as const];
  });
  if (changes.length === 0) return undefined;
  return stringify({ variant: 'tried', extends: game.id, name: 'tried', set: Object.fromEntries(changes) });
}
