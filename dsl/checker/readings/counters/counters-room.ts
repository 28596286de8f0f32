/** Counters of cards and players: put on, taken off, gained, lost and healed. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAnyGained } from './any-gained.ts';
import { withBarePrices } from './bare-prices.ts';
import { withGivenCounters, withGivenOrGained } from './given-counters.ts';
import { withPaidOn } from './paid-on.ts';
import { withCountersOfCards } from './counters-of-cards.ts';

export const countersRoom: ReadingRoom = {
  first: [withCountersOfCards, withAnyGained, withGivenCounters, withPaidOn, withBarePrices],
  guessed: [withGivenOrGained],
};
