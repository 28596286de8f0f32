import type { Game } from '../game/linked-game.ts';
import type { Match } from '../match/match.ts';
import type { ScenarioSheet } from './findings-sheet.ts';

/** A game that a scenario plays, and what it has come to. */
export interface Run {
  readonly sheet: ScenarioSheet;
  readonly game: Game;
  readonly seats: readonly string[];
  readonly match: Match;
  /** The lines of the log with answers that the game gave by itself and that the scenario says all the same. */
  readonly saidForced: Set<number>;
  /** The same game at its first decision. */
  readonly again: () => Match;
  /** Which of all answers is the first of the last step that has given any; -1 before the first. */
  readonly stretch: { from: number };
}
