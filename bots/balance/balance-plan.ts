import { isSearching, type Level } from '../levels.ts';
import { decidedAfter } from './given-card-rate.ts';
import type { GameRecord } from './game-record.ts';
import type { Trial } from './trials.ts';

/** A part of a game that is tried with several values. */
export interface Sweep {
  /** Its path, as variants write it. */
  readonly path: string;
  readonly values: readonly string[];
  /** The card that it belongs to, which is given to players; undefined for a setting or a rule. */
  readonly card: string | undefined;
}

/** What a report is asked for. */
export interface BalanceWishes {
  readonly level: Level;
  /** Games that are observed, at the level and by random players. */
  readonly games: number;
  /** Cards that are given, and in how many sets of games each. */
  readonly given: readonly string[];
  readonly sets: number;
  readonly sweeps: readonly Sweep[];
}

/** A value of a sweep: the trial that shows it, at a table of its own. */
interface SweptTrial {
  readonly value: string;
  readonly trial: number;
}

/** All games of a report. Table 0 is the game as it is; each value of a sweep has the next one. */
export interface BalancePlan {
  readonly trials: readonly Trial[];
  readonly observed: readonly number[];
  readonly given: readonly number[];
  readonly sweeps: readonly {
    readonly sweep: Sweep;
    /** The same games without a change. */
    readonly asItIs: number;
    readonly values: readonly SweptTrial[];
  }[];
}

/** Puts the games of a report together. */
export function planBalance({ level, games, given, sets, sweeps }: BalanceWishes): BalancePlan {
  const trials: Trial[] = [];
  const add = (trial: Trial): number => trials.push(trial) - 1;
  const levels: Level[] = isSearching(level) ? ['random', level] : [level];
  const observed = levels.map((each) =>
    add({ table: 0, level: each, others: undefined, card: undefined, sets: games, stops: false }),
  );
  const gifts = given.map((card) => add({ table: 0, level, others: undefined, card, sets, stops: true }));
  let table = 0;
  const swept = sweeps.map((sweep) => {
    const { card, values } = sweep;
    const trial = { level, others: undefined, card, sets: card === undefined ? games : sets, stops: false };
    const asItIs = add({ ...trial, table: 0 });
    return {
      sweep,
      asItIs,
      values: values.map((value) => ({ value, trial: add({ ...trial, table: ++table }) })),
    };
  });
  return { trials, observed, given: gifts, sweeps: swept };
}

/** Whether no more sets of a trial are needed: `sets` are those from the first on without a gap. */
export const isEnough = (trial: Trial, sets: readonly (readonly GameRecord[])[]): boolean =>
  sets.length >= trial.sets || (trial.stops && (isImpossible(sets) || decidedAfter(sets) !== undefined));

/** Sets after which a card is given up that nobody could be given. */
const ENOUGH_TRIED = 5;

const isImpossible = (sets: readonly (readonly GameRecord[])[]): boolean =>
  sets.length >= ENOUGH_TRIED && sets.every((games) => games.every(({ turn }) => turn < 0));
