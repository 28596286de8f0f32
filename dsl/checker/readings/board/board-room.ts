/** Cards on a board: how far apart, in line, near what, pushed, changing places. */
import type { ReadingRoom } from '../reading-room.ts';
import { onBoards } from './board-readings.ts';

export const boardRoom: ReadingRoom = {
  first: [onBoards],
};
