import type { Game } from '../../interpreter/game/linked-game.ts';
import type { MatchOptions } from '../../interpreter/match/match.ts';
import type { LearnedModel } from '../evaluation.ts';

/** At what table the games of a report are played. */
export interface BalanceTable {
  readonly game: Game;
  readonly players: readonly string[];
  readonly options: MatchOptions;
  /** What bots have learned that search; nothing where all play at random. */
  readonly model: LearnedModel | undefined;
  /** Decisions after which a game is cut off and left out. */
  readonly decisions: number;
}
