import type { Game } from '../interpreter/game/linked-game.ts';
import { loadGame } from '../interpreter/compiler/linker/load-game.ts';
import { gameFiles } from './files.ts';

const loaded = new Map<string, Game>();

/** A game of `cards/`, loaded once; an error with all that was found where it does not load. */
export function readGame(id: string): Game {
  const known = loaded.get(id);
  if (known) return known;
  const { game, diagnostics } = loadGame(gameFiles(id), id);
  if (!game) throw new Error(`${id} does not load:\n${diagnostics.map((each) => each.message).join('\n')}`);
  loaded.set(id, game);
  return game;
}
