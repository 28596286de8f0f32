import { exampleTables, gameTables } from '../../test/swap-tables.ts';
import { swapCards, type Swaps } from '../../test/swaps.ts';

/** So many positions of one table: of the games, or of the examples and described cards. */
export interface Part {
  readonly half: number;
  readonly index: number;
  readonly positions: number;
}

export interface Swapped {
  readonly name: string;
  readonly of: Swaps;
}

const halves = [gameTables(), exampleTables()];

/** What the pool calls for each table. */
export default ({ half, index, positions }: Part): Swapped => {
  const { name, game, players, place } = halves[half][index];
  return { name, of: swapCards(game(), players, positions, 'evidence', place) };
};
