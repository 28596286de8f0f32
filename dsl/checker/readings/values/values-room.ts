/** Values of cards: as nouns, by name, as a choice, in front of the noun. */
import type { ReadingRoom } from '../reading-room.ts';
import { withValuesInLists } from './values-in-lists.ts';
import { withCardsByName } from './cards-by-name.ts';
import { withDescribedCards } from './described-cards.ts';
import { withEitherEnd, withEndsOfRanges } from './ends-of-ranges.ts';
import { withKindsChosen } from './kinds-chosen.ts';
import { withNamesChosen } from './names-chosen.ts';
import { withValueNouns } from './value-nouns.ts';
import { withEitherValue } from './values-by-either.ts';
import { withNamedValues } from './values-by-name.ts';
import { withValuesInFront } from './values-in-front.ts';
import { withValuesInside } from './values-inside.ts';
import { withValuesOrValues } from './values-or-values.ts';
import { withFieldsByKey } from './fields-by-key.ts';
import { withBoundedFields } from './bounded-fields.ts';

export const valuesRoom: ReadingRoom = {
  first: [
    withFieldsByKey,
    withCardsByName,
    withValuesInLists,
    withKindsChosen,
    withNamesChosen,
    withNamedValues,
    withDescribedCards,
    withValuesInside,
    withEitherValue,
    withValueNouns,
    withEndsOfRanges,
    withValuesInFront,
    withValuesOrValues,
    withBoundedFields,
  ],
  guessed: [withEitherEnd],
};
