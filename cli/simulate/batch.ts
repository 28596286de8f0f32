/** A run of games, played here or in a worker: everything it needs is plain data. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../interpreter/game.ts';
import { loadGameFile, openLibrary } from '../../interpreter/link/index.ts';
import type { MatchOptions } from '../../interpreter/play/match.ts';
import { simulateGame, type GameResult } from '../../interpreter/simulate.ts';

/** What all batches of a simulation have in common. */
export interface Work {
  readonly texts: ReadonlyMap<string, string>;
  /** Name of the game's file. */
  readonly file: string;
  readonly extras: readonly string[];
  readonly decks: readonly string[];
  readonly options: MatchOptions;
  readonly most: number;
  /** Folder for a log of each game. */
  readonly logs: string | undefined;
  /** Digits of the number in a log's name. */
  readonly digits: number;
}

/** Games `from` up to, not including, `to`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Plays a batch; results in the order of the games. */
export function playBatch(game: Game, work: Work, { from, to }: Batch): GameResult[] {
  if (work.logs !== undefined) mkdirSync(work.logs, { recursive: true });
  const results: GameResult[] = [];
  for (let i = from; i < to; i++) {
    const { result, log } = simulateGame(game, work.options, i, work.most, work.logs !== undefined);
    if (log !== undefined)
      writeFileSync(join(work.logs!, `${String(i).padStart(work.digits, '0')}.jsonl`), log);
    results.push(result);
  }
  return results;
}

/** The game of a simulation, linked anew: programs are not plain data and cannot be handed to a worker. */
export function gameOf({ texts, file, extras, decks }: Work): Game {
  return loadGameFile(openLibrary(texts), file, extras, decks).game!;
}
