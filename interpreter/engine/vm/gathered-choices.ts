/** What each turn of a loop chooses: `each player discards a card`, and what all of these are when the loop is over. */
import type { Gather, Runner } from '../program/instruction.ts';
import { borrow, release } from '../program/machine.ts';
import { Header } from '../state/position-layout.ts';
import { store } from './program-calls.ts';

/** A list with room for elements that are not known yet. */
function roomFor(r: Runner, length: number): number {
  const list = borrow(r.m);
  for (let i = 0; i < length; i++) list.push(-1);
  const at = store(r, list);
  release(r.m);
  return at;
}

/** Where each chooses several, and somebody asks for those of one: where these begin in all of them, and how many they are. */
export function makeRoomOfSeats(r: Runner, p: Int32Array, locals: number, { bySeat }: Gather): void {
  if (bySeat !== undefined) p[locals + bySeat] = roomFor(r, 2 * r.m.layout.seats);
}

/** A list that grows: each chooses several. It is kept above that of the loop. */
export function openGathering(r: Runner, p: Int32Array, locals: number, { slot }: Gather): void {
  p[locals + slot] = roomFor(r, 0);
}

/** Room for what several choose: in their order, and by their seats where somebody asks for it. */
export function makeRoom(r: Runner, p: Int32Array, locals: number, gather: Gather, length: number): void {
  p[locals + gather.slot] = roomFor(r, length);
  if (gather.bySeat !== undefined) p[locals + gather.bySeat] = roomFor(r, r.m.layout.seats);
}

/** Notes what the turn of a loop that is over has chosen; the next one has chosen nothing yet. */
export function gatherFrom(
  p: Int32Array,
  locals: number,
  { slot, from, bySeat, who, many }: Gather,
  done: number,
): void {
  const chosen = p[locals + from];
  if (many) {
    if (done > 0 && chosen >= 0) {
      if (bySeat !== undefined) {
        const place = p[locals + bySeat] + 1 + 2 * p[locals + who];
        p[place] = p[p[locals + slot]];
        p[place + 1] = p[chosen];
      }
      append(p, p[locals + slot], chosen);
    }
    p[locals + from] = -1;
    return;
  }
  if (done > 0) p[p[locals + slot] + done] = chosen;
  if (done > 0 && bySeat !== undefined) p[p[locals + bySeat] + 1 + p[locals + who]] = chosen;
  p[locals + from] = -1;
}

/** The first place behind a list. */
export const endOfList = (p: Int32Array, list: number): number => list + 1 + p[list];

/** Puts the elements of a list behind those of another one, which is below it and has nothing kept between. */
function append(p: Int32Array, to: number, list: number): void {
  const more = p[list];
  // Its elements may come to where its length was.
  p.copyWithin(endOfList(p, to), list + 1, list + 1 + more);
  p[to] += more;
}

/** All that was chosen, when the loop is over. A list that has grown takes the place of that of the loop. */
export function gatherAll(p: Int32Array, locals: number, { slot, many }: Gather, place: number): void {
  const list = p[locals + slot];
  if (!many) {
    withoutGaps(p, list);
    return;
  }
  p.copyWithin(place, list, endOfList(p, list));
  p[locals + slot] = place;
  p[Header.top] = endOfList(p, place);
}

export function withoutGaps(p: Int32Array, list: number): void {
  let kept = 0;
  for (let i = 1; i <= p[list]; i++) if (p[list + i] >= 0) p[list + ++kept] = p[list + i];
  p[list] = kept;
}
