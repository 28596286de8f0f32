/** Nouns and verbs by other names: listed ones, plurals, part of a name, another use. */
import type { ReadingRoom } from '../reading-room.ts';
import { ownUseReadings } from '../../suggestions/own-uses.ts';
import { withAlternativeNouns } from './alternative-nouns.ts';
import { withTopOnes } from '../decks/rest-readings.ts';
import { withKindNames } from './kind-names.ts';
import { withKindUses } from './kind-uses.ts';
import { withOwnNouns } from './noun-readings.ts';
import { withListedNouns } from './listed-nouns.ts';
import { withObjectsBehind } from './objects-behind.ts';
import { withOtherVerbs } from './overloaded-verbs.ts';
import { withOwnVerbs } from './own-verbs.ts';
import { withPrintedPrepositions } from './printed-prepositions.ts';
import { withTextsOfKinds } from './texts-of-kinds.ts';

export const nounsAndVerbsRoom: ReadingRoom = {
  first: [
    withTextsOfKinds,
    withOwnNouns,
    withAlternativeNouns,
    withListedNouns,
    withObjectsBehind,
    withKindNames,
    withOwnVerbs,
    withPrintedPrepositions,
    (text, words, kind, entry) => (kind ? ownUseReadings(text, words, kind, entry) : []),
  ],
  last: [
    withKindUses,
    (text, words) => (withTopOnes(text, words).length > 0 ? [] : withOtherVerbs(text, words)),
  ],
};
