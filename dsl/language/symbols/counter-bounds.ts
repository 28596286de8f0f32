import type { CounterSymbol } from './symbols.ts';

/** What a player's counter starts with. */
export const startOfSeat = ({ starts, startsBySeat }: CounterSymbol, seat: number): number =>
  startsBySeat ? startsBySeat[seat % startsBySeat.length] : starts;

/** The counters of players, or of the game, that go down to 0, so that what lasts while there is any of them can end. */
export const countersDownTo0 = (
  counters: readonly CounterSymbol[],
  of: 'player' | 'game',
): readonly CounterSymbol[] =>
  counters.filter((each) => each.of === of && !each.holds && (each.from ?? 0) <= 0);
