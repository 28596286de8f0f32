import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  answer,
  isOver,
  refereeLog,
  redo,
  savePosition,
  refereeUndo,
  type Answer,
} from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { logOf } from '../../interpreter/match/match.ts';
import { playOut } from '../../test/playout.ts';
import { readGame } from '../../test/read-game.ts';
import type { ToResume } from '../resume.ts';
import type { Measured, Row } from '../row.ts';

const RESUME = fileURLToPath(new URL('../resume.ts', import.meta.url));

/** A game with everything that is needed to take it up again at any decision. */
interface Recorded {
  readonly log: string;
  readonly saves: unknown[];
  /** The length of the log at each save, in lines. */
  readonly lines: number[];
  readonly answers: Answer[];
}

function record(game: Game, players: number, seed: string): Recorded {
  const saves: unknown[] = [];
  const lines: number[] = [];
  const answers: Answer[] = [];
  const match = playOut(game, {
    players,
    seed,
    log: true,
    each: (match, next) => {
      saves.push(savePosition(match));
      lines.push(1 + logOf(match).length);
      answers.push(next);
    },
  });
  return { log: refereeLog(match), saves, lines, answers };
}

/** The log that a new process writes from each of some saves to the end. */
function resume(game: string, recorded: Recorded, from: readonly number[]): string[] {
  const work: ToResume = {
    game,
    saves: from.map((i) => ({ save: recorded.saves[i], answers: recorded.answers.slice(i) })),
  };
  const { stdout, stderr, status } = spawnSync(process.execPath, [RESUME], {
    input: JSON.stringify(work),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

/** Plays a game with undo and redo: one step back after every answer, and now and then many. */
function undoing(game: Game, players: number, seed: string): string {
  const random = randomSource(`${seed}/back`);
  const match = playOut(game, {
    players,
    seed,
    log: true,
    history: true,
    each: (match, next, decisions) => {
      answer(match, next);
      const back = random(10) === 0 ? random(decisions + 1) + 1 : 1;
      for (let i = 0; i < back; i++) refereeUndo(match);
      // One answer less: the game itself gives it next.
      for (let i = 1; i < back; i++) redo(match);
    },
  });
  while (!isOver(match) && redo(match));
  return refereeLog(match);
}

/** At most `most` whole numbers below `count`, evenly spread. */
const spread = (count: number, most: number): number[] =>
  Array.from({ length: Math.min(count, most) }, (_, i) => Math.floor((i * count) / Math.min(count, most)));

/** The same seed twice, resumed in new processes, undone and redone: the joined logs must be the same bytes. */
function measure(savesEach: number): Measured {
  const game = readGame('slasher');
  const counted = { games: 0, same: 0, saves: 0, resumed: 0, alone: 0, undone: 0 };
  for (let players = game.players.min; players <= game.players.max; players++) {
    for (let left = savesEach, i = 0; left > 0; i++) {
      const seed = `determinism ${players} ${i}`;
      const recorded = record(game, players, seed);
      counted.games++;
      if (refereeLog(playOut(game, { players, seed, log: true })) === recorded.log) counted.same++;
      const log = recorded.log.split(/(?<=\n)/);
      const joins = (at: number, rest: string): boolean =>
        log.slice(0, recorded.lines[at]).join('') + rest === recorded.log;
      const from = spread(recorded.saves.length, left);
      left -= from.length;
      resume(game.id, recorded, from).forEach((rest, k) => {
        counted.saves++;
        if (joins(from[k], rest)) counted.resumed++;
      });
      const alone = from[from.length >> 1];
      if (joins(alone, resume(game.id, recorded, [alone])[0])) counted.alone++;
      if (undoing(game, players, seed) === recorded.log) counted.undone++;
    }
  }
  const { games, same, saves, resumed, alone, undone } = counted;
  return {
    measured: `same seed twice ${same} of ${games} games; resumed in a new process ${resumed} of ${saves} decisions (and ${alone} of ${games} in a process of their own); undone and redone ${undone} of ${games} games`,
    met: same === games && resumed === saves && alone === games && undone === games,
  };
}

export const determinism: Row = {
  what: 'the same seed twice; saved and resumed in a new process at any decision; undone and redone',
  atLeast: 'byte-identical joined logs',
  full: 1500,
  small: 20,
  unit: 'decisions resumed for each number of players',
  measure,
};
