/** What was done before: by the lines above, this turn, or never. */
import type { ReadingRoom } from '../reading-room.ts';
import { withDoneThisWay } from './done-this-way.ts';
import { withChangedThisWay } from './changed-this-way.ts';
import { withCountedOccurrences } from './counted-occurrences.ts';
import { withBarePasts } from './bare-pasts.ts';
import { withBothDenied } from './denied-both.ts';
import { withDeadlyActs } from './deadly-acts.ts';
import { withDeniedPasts } from './denied-pasts.ts';
import { withDoneByThis } from './done-by-this.ts';
import { withCarriedBefore, withHadBefore } from './had-before.ts';
import { withHowOften } from './how-often-happened.ts';
import { withNamedThisWay } from './named-this-way.ts';
import { withNothingDone } from './nothing-done.ts';
import { withPastClauses } from './past-clauses.ts';
import { withDoneByAnybody, withDoneToYours } from './past-forms.ts';
import { withThisWay } from './this-way.ts';

export const historyRoom: ReadingRoom = {
  first: [
    withDoneThisWay,
    (text, words) => withCountedOccurrences(text, words).sure,
    (text) => withHowOften(text).sure,
    withDoneByAnybody,
    withNothingDone,
    withDeadlyActs,
    withDoneByThis,
    withPastClauses,
    withDeniedPasts,
    withBothDenied,
    withBarePasts,
    withHadBefore,
    withCarriedBefore,
    withChangedThisWay,
    withNamedThisWay,
  ],
  last: [withThisWay],
  guessed: [
    withDoneToYours,
    (text, words) => withCountedOccurrences(text, words).open,
    (text) => withHowOften(text).open,
  ],
};
