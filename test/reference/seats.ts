import type { Play } from './state.ts';

/** Who sits where, who takes part, and which way the turn order goes. */

/** All seats in turn order, beginning with one. */
export function inTurnOrder(g: Play, first: number): number[] {
  const seats = [...g.seats.keys()];
  const { order, reversed } = g.game.vocabulary.seating;
  const numbers = order && g.counters.get(order)!;
  if (numbers) seats.sort((a, b) => numbers[a] - numbers[b] || a - b);
  if (reversed && g.counters.get(reversed)![0] > 0) seats.reverse();
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

export function takesPart(g: Play, seat: number): boolean {
  const { out } = g.game.vocabulary.seating;
  return !out || g.counters.get(out)![seat] <= 0;
}
