/** The games in which an earlier state of the code is compared with this one. */
export const COMPARED: readonly {
  readonly id: string;
  readonly folder: string;
  readonly players: number;
  readonly decks?: readonly string[];
  /** Decisions before the position that is copied. */
  readonly before: number;
}[] = [
  { id: 'slasher', folder: 'cards/slasher', players: 4, before: 60 },
  { id: 'here-to-slay', folder: 'cards/here-to-slay', players: 4, before: 60 },
  { id: 'slasherz', folder: 'cards/slasherz', players: 2, before: 60 },
  { id: 'hismment', folder: 'cards/hismment', players: 2, decks: ['embers', 'winter'], before: 60 },
  { id: 'crazy-eights', folder: 'examples/crazy-eights', players: 4, before: 8 },
];

/** A game is cut off after so many decisions. */
export const MOST = 5000;

/** Milliseconds of work that both states warm up: until what is compiled later is compiled. */
export const WARMING = 4000;

/** So many decisions are played behind each copy of a position. */
export const PLIES = 50;
