/** Where cards are and where they go: into play, aside, under a card, in exchange. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAllTheyHave, withEverythingHeld } from './all-they-have.ts';
import { withAllCardsOfHands, withCardsOfDoers, withHeldCards } from './cards-in-hands.ts';
import { withChosenInPlay } from './chosen-in-play.ts';
import { withExchangedBelongings } from './exchanged-belongings.ts';
import { withExchangedCards } from './exchanged-cards.ts';
import { withMovesOutOfPlay } from './out-of-play.ts';
import { withPutIntoPlay } from './put-into-play.ts';
import { withPutUnder } from './put-under.ts';
import { withSetAside } from './set-aside.ts';
import { withSharedPlaces } from './shared-places.ts';
import { withTakenFromElsewhere } from './taken-from-elsewhere.ts';
import { withSwappedHands } from './swapped-hands.ts';
import { withJoinedPlaces } from './joined-places.ts';
import { withLastWords } from './last-words.ts';

export const placesRoom: ReadingRoom = {
  first: [
    withLastWords,
    (text) => withSwappedHands(text),
    withJoinedPlaces,
    withHeldCards,
    withAllCardsOfHands,
    withCardsOfDoers,
    withSharedPlaces,
    withExchangedCards,
    withExchangedBelongings,
    withMovesOutOfPlay,
    withSetAside,
    withPutUnder,
    withPutIntoPlay,
    withChosenInPlay,
    withAllTheyHave,
    withTakenFromElsewhere,
  ],
  guessed: [withEverythingHeld],
};
