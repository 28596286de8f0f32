import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Level } from '../levels.ts';
import type { BalancePlan } from './balance-plan.ts';
import { cardRates, type CardRates } from './card-rates.ts';
import { gameCourse, type GameCourse } from './game-course.ts';
import type { GameRecord } from './game-record.ts';
import {
  givenCardRate,
  givenDifference,
  type GivenCardRate,
  type GivenDifference,
} from './given-card-rate.ts';
import { groupStrengths, type GroupStrengths } from './strengths.ts';

/** What games at one level show that were only observed. */
export interface ObservedGames {
  readonly level: Level;
  readonly course: GameCourse;
  readonly cards: readonly CardRates[];
  /** By the groups of the game's report. */
  readonly groups: readonly (GroupStrengths & { readonly id: string })[];
}

/** What one value of a sweep makes of the game. */
export interface SweptValue {
  /** Null: the game as it is. */
  readonly value: string | null;
  readonly course: GameCourse;
  /** How players fared who were given the card of the sweep. */
  readonly given: GivenCardRate | null;
  /** What they won more than with the card as it is, on the same seeds. */
  readonly difference: GivenDifference | null;
}

/** What a report on balance says: plain data. */
export interface BalanceReport {
  readonly observed: readonly ObservedGames[];
  readonly given: readonly GivenCardRate[];
  /** Cards that nobody could be given. */
  readonly notGiven: readonly string[];
  readonly sweeps: readonly { readonly path: string; readonly values: readonly SweptValue[] }[];
}

/** Makes a report from the sets of each trial, as far as they have been played. */
export function balanceReport(
  game: Game,
  seats: number,
  plan: BalancePlan,
  played: readonly (readonly (readonly GameRecord[])[])[],
): BalanceReport {
  const gifts = plan.given.map((trial) => ({
    card: plan.trials[trial].card!,
    played: played[trial].length > 0,
    rate: givenCardRate(plan.trials[trial].card!, played[trial], true),
  }));
  return {
    observed: plan.observed.map((trial) => {
      const games = played[trial].flat();
      return {
        level: plan.trials[trial].level,
        course: gameCourse(games, seats),
        cards: cardRates(game, games),
        groups: game.report.groups.map(({ id }, i) => ({
          id,
          ...groupStrengths(games, ({ groups }) => groups[i]),
        })),
      };
    }),
    given: gifts.flatMap(({ rate }) => rate ?? []),
    notGiven: gifts.flatMap((each) => (each.rate || !each.played ? [] : [each.card])),
    sweeps: plan.sweeps.map(({ sweep, asItIs, values }) => {
      const valueOf = (value: string | null, trial: number): SweptValue => ({
        value,
        course: gameCourse(played[trial].flat(), seats),
        given: sweep.card === undefined ? null : (givenCardRate(sweep.card, played[trial], false) ?? null),
        difference:
          sweep.card === undefined || value === null ? null : givenDifference(played[trial], played[asItIs]),
      });
      return {
        path: sweep.path,
        values: [valueOf(null, asItIs), ...values.map(({ value, trial }) => valueOf(value, trial))],
      };
    }),
  };
}
