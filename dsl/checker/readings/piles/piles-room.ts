/** Piles and their cards: what they hold, what is alone, merged and new ones. */
import type { ReadingRoom } from '../reading-room.ts';
import { withComparedTotals } from './compared-totals.ts';
import { withPilesOfCards } from './piles-of-cards.ts';
import { withAlone } from './alone-readings.ts';
import { withKin } from './heaps-of-kin.ts';
import { withHeapsOfTwo } from './heaps-of-two.ts';
import { withNewHeaps } from './new-heaps.ts';
import { withPiles } from './pile-readings.ts';
import { withSameHeaps } from './same-heaps.ts';
import { withPilesAsLarge } from './as-large-as-another.ts';
import { withPilesBySize } from './piles-by-size.ts';
import { withTheSamePile } from './in-the-same-pile.ts';

export const pilesRoom: ReadingRoom = {
  first: [
    withTheSamePile,
    withPilesBySize,
    withComparedTotals,
    withPilesOfCards,
    withKin,
    withNewHeaps,
    withHeapsOfTwo,
    withSameHeaps,
    withPilesAsLarge,
  ],
  last: [withPiles, withAlone],
};
