import type { Game } from '../../interpreter/game/linked-game.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { jsonLines } from '../../interpreter/match/log/log-entry.ts';
import { logOf } from '../../interpreter/match/match.ts';
import { gameFiles } from '../files.ts';
import { playOut } from '../playout.ts';
import { readGame } from '../read-game.ts';
import { cardIds, renameFiles } from './rename.ts';
import { translator } from './translate.ts';
import { renamingOf } from './words.ts';

/** A game of `cards/` with a random word for each of its words. An error where it does not load like that. */
export function renamed(id: string): Game {
  const files = new Map([...gameFiles(id)].filter(([name]) => !name.includes('.scenario.')));
  const renaming = renamingOf(readGame(id), cardIds(files), `renaming ${id}`);
  const { game, diagnostics } = loadGame(renameFiles(files, renaming), renaming.terms.get(id)!);
  if (!game) {
    const found = diagnostics.map((each) => `${each.place.file}:${each.place.span.start}: ${each.message}`);
    throw new Error(`${id} does not load when renamed:\n${found.join('\n')}`);
  }
  return game;
}

/** Plays the same random games of both, and gives the first line that differs under the renaming. */
export function renamedLogsAgree(game: Game, made: Game, games: number): string | undefined {
  const { min, max } = game.players;
  for (let i = 0; i < games; i++) {
    const how = { players: min + (i % (max - min + 1)), seed: `renaming ${i}`, log: true };
    const [old, other] = [playOut(game, how), playOut(made, how)];
    const translate = translator(old, other);
    const expected = jsonLines(logOf(old).map((entry) => translate(entry.line)));
    const found = jsonLines(logOf(other).map((entry) => entry.line));
    if (expected === found) continue;
    const lines = expected.split('\n');
    const at = found.split('\n').findIndex((line, i) => line !== lines[i]);
    return `game ${i}, line ${at + 1}\n${lines[at]}\n${found.split('\n')[at]}`;
  }
  return undefined;
}
