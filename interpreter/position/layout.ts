import type { CounterSymbol, ZoneSymbol } from '../../dsl/vocabulary.ts';

/**
 * Where everything lies in a position, which is one `Int32Array`:
 *
 *   header | random streams | settings | game counters | player counters | roles
 *   | card columns | zones | piles | stack of frames
 *
 * Offsets depend on the game and the number of seats only, so a position is copied as a block.
 */
export const Header = {
  /** One of `Status`. */
  status: 0,
  /** First free integer of the stack. */
  top: 1,
  /** The frame that runs. */
  frame: 2,
  /** Whose turn it is; -1 between turns. */
  turn: 3,
  /** The step of the flow; -1 before the first. */
  step: 4,
  /** How often the flow has begun anew. */
  cycle: 5,
  /** Decisions answered so far. */
  decisions: 6,
  /** Bit set of the winners once the game is over. */
  winners: 7,
  /** Changes made so far, for finding out whether state checks did something. */
  changes: 8,
  size: 12,
} as const;

export const Status = { running: 0, waiting: 1, over: 2 } as const;

/** The random streams, each of four integers; an added draw in one does not shift the others. */
export const streams = ['shuffle', 'dice', 'pick'] as const;
export type Stream = (typeof streams)[number];
const STREAM_SIZE = 4;

export interface Layout {
  readonly seats: number;
  readonly cards: number;
  readonly random: number;
  readonly settings: number;
  readonly gameCounters: number;
  readonly playerCounters: number;
  readonly roles: number;
  /** Per card: its zone (-1: out of the game), its neighbours there, its pile, its neighbours in it. */
  readonly zone: number;
  readonly previous: number;
  readonly next: number;
  readonly pile: number;
  readonly pilePrevious: number;
  readonly pileNext: number;
  /** Per zone: first card, last card, number of cards. */
  readonly zoneFirst: number;
  readonly zoneLast: number;
  readonly zoneCount: number;
  readonly zones: number;
  /** Per pile: first card, last card, number of cards. */
  readonly pileFirst: number;
  readonly pileLast: number;
  readonly pileCount: number;
  readonly piles: number;
  /** The first piles are the cells of grids, which are always there. */
  readonly cells: number;
  readonly stack: number;
  readonly size: number;
}

/** What the layout must hold. */
export interface Sizes {
  readonly seats: number;
  readonly cards: number;
  readonly settings: number;
  readonly counters: readonly CounterSymbol[];
  readonly roles: number;
  readonly zones: readonly ZoneSymbol[];
  /** Piles that can be there at once: the cells of grids, and one a card at most. */
  readonly piles: number;
  readonly cells?: number;
}

/** Room for frames and their lists, in integers. */
export const STACK_SIZE = 4096;

export function layOut(sizes: Sizes): Layout {
  const { seats, cards, piles } = sizes;
  let end: number = Header.size;
  const take = (size: number): number => {
    const start = end;
    end += size;
    return start;
  };
  const zones = sizes.zones.reduce((sum, zone) => sum + (zone.of === 'player' ? seats : 1), 0);
  const count = (of: CounterSymbol['of']): number =>
    sizes.counters.filter((counter) => counter.of === of).length;
  return {
    seats,
    cards,
    zones,
    piles,
    cells: sizes.cells ?? 0,
    random: take(streams.length * STREAM_SIZE),
    settings: take(sizes.settings),
    gameCounters: take(count('game')),
    playerCounters: take(count('player') * seats),
    roles: take(sizes.roles),
    zone: take(cards),
    previous: take(cards),
    next: take(cards),
    pile: take(cards),
    pilePrevious: take(cards),
    pileNext: take(cards),
    zoneFirst: take(zones),
    zoneLast: take(zones),
    zoneCount: take(zones),
    pileFirst: take(piles),
    pileLast: take(piles),
    pileCount: take(piles),
    stack: take(STACK_SIZE),
    size: end,
  };
}

/** The index of a zone, or of a player's zone, among all zones. */
export function zoneIndexes(zones: readonly ZoneSymbol[], seats: number): number[] {
  let next = 0;
  return zones.map((zone) => {
    const start = next;
    next += zone.of === 'player' ? seats : 1;
    return start;
  });
}
