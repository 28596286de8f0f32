/** Players, cards and places that are compared: who has more, and by how much. */
import type { ReadingRoom } from '../reading-room.ts';
import { withThoseBehind } from './behind-another.ts';
import { withOneAheadAlone } from './ahead-alone.ts';
import { withThoseAhead } from './ahead-of-others.ts';
import { withComparedCounts } from './compared-counts.ts';
import { withComparisons } from './compared-owners.ts';
import { withComparedDeeds } from './compared-deeds.ts';
import { withComparedPeople } from './compared-people.ts';
import { withComparedPlaces } from './compared-places.ts';
import { withComparedRanges } from './compared-ranges.ts';
import { withComparedValues } from './compared-values.ts';
import { withDescribedCounts } from './described-counts.ts';
import { withPilesOfMore } from './piles-with-more.ts';
import { withExactFields } from './exact-fields.ts';

export const comparisonsRoom: ReadingRoom = {
  first: [
    withExactFields,
    withThoseBehind,
    withComparedDeeds,
    withThoseAhead,
    withComparisons,
    withComparedPlaces,
    withPilesOfMore,
    withComparedCounts,
    withComparedPeople,
    withComparedValues,
    withComparedRanges,
    withOneAheadAlone,
    withDescribedCounts,
  ],
};
