/** What cards carry and what carries them: attached, handed on, room for one more. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAttachedBefore } from './attached-before.ts';
import { withAttachedCards } from './attached-cards.ts';
import { withPlacesOfBearers } from './bearers-elsewhere.ts';
import { withBroughtAlong } from './brought-along.ts';
import { broughtFirst, fromElsewhere, withCarried } from './carried-readings.ts';
import { withHandedOn } from './handed-on.ts';
import { withHostsMeant } from './hosts-meant.ts';
import { withRoomLeft } from './room-left.ts';
import { withoutAttached } from './while-attached.ts';
import { withWhatItGoesOn } from './what-it-goes-on.ts';
import { withAttachedOnes } from './with-attached.ts';
import { withoutOtherPlace } from './instead-of-discarding.ts';
import { withMovesToHosts } from './moved-to-hosts.ts';

export const attachmentsRoom: ReadingRoom = {
  first: [
    withMovesToHosts,
    withAttachedCards,
    withAttachedBefore,
    withoutAttached,
    (text) => withAttachedOnes(text),
    withHandedOn,
    withHostsMeant,
    withPlacesOfBearers,
    withBroughtAlong,
    withRoomLeft,
    withWhatItGoesOn,
    withoutOtherPlace,
  ],
  last: [withCarried, fromElsewhere, broughtFirst],
};
