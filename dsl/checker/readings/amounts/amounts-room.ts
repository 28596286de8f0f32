/** How many: bounds, halves, sums, one more than before, as many as others have. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAmounts } from './amount-readings.ts';
import { withAsManyAsOthers } from './as-many-as-others.ts';
import { withBoundsInBrackets } from './bounds-in-brackets.ts';
import { withChosenAmounts } from './chosen-amounts.ts';
import { withEverySoMany } from './every-so-many.ts';
import { withEqualNumbers } from './equal-numbers.ts';
import { withMoreThanThat } from './more-than-that.ts';
import { withParts, withRoundedParts, withRoundings } from './roundings.ts';
import { withLessForEach } from './less-for-each.ts';
import { withTallies } from './tallies.ts';
import { withTotalsOfSeveral } from './totals-of-several.ts';
import { withMoreUnderACondition } from './more-under-a-condition.ts';
import { withEachValueInFront } from './each-value-in-front.ts';
import { withDescribedNumbers } from './numbers-described.ts';

export const amountsRoom: ReadingRoom = {
  first: [
    withAmounts,
    withRoundedParts,
    (text) => withAsManyAsOthers(text),
    withBoundsInBrackets,
    withChosenAmounts,
    withTotalsOfSeveral,
    withMoreThanThat,
    (text) => withTallies(text),
    withLessForEach,
    withEverySoMany,
    withEachValueInFront,
    withMoreUnderACondition,
    (text) => withEqualNumbers(text),
    (text) => withDescribedNumbers(text),
  ],
  guessed: [withRoundings, withParts],
};
