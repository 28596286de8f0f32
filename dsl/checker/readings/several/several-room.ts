/** One act for several objects, or by several players. */
import type { ReadingRoom } from '../reading-room.ts';
import { withMovedInLoops } from './moved-in-loops.ts';
import { withAllTogether } from './at-the-same-time.ts';
import { withChosenInLoops } from './chosen-in-loops.ts';
import { withChangesForEach } from './changes-for-each.ts';
import { withEachForATime } from './each-for-a-time.ts';
import { withEachAsAll } from './each-as-all.ts';
import { withEachObject } from './each-object.ts';
import { withEachOfChosen } from './each-of-chosen.ts';
import { withEachOfThose } from './for-each-of-those.ts';
import { withForgottenEndings } from './forgotten-endings.ts';
import { withGivenTogether } from './given-together.ts';
import { withJoinedObjects } from './joined-objects.ts';
import { withOneOfThemLater } from './one-of-them-later.ts';
import { withOneOrAnother } from './one-or-another.ts';
import { withSeveralAtOnce } from './several-at-once.ts';
import { withOneOfEachPlayer } from './one-of-each-player.ts';
import { withOneOfEachValue } from './one-of-each-value.ts';

export const severalRoom: ReadingRoom = {
  first: [
    withOneOfEachValue,
    (text) => withOneOfEachPlayer(text),
    withForgottenEndings,
    withOneOrAnother,
    withJoinedObjects,
    withChosenInLoops,
    withEachObject,
    withEachAsAll,
    withChangesForEach,
    withOneOfThemLater,
    withEachForATime,
    withEachOfChosen,
    withEachOfThose,
    withGivenTogether,
    withMovedInLoops,
    withAllTogether,
  ],
  last: [withSeveralAtOnce],
};
