/** Bids, votes, and rolls of all players of which the highest counts. */
import type { ReadingRoom } from '../reading-room.ts';
import { withBidAmounts } from './bid-amounts.ts';
import { withBestOfVotes } from './best-of-votes.ts';
import { withChoicesOfPlayers } from './choices-of-players.ts';
import { withChosenByNone } from './chosen-by-none.ts';
import { withChosenNumbers } from './chosen-numbers.ts';
import { withSeveralOfEach } from './several-of-each.ts';
import { withSecretsOfTwo } from './secrets-of-two.ts';
import { withBidsLeft, withCardBids } from './bids-of-cards.ts';
import { withBids } from './bids-of-players.ts';
import { withVotes } from './spoken-votes.ts';
import { withCardsOfChosenValues } from './of-chosen-values.ts';
import { withChoicesOfCards } from './choices-of-cards.ts';

export const bidsAndVotesRoom: ReadingRoom = {
  first: [
    withBidAmounts,
    withBids,
    withSecretsOfTwo,
    withCardBids,
    withVotes,
    withChoicesOfPlayers,
    withChoicesOfCards,
    withCardsOfChosenValues,
    withSeveralOfEach,
    (text) => withBestOfVotes(text),
    (text) => withChosenByNone(text),
    (text) => withChosenNumbers(text),
  ],
  guessed: [withBidsLeft],
};
