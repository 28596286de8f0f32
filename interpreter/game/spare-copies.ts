import type { CardSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Game } from './linked-game.ts';

/** The copies of a card that are in the game: all but those that no deck has. */
export const copiesInDecks = ({ spares }: Game, { copies }: CardSymbol): readonly number[] =>
  spares ? copies.filter((copy) => spares[copy] !== 1) : copies;

const usual = new WeakMap<Game, Game>();

/**
 * The game as it is where the seats have the decks that the game says: the same game where decklists are public. What is
 * learned of it tells nothing of the decks that others have chosen.
 */
export function withUsualDecks(game: Game): Game {
  if (!game.spares) return game;
  let known = usual.get(game);
  if (!known) {
    known = Object.create(game, { spares: { value: game.usualSpares, enumerable: true } }) as Game;
    usual.set(game, known);
  }
  return known;
}
