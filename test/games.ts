import { describe, it } from 'vitest';
import type { Game } from '../interpreter/game/linked-game.ts';
import { gamesThere } from './files.ts';
import { readGame } from './read-game.ts';

/** A game that tests need; where it is absent they are skipped, each group by its name. */
export interface NeededGame {
  readonly game: () => Game;
  readonly describe: (name: string, tests: () => void) => void;
}

export function gameOrSkip(id: string): NeededGame {
  const there = gamesThere().includes(id);
  return {
    game: () => readGame(id),
    describe(name, tests) {
      if (there) describe(name, tests);
      else describe(name, () => it.skip(`needs the game ${id}`));
    },
  };
}

/** Defines the same tests for every game there is. */
export function forEachGame(name: string, tests: (game: Game) => void): void {
  const ids = gamesThere();
  if (ids.length === 0) describe(name, () => it.skip('needs a game in cards/'));
  for (const id of ids) describe(`${name}: ${id}`, () => tests(readGame(id)));
}
