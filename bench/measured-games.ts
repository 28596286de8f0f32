/** The games of `cards/` as they are measured. */
export const MEASURED: readonly {
  readonly id: string;
  readonly players: number;
  readonly decks?: readonly string[];
}[] = [
  { id: 'slasher', players: 4 },
  { id: 'here-to-slay', players: 4 },
  { id: 'slasherz', players: 2 },
  { id: 'hismment', players: 2, decks: ['embers', 'winter'] },
];
