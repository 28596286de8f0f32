import type { Listener } from './event.ts';
import type { Layout } from '../position/layout.ts';
import { List } from './list.ts';

/**
 * What compiled code works on: the current position, and scratch space that is empty between two expressions.
 * One machine serves any number of positions of the same table, one after the other.
 */
export interface Machine {
  p: Int32Array;
  readonly layout: Layout;
  /** The candidates of the filters that are being tested, by depth. */
  readonly it: Int32Array;
  /** Values tried for wild cards, by field and card; `UNSET` where none is tried. */
  readonly tried: Int32Array;
  /** Whether a zone takes a card, by zone and card. */
  readonly takes: Uint8Array;
  readonly scratch: Scratch;
  /** Hears of every change; absent in playouts, which are faster for it. */
  listener: Listener | undefined;
}

/** Lists that are borrowed for the time of one evaluation. */
export interface Scratch {
  readonly lists: List[];
  used: number;
}

export const UNSET = -0x7fff_ffff;
export const MOST_FILTERS = 64;

/** `more` is the room that functions of the game need for their parameters. */
export function newMachine(layout: Layout, fields: number, takes: Uint8Array, more = 0): Machine {
  return {
    p: new Int32Array(layout.size),
    layout,
    it: new Int32Array(MOST_FILTERS + more),
    tried: new Int32Array(fields * layout.cards).fill(UNSET),
    takes,
    scratch: { lists: [], used: 0 },
    listener: undefined,
  };
}

/** Borrows an empty list; give it back with `release` in reverse order. */
export function borrow(m: Machine): List {
  const { scratch } = m;
  const list = (scratch.lists[scratch.used++] ??= new List());
  list.length = 0;
  return list;
}

export function release(m: Machine): void {
  m.scratch.used--;
}
