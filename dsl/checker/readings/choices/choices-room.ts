/** Who chooses, and what: an opponent, two of different owners, those that are kept. */
import type { ReadingRoom } from '../reading-room.ts';
import { withExchangedPair } from './exchanged-pair.ts';
import { withPairs } from './chosen-pairs.ts';
import { withChosenPlayers } from './chosen-players.ts';
import { withChosenSubjects } from './chosen-subjects.ts';
import { withDifferentOwners } from './different-owners.ts';
import { withKeptOnes } from './kept-ones.ts';
import { withNamedAlternatives } from './named-alternatives.ts';
import { withOtherChoosers } from './other-choosers.ts';
import { withOthersChosen } from './others-chosen.ts';
import { withPricedLines } from './priced-lines.ts';
import { withLinesNotChosenByYou, withUnchosenLines } from './unchosen-lines.ts';
import { withInlineLines } from './inline-lines.ts';
import { withChosenAndDone } from './chosen-and-done.ts';

export const choicesRoom: ReadingRoom = {
  first: [
    (text) => withInlineLines(text),
    (text) => withChosenAndDone(text),
    withUnchosenLines,
    (text) => withPricedLines(text),
    withPairs,
    withChosenPlayers,
    withChosenSubjects,
    withDifferentOwners,
    withOtherChoosers,
    withOthersChosen,
    withExchangedPair,
    withKeptOnes,
    withNamedAlternatives,
  ],
  guessed: [withLinesNotChosenByYou],
};
