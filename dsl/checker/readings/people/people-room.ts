/** Players by what they had, did, got or chose, and whose opponents they are. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAnotherPlayer, withOthersOfEach } from './another-player.ts';
import { withControllers } from './controllers.ts';
import { withDoneByOthers } from './done-by-others.ts';
import { withFormerHolders } from './former-holders.ts';
import { withHoldersOfAside } from './holders-of-aside.ts';
import { withHowManyDid } from './how-many-did.ts';
import { withNeighbours } from './neighbours.ts';
import { withOpponentsOfOwners } from './opponents-of-owners.ts';
import { withPicksOfPlayers } from './picks-of-players.ts';
import { withPlayersOfCards } from './players-of-cards.ts';
import { withReceivedCards } from './received-cards.ts';
import { withThoseWhoChose } from './those-who-chose.ts';
import { withSeatsByNumber } from './seats-by-number.ts';
import { withThoseWhoDid } from './those-who-did.ts';
import { withThoseWithSuchCards } from './those-with-such-cards.ts';
import { withYoursOrTheirs } from './yours-or-theirs.ts';

export const peopleRoom: ReadingRoom = {
  first: [
    withSeatsByNumber,
    withControllers,
    withOpponentsOfOwners,
    (text) => withYoursOrTheirs(text),
    withThoseWhoDid,
    withHowManyDid,
    withThoseWhoChose,
    withThoseWithSuchCards,
    withHoldersOfAside,
    withFormerHolders,
    withAnotherPlayer,
    withOthersOfEach,
    withDoneByOthers,
    withReceivedCards,
    withPicksOfPlayers,
    withPlayersOfCards,
    (text) => withNeighbours(text),
  ],
};
