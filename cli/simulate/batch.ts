/** A run of games, played here or in a worker: everything it needs is plain data. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { SharedGame } from '../../interpreter/game/shared-game.ts';
import type { MatchOptions } from '../../interpreter/match/match.ts';
import type { WorkerData } from '../workers/worker-pool.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { beginGame, type GameResult, type SeatPlayers } from '../../interpreter/reports/simulate.ts';
import { isSearching, type Level } from '../../bots/levels.ts';
import type { LearnedModel } from '../../bots/evaluation.ts';

/** What all batches of a simulation have in common. */
export interface Work extends WorkerData {
  readonly options: MatchOptions;
  readonly most: number;
  /** By seat who plays, and what those who search have learned. */
  readonly levels: readonly Level[];
  readonly model: LearnedModel | undefined;
  /** Folder for a log of each game. */
  readonly logs: string | undefined;
  /** Digits of the number in a log's name. */
  readonly digits: number;
}

/** The same for another thread, with the game that it plays. */
export interface SharedWork extends Work {
  readonly shared: SharedGame;
}

/** Games `from` up to, not including, `to`. */
export interface GameBatch {
  readonly from: number;
  readonly to: number;
}

/** The log of an earlier simulation may be written again. */
const isLog = (start: string): boolean => start.startsWith('{"log":"cardwright"');

/** So many decisions take less time than anybody waits who wants a program to stop. */
const PAUSE = 500;
/** The same where each decision is searched for. */
const SEARCHED = 5;

/**
 * Bots of the levels; none where all play at random, which has a faster way. What bots need is loaded only for them: each
 * thread would have to load it.
 */
export async function seatPlayersOf({ levels, model }: Work): Promise<SeatPlayers | undefined> {
  if (!levels.some(isSearching)) return undefined;
  const { seatBots } = await import('../../bots/bot-player.ts');
  return (match, seed) => seatBots(match, { levels, seed, model }).answer;
}

/** Plays a batch, game after game; comes up in between with nothing, so that it can be stopped. */
export function* playBatch(
  game: Game,
  work: Work,
  { from, to }: GameBatch,
  players: SeatPlayers | undefined,
): Generator<GameResult | undefined, void> {
  if (work.logs !== undefined) mkdirSync(work.logs, { recursive: true });
  const pause = players ? SEARCHED : PAUSE;
  for (let i = from; i < to; i++) {
    const inPlay = beginGame(game, work.options, i, work.most, work.logs !== undefined, players);
    let played = inPlay.goOn(pause);
    while (!played) {
      yield undefined;
      played = inPlay.goOn(pause);
    }
    const { result, log } = played;
    if (log !== undefined)
      writeWhole(join(work.logs!, `${String(i).padStart(work.digits, '0')}.jsonl`), log, isLog);
    yield result;
  }
}
