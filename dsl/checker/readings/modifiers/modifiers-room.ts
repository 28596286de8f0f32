/** What changes values of cards while it holds: raised, counted as, copied, one of two. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAllValues } from './all-values.ts';
import { withChangedFields, withFieldsHad } from './changed-fields.ts';
import { withBlankedAndLent, withBlankedForSome } from './blanked-and-lent.ts';
import { withCopies } from './copied-cards.ts';
import { withCountedAs } from './counted-as.ts';
import { withCountsForSeveral, withMorePlaces } from './counts-for-several.ts';
import { withCountedSeveralTimes, withCountsOfValues } from './counted-several-times.ts';
import { withEachOfOwners } from './each-of-owners.ts';
import { withAsIfHeld, withEffectsAsOwn, withEffectsOfOthers } from './effects-as-own.ts';
import { withEffectsOfSeveral } from './effects-of-several.ts';
import { withJoinedStates } from './joined-states.ts';
import { withNumbers } from './number-readings.ts';
import { withRulesApart } from './rules-apart.ts';
import { withStandingAlternatives } from './standing-alternatives.ts';
import { withOwnIts } from './standing-lines.ts';
import { withEffectsUsedInTurn, withTextsOfSeveral } from './texts-of-several.ts';

export const modifiersRoom: ReadingRoom = {
  first: [
    (text, _words, _kind, entry) => withStandingAlternatives(text, entry),
    withEachOfOwners,
    withChangedFields,
    withFieldsHad,
    withCopies,
    withBlankedAndLent,
    withEffectsAsOwn,
    withEffectsOfSeveral,
    (text) => withAsIfHeld(text),
    withRulesApart,
    withAllValues,
    withJoinedStates,
    withCountedAs,
    withCountsForSeveral,
    withCountedSeveralTimes,
    withTextsOfSeveral,
  ],
  last: [withNumbers],
  guessed: [
    withMorePlaces,
    withCountsOfValues,
    withBlankedForSome,
    withEffectsUsedInTurn,
    withEffectsOfOthers,
    withOwnIts,
  ],
};
