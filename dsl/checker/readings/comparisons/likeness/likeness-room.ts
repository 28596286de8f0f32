/** What is alike and what differs: the same value, and how many values there are. */
import type { ReadingRoom } from '../../reading-room.ts';
import { withAlikeAround } from './alike-around.ts';
import { withAlikeOnes } from './alike-ones.ts';
import { withChosenAlike } from './chosen-alike.ts';
import { withComparedPairs } from './compared-pairs.ts';
import { withDifferentValues } from './different-values.ts';
import { withKindChosen, withKindsCompared } from './kinds-compared.ts';
import { withOneOfEach } from './one-of-each.ts';
import { withSharedByAny } from './shared-by-any.ts';
import { withSharedValues } from './shared-values.ts';
import { withSoleValues } from './sole-values.ts';
import { withValuesInCommon } from './values-in-common.ts';

export const likenessRoom: ReadingRoom = {
  first: [
    withKindsCompared,
    withKindChosen,
    withSoleValues,
    withSharedValues,
    withSharedByAny,
    withAlikeAround,
    withDifferentValues,
    withComparedPairs,
    withValuesInCommon,
    withAlikeOnes,
    withOneOfEach,
    withChosenAlike,
  ],
};
