/** What comes first by something: the highest, the rarest, the only one, the next. */
import type { ReadingRoom } from '../../reading-room.ts';
import { withFirstOfAll } from './first-of-all.ts';
import { withFrequentValues } from './frequent-values.ts';
import { withLesserOfTwo } from './lesser-of-two.ts';
import { withLoopsBySize } from './loops-by-size.ts';
import { withMostDeeds } from './most-deeds.ts';
import { withNamedBest } from './named-best.ts';
import { withSoleOnes } from './sole-ones.ts';

export const superlativesRoom: ReadingRoom = {
  first: [
    withFirstOfAll,
    withFrequentValues,
    withLoopsBySize,
    withLesserOfTwo,
    withMostDeeds,
    withNamedBest,
    withSoleOnes,
  ],
};
