/** Conditions on what there is and on who has how much. */
import type { ReadingRoom } from '../reading-room.ts';
import { withDoneWithIt } from './done-with-it.ts';
import { withStillThere } from './still-there.ts';
import { withExistingOnes } from './existing-ones.ts';
import { withBearers, withOwned } from './has-readings.ts';
import { withNamesInConditions } from './names-in-conditions.ts';
import { withNotYetDone } from './not-yet-done.ts';
import { withNothingChosen } from './nothing-chosen.ts';
import { withOneOfThose } from './one-of-those.ts';
import { withPlayersWhoHave } from './players-who-have.ts';
import { withSharedSubjects } from './shared-subjects.ts';
import { withSharesOfSeveral } from './shares-of-several.ts';
import { withTwoHeld } from './two-held.ts';
import { withoutAny } from './without-any.ts';
import { withAllDifferent } from './all-different.ts';
import { withTurnsThatEnd } from './at-the-end-of-turns.ts';
import { withSoManyByNow } from './so-many-by-now.ts';
import { withTimesInFront } from './times-in-front.ts';

export const conditionsRoom: ReadingRoom = {
  first: [
    withTurnsThatEnd,
    withSoManyByNow,
    withTimesInFront,
    withDoneWithIt,
    withNotYetDone,
    withOwned,
    withPlayersWhoHave,
    withSharesOfSeveral,
    withNothingChosen,
    withoutAny,
    withExistingOnes,
    withStillThere,
    withOneOfThose,
    withTwoHeld,
    withAllDifferent,
    withSharedSubjects,
    (text) => withNamesInConditions(text),
  ],
  last: [withBearers],
};
