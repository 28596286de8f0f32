/** Cards that do themselves what players of the game do with them. */
import type { ReadingRoom } from '../reading-room.ts';
import { withActingHosts } from './acting-hosts.ts';
import { withActsUsing, withDoneByCards } from './done-by-cards.ts';
import { withDoneLikeOthers } from './done-like-others.ts';
import { withLaunchingHosts } from './launching-hosts.ts';
import { withDoneByKind, withNextActing } from './next-acting.ts';
import { withPartsOfActs } from './parts-of-acts.ts';
import { withUndoneByCards } from './undone-by-cards.ts';
import { withUsesOfCards } from './uses-of-cards.ts';

export const actingCardsRoom: ReadingRoom = {
  first: [
    withActingHosts,
    withLaunchingHosts,
    withNextActing,
    (text, words) => withPartsOfActs(text, words).first,
    withActsUsing,
    withUsesOfCards,
    withUndoneByCards,
    (text, words, kind) => withDoneLikeOthers(text, words, kind).first,
  ],
  guessed: [
    (text, words) => withPartsOfActs(text, words).guessed,
    (text, words, kind) => withDoneLikeOthers(text, words, kind).guessed,
    withDoneByKind,
    withDoneByCards,
  ],
};
