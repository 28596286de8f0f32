import { functionMeaning, setMeaning } from '../../dsl/ir/called-functions.ts';
import type { FunctionMeaning } from '../../dsl/ir/expressions.ts';
import type { Game } from './linked-game.ts';

/** A linked game as plain data, for another thread; what is kept beside its symbols comes with it. */
export interface SharedGame {
  readonly game: Game;
  /** By function of the game. */
  readonly meanings: readonly (FunctionMeaning | undefined)[];
}

/** What another thread needs to play a game, without reading its texts again. */
export const shareGame = (game: Game): SharedGame => ({
  game,
  meanings: game.vocabulary.functions.map(functionMeaning),
});

/** The game, where another thread has shared it. */
export function sharedGame({ game, meanings }: SharedGame): Game {
  game.vocabulary.functions.forEach((fn, i) => {
    const meaning = meanings[i];
    if (meaning) setMeaning(fn, meaning);
  });
  return game;
}
