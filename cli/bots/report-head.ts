import type { LearnedModel } from '../../bots/evaluation.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { MatchOptions } from '../../interpreter/match/match.ts';

/** What every report of bots begins with, for programs: of which game it is, and how well the bots judge positions. */
export const reportHead = (
  game: Game,
  { seed, settings }: MatchOptions,
  players: readonly string[],
  model: LearnedModel | undefined,
): object => ({
  version: 1,
  game: game.id,
  data: game.hash,
  variants: game.variants,
  seed,
  settings,
  players: players.length,
  learned: model && { games: model.games, auc: Number(model.auc.toFixed(3)) },
});
