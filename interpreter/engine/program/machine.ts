import type { RollSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Listener } from '../vm/events.ts';
import type { LinkedAbility, Responding } from '../../compiler/codegen/events/ability-index.ts';
import type { Layout } from '../state/position-layout.ts';
import type { CardState } from '../state/card-columns.ts';
import { List } from '../state/int-list.ts';

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
  /** What cards have beyond their places; absent in games whose cards have no state. */
  readonly state: CardState | undefined;
  readonly scratch: Scratch;
  /** What abilities there are and what they wait for; absent in games without. */
  readonly responding: Responding | undefined;
  /** How deep values are being asked for that change each other. */
  nested: number;
  /** How much may still be looked at before the text that looks is stopped; see `work.ts`. */
  workLeft: number;
  /** Whether there is an end to it: while the game runs, and not while somebody looks at it. */
  metered: boolean;
  /** Which values they are, the outermost first. */
  readonly asking: Asking[];
  /** How often something was left to chance; counts on for as long as the machine is there. */
  draws: number;
  readonly rolls: readonly RollSymbol[];
  /** The card that a running text was given, for naming what it changes. */
  givenCard: ((program: number, frame: number) => number) | undefined;
  /** Hears of every change; absent in playouts, which are faster for it. */
  listener: Listener | undefined;
}

/** A value that is asked for, and the one of what changes it that is being worked out. */
export interface Asking {
  readonly modifiers: readonly LinkedAbility[];
  readonly thing: number;
  ability: LinkedAbility | undefined;
}

/** Lists that are borrowed for the time of one evaluation. */
export interface Scratch {
  readonly lists: List[];
  used: number;
}

export const UNSET = -0x7fff_ffff;
export const MOST_FILTERS = 64;

/** What a machine is made for beside the layout of its positions. */
export interface MachineParts {
  readonly state?: CardState | undefined;
  readonly rolls?: readonly RollSymbol[];
  readonly responding?: Responding | undefined;
  /** The room that functions of the game need for their parameters. */
  readonly roomForCalls?: number;
}

export function newMachine(
  layout: Layout,
  fields: number,
  takes: Uint8Array,
  { state, rolls = [], responding, roomForCalls = 0 }: MachineParts = {},
): Machine {
  return {
    p: new Int32Array(layout.size),
    layout,
    it: new Int32Array(MOST_FILTERS + roomForCalls),
    tried: new Int32Array(fields * layout.cards).fill(UNSET),
    takes,
    state,
    scratch: { lists: [], used: 0 },
    responding,
    nested: 0,
    workLeft: 0,
    metered: false,
    asking: [],
    draws: 0,
    rolls,
    givenCard: undefined,
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

/** Leaves no trace of an evaluation that was broken off. */
export function clearScratch(m: Machine): void {
  m.scratch.used = 0;
  m.nested = 0;
  m.tried.fill(UNSET);
}
