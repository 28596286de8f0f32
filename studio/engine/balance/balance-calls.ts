/** What the page asks about many games, and what it is answered. */
import type { BalanceReport } from '../../../bots/balance/balance-report.ts';
import type { CardRates } from '../../../bots/balance/card-rates.ts';
import type { GameCourse } from '../../../bots/balance/game-course.ts';
import type { GivenCardRate } from '../../../bots/balance/given-card-rate.ts';
import type { GroupStrengths } from '../../../bots/balance/strengths.ts';
import type { Level } from '../../../bots/levels.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import type { MatchSetup, SetTexts } from '../bundled-game.ts';

/** How far the games are, and what they show so far. */
export interface BalanceState {
  readonly wanted: number;
  readonly played: number;
  /** Bots learn the game before they search it. */
  readonly learning: boolean;
  /** All games were played; else it goes on, or it was stopped and can be gone on with. */
  readonly ended: boolean;
  readonly stopped: boolean;
  readonly players: readonly string[];
  readonly level: Level;
  /** The game with the set, and without it. */
  readonly course: GameCourse;
  readonly without: GameCourse | undefined;
  /** The cards of the set that were given to players at the beginning. */
  readonly given: readonly GivenCardRate[];
  readonly notGiven: readonly string[];
  /** What other values of a number would do. */
  readonly sweeps: BalanceReport['sweeps'];
  readonly cards: readonly CardRates[];
  /** How groups fare: made when the games have ended or are stopped. */
  readonly groups: readonly (GroupStrengths & { readonly id: string })[];
  /** The whole report as the command line prints it, made at the same time. */
  readonly text: string;
  readonly names: {
    readonly cards: Readonly<Record<string, string>>;
    readonly endings: Readonly<Record<string, string>>;
  };
  /** Ids of the cards of the set. */
  readonly own: readonly string[];
  readonly leftOut: readonly string[];
}

/** What is to be played. */
export interface BalanceWish extends MatchSetup {
  readonly level: Level;
  /** Games that are observed, with the set and without it. */
  readonly games: number;
  /** Cards of the set that are given to players, each in about as many games. */
  readonly given: readonly string[];
  /** A number of one of them that is tried with other values. */
  readonly tries?: { readonly card: string; readonly field: string; readonly values: readonly string[] };
  readonly language: Language;
}

/** A number that a card prints, and a smaller and a larger value of it. */
export interface TriedNumber {
  readonly card: string;
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
}

/** Calls about games between bots. */
export interface BalanceCalls {
  /** Plays games, or goes on with those that were stopped. */
  simulate(given: BalanceWish & { readonly goesOn: boolean }): BalanceState;
  /** The numbers of some cards that can be tried with other values. */
  numbers(given: {
    readonly files: SetTexts;
    readonly cards: readonly string[];
    readonly language: Language;
  }): readonly TriedNumber[];
  stop(given: Record<string, never>): boolean;
}
