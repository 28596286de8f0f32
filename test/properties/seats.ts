import type { Game } from '../../interpreter/game/linked-game.ts';
import { WHOLE } from '../size.ts';

/** The numbers of players that a game allows; in every run the least and the greatest of them. */
export const seatsOf = ({ players: { min, max } }: Game): number[] =>
  WHOLE ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [...new Set([min, max])];
