import type { Level } from '../levels.ts';
import type { BalanceTable } from './balance-table.ts';
import { recordGame, type GameRecord } from './game-record.ts';

/** Games of one sort, which one part of a report is made from. */
export interface Trial {
  /** Which of the tables: 0 is the game as it is, others are what a sweep makes of it. */
  readonly table: number;
  /** How well the seat in turn plays; all others alike, where they have no level of their own. */
  readonly level: Level;
  readonly others: Level | undefined;
  /** The card that the seat in turn has at the beginning. */
  readonly card: string | undefined;
  /** Sets of games, each with a seed of its own: the same set of any trial in which seats take turns has the same. */
  readonly sets: number;
  /** Whether it ends before once the seat in turn is found to be better or worse off. */
  readonly stops: boolean;
}

/** Whether a set has a game for each seat, which is another one than all others in it. */
const takesTurns = ({ card, others }: Trial): boolean => card !== undefined || others !== undefined;

/** Games of a set, one after the other: one for each seat where seats take turns, else one alone. */
export const gamesOfSet = (trial: Trial, seats: number): number => (takesTurns(trial) ? seats : 1);

/** Plays a set of games, and pauses in between so that it can be given up. */
export function* playSet(table: BalanceTable, trial: Trial, set: number): Generator<undefined, GameRecord[]> {
  const { level, others = level, card } = trial;
  const { players, options } = table;
  const { seed } = options;
  if (!takesTurns(trial))
    return [
      yield* recordGame(
        table,
        players.map(() => level),
        `${seed}/${set}`,
      ),
    ];
  const games: GameRecord[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const levels = players.map((_, each) => (each === seat ? level : others));
    const turn = { seat, card };
    games.push(
      yield* recordGame(table, levels, `${seed}/${card === undefined ? 'paired' : 'given'}/${set}`, turn),
    );
  }
  return games;
}

/** What the seats in turn won in a set: the mean over its games. A game without an end is an even share. */
export function wonOfSet(games: readonly GameRecord[]): number {
  const each = games.map(({ ending, won, turn }) =>
    ending === null || turn < 0 ? 1 / games.length : won[turn],
  );
  return each.reduce((sum, one) => sum + one, 0) / games.length;
}
