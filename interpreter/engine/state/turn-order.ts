import type { Layout } from './position-layout.ts';

/** Which way the turn order goes: 1 to the next seat, -1 to the one before. */
const stepOf = ({ reversed }: Layout, p: Int32Array): number => (reversed >= 0 && p[reversed] > 0 ? -1 : 1);

/** How many players come before another one, where a counter says in which order they come; else the seat itself. */
function placeOf({ order, seats }: Layout, p: Int32Array, seat: number): number {
  if (order < 0) return seat;
  const own = p[order + seat];
  let before = 0;
  for (let other = 0; other < seats; other++) {
    const number = p[order + other];
    if (number < own || (number === own && other < seat)) before++;
  }
  return before;
}

/** The seat so many places further in turn order; the players in between count, whether they take part or not. */
export function seatBehind(layout: Layout, p: Int32Array, seat: number, places: number): number {
  const { order, seats } = layout;
  const place = (placeOf(layout, p, seat) + stepOf(layout, p) * (places % seats) + seats) % seats;
  if (order < 0) return place;
  let found = 0;
  while (placeOf(layout, p, found) !== place) found++;
  return found;
}

/** How many places further in turn order another seat is. */
export const placesTo = (layout: Layout, p: Int32Array, from: number, to: number): number =>
  (stepOf(layout, p) * (placeOf(layout, p, to) - placeOf(layout, p, from)) + layout.seats) % layout.seats;

/** Whether a player takes part. */
export const takesPart = ({ out }: Layout, p: Int32Array, seat: number): boolean =>
  out < 0 || p[out + seat] <= 0;

/** The next in turn order who takes part, or the one before; the player alone where nobody else does, -1 for nobody. */
export function neighbourOf(layout: Layout, p: Int32Array, seat: number, back: boolean): number {
  const { seats } = layout;
  if (seat < 0) return -1;
  for (let i = 1; i <= seats; i++) {
    const found = seatBehind(layout, p, seat, back ? seats - i : i);
    if (takesPart(layout, p, found)) return found;
  }
  return -1;
}
