/** The games of a report on balance, played here or in a worker: everything they need is plain data. */
import type { BalanceTable } from '../../bots/balance/balance-table.ts';
import type { GameRecord } from '../../bots/balance/game-record.ts';
import { playSet, type Trial } from '../../bots/balance/trials.ts';
import type { LearnedModel } from '../../bots/evaluation.ts';
import { loadGameFile, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import type { MatchOptions } from '../../interpreter/match/match.ts';
import type { WorkerData } from '../workers/worker-pool.ts';

/** What all games of a report have in common. */
export interface BalanceWork extends WorkerData {
  readonly texts: ReadonlyMap<string, string>;
  /** Name of the game's file. */
  readonly file: string;
  readonly decks: readonly string[];
  readonly players: readonly string[];
  readonly options: MatchOptions;
  readonly decisions: number;
  /** By table the files on top of the game, and what bots have learned of it. */
  readonly tables: readonly {
    readonly extras: readonly string[];
    readonly model: LearnedModel | undefined;
  }[];
  readonly trials: readonly Trial[];
}

/** A set of games of a trial. */
export interface SetTask {
  readonly trial: number;
  readonly set: number;
}

/** Gives each table, linked when it is first asked for: programs are not plain data and cannot be handed on. */
export function balanceTables(work: BalanceWork): (table: number) => BalanceTable {
  const library = openLibrary(work.texts);
  const known: BalanceTable[] = [];
  return (table) => {
    const { extras, model } = work.tables[table];
    const { file, decks, players, options, decisions } = work;
    return (known[table] ??= {
      game: loadGameFile(library, file, extras, decks).game!,
      players,
      options,
      model,
      decisions,
    });
  };
}

/** Plays a set, and pauses in between so that it can be given up. */
export function playTask(
  work: BalanceWork,
  tableOf: (table: number) => BalanceTable,
  { trial, set }: SetTask,
): Generator<undefined, GameRecord[]> {
  return playSet(tableOf(work.trials[trial].table), work.trials[trial], set);
}
