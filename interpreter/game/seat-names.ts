/** The names of seats. */

/** The names that seats have unless others are given. */
export const seatNames: readonly string[] = [
  'Ann',
  'Ben',
  'Cid',
  'Dan',
  'Eve',
  'Fay',
  'Gil',
  'Hal',
  'Ivy',
  'Jon',
];
