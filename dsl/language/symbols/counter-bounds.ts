import { forms, type Vocabulary } from './symbol-table.ts';
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

/** The name of the counter for turns more, fewer or over, by the key of a step; of `reversed`, by that of the players. None where steps differ. */
export function turnCounterNamed({ steps, counters, seating }: Vocabulary, key: string): string | undefined {
  if (key === 'reversed') return seating.reversed && forms(seating.reversed).one;
  const [id, ...more] = new Set(steps.flatMap((step) => step.turnCounters[key] ?? []));
  const counter = counters.find((each) => each.id === id);
  return counter && more.length === 0 ? forms(counter).one : undefined;
}
