import type { Level } from '../levels.ts';
import type { BalanceTable } from './balance-table.ts';
import { recordGame, type GameRecord } from './game-record.ts';

/** Games of one sort, which one part of a report is made from. */
export interface Trial {
  /** Which of the tables: 0 is the game as it is, others are what a sweep makes of it. */
  readonly table: number;
  readonly level: Level;
  /** The card that one player has at the beginning: each seat in turn, on the same seed. */
  readonly card: string | undefined;
  /** Sets of games, each with a seed of its own. The same set of any trial with a card has the same seed. */
  readonly sets: number;
  /** Whether it ends before once the card is found to be strong or weak. */
  readonly stops: boolean;
}

/** Games of a set, one after the other: one for each seat where a card is given, else one alone. */
export const gamesOfSet = ({ card }: Trial, seats: number): number => (card === undefined ? 1 : seats);

/** Plays a set of games, and pauses in between so that it can be given up. */
export function* playSet(
  table: BalanceTable,
  { level, card }: Trial,
  set: number,
): Generator<undefined, GameRecord[]> {
  const { seed } = table.options;
  if (card === undefined) return [yield* recordGame(table, level, `${seed}/${set}`)];
  const games: GameRecord[] = [];
  for (let seat = 0; seat < table.players.length; seat++)
    games.push(yield* recordGame(table, level, `${seed}/given/${set}`, { card, seat }));
  return games;
}

/** What those won who were given the card of a set: the mean over its games. A game without an end is an even share. */
export function wonOfSet(games: readonly GameRecord[]): number {
  const each = games.map(({ ending, won, given }, seat) =>
    ending === null || given < 0 ? 1 / games.length : won[seat],
  );
  return each.reduce((sum, one) => sum + one, 0) / games.length;
}
