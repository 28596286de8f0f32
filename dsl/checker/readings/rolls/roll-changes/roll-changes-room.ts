/** What is added to rolls, who may change them, and what comes of the change. */
import type { ReadingRoom } from '../../reading-room.ts';
import { withBeforeRolls } from './before-rolls.ts';
import { withOwnChanges } from './own-changes.ts';
import { withRollsAgainstThis } from './rolls-against-this.ts';
import { withMomentsBeforeRolls, withRollsNotMade } from './rolls-not-made.ts';
import { withRollsForCards } from './rolls-for-cards.ts';
import { withRollsOfActs } from './rolls-of-acts.ts';

export const rollChangesRoom: ReadingRoom = {
  first: [
    withBeforeRolls,
    withRollsAgainstThis,
    withRollsForCards,
    withRollsOfActs,
    withOwnChanges,
    (text, words) => withMomentsBeforeRolls(text, words).first,
  ],
  guessed: [withRollsNotMade, (text, words) => withMomentsBeforeRolls(text, words).guessed],
};
