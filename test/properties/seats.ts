import type { Game } from '../../interpreter/game.ts';

/** The numbers of players that a game allows. */
export const seatsOf = ({ players: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);
