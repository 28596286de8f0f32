import { existsSync, readdirSync } from 'node:fs';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { filesBelow, isYaml, ROOT } from '../files.ts';

/** Every game of `examples/`, by its id. */
export const exampleGames = (): readonly (readonly [string, () => Game])[] =>
  readdirSync(`${ROOT}examples`)
    .filter((id) => existsSync(`${ROOT}examples/${id}/game.yaml`))
    .map((id) => [id, () => read(id)] as const);

/** The files of a game of `examples/`. */
export const exampleFiles = (id: string): ReadonlyMap<string, string> => filesBelow(`examples/${id}`, isYaml);

const loaded = new Map<string, Game>();

function read(id: string): Game {
  const known = loaded.get(id);
  if (known) return known;
  const { game, diagnostics } = loadGame(exampleFiles(id), id);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  loaded.set(id, game);
  return game;
}
