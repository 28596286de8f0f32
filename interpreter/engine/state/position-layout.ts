import { countsOf, isOfStays } from '../../../dsl/ir/counted-objects.ts';
import { StatePart } from './dirty-flags.ts';
import { GENERATOR_SIZE } from './random-generator.ts';
import type {
  CounterSymbol,
  HistoryQuestion,
  Seating,
  ZoneSymbol,
} from '../../../dsl/language/symbols/symbols.ts';
import { limits } from '../../../schemas/yaml/yaml-limits.ts';

/**
 * The offsets in a position, which is one `Int32Array`:
 *
 *   header | random streams | settings | game counters | player counters | roles
 *   | card columns | zones | piles | state of cards | stack of frames
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
  /** How often the flow has restarted. */
  cycle: 5,
  /** Decisions answered so far. */
  decisions: 6,
  /** Bit set of the winners once the game is over, or an ending is noted. */
  winners: 7,
  /** Changes made so far, for finding out whether state checks did something. */
  changes: 8,
  /** Parts that have not changed since state checks found nothing to do; see `settled.ts`. */
  settled: 9,
  /**
   * The last serial number that was given: to a card that came into play, to a trigger or to what an effect
   * created.
   */
  serial: 10,
  /** The window that is open, the innermost; -1 for none. */
  window: 11,
  /** How many changes there were when it was last asked whether the game is over. */
  asked: 12,
  /** The ending by which the game is over, by its place among the game's endings. */
  ending: 13,
  /** The ending at once that has held in the middle of an event, by its place and 1 more; 0: none. */
  noted: 14,
  /** Behind the last record in use, and behind the last roll: nothing further on needs to be read. */
  records: 15,
  rolls: 16,
  size: 18,
} as const;

export const Status = { running: 0, waiting: 1, over: 2 } as const;

/** The random streams, each a generator of its own; an added draw in one does not shift the others. */
export const streams = ['shuffle', 'dice', 'pick'] as const;
export type Stream = (typeof streams)[number];
export const STREAM_SIZE = GENERATOR_SIZE;

/** The offsets and sizes in the positions of a game with a number of seats. */
export type Layout = Readonly<ReturnType<typeof layOut>>;

/** The columns that a game needs. */
export interface StateNeeds {
  readonly entered: boolean;
  readonly arrived: boolean;
  readonly counters: number;
  readonly attach: boolean;
  readonly cover: boolean;
  readonly shown: boolean;
  readonly looked: boolean;
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
  readonly records?: number;
  readonly rolls?: number;
  readonly history?: readonly Pick<HistoryQuestion, 'subject' | 'each' | 'per'>[];
  /** How many choices are noted on cards. */
  readonly choices?: number;
  readonly uses?: number;
  /** By index of an ability: whether it is there wherever cards are, and else the copies that print it. */
  readonly abilities?: readonly { readonly always: boolean; readonly copies: readonly number[] }[];
  readonly state?: StateNeeds;
  readonly seating?: Seating;
}

/** Integers of a record, and of a roll. */
export const RECORD_SIZE = 19;
export const ROLL_SIZE = 44;
/** Room for dice whose numbers are given: whether they are, how many are left, and the numbers. */
export const SCRIPT_SIZE = 2 + limits.rolls;

/** Room for frames and their lists, in integers: for hundreds of texts that begin each other, more than games need. */
const STACK_SIZE = 16384;

export function layOut(sizes: Sizes) {
  const { seats, cards, piles, records = 0, rolls = 0, history = [], uses = 0, abilities = [] } = sizes;
  let end: number = Header.size;
  const take = (size: number): number => {
    const start = end;
    end += size;
    return start;
  };
  const count = (of: CounterSymbol['of']): number =>
    sizes.counters.filter((counter) => counter.of === of).length;
  const zoneOwners = perZone(sizes.zones, seats, (zone) => zone);
  const nowhere = zoneOwners.length + (sizes.state?.attach ? 1 : 0);
  const zones = nowhere + 1;
  const random = take(streams.length * STREAM_SIZE);
  const settings = take(sizes.settings);
  const gameCounters = take(count('game'));
  const playerCounters = take(count('player') * seats);
  const { out, reversed, order, teams } = sizes.seating ?? {};
  const layout = {
    seats,
    cards,
    zones,
    /** Per zone the part of the position that it is. */
    zoneParts: Int32Array.from({ length: zones }, (_, i) => StatePart.zone(zoneOwners[i]?.index ?? 0)),
    /** Per index of a counter the same. */
    counterParts: Int32Array.from(sizes.counters, (_, index) => StatePart.counter(index)),
    /** Zones whose cards are in piles. */
    pileZones: zoneOwners.flatMap((zone, i) => (zone.order === 'piles' ? [i] : [])),
    /** The zone of all attached cards; -1 where nothing can be attached. */
    attachedZone: sizes.state?.attach ? zoneOwners.length : -1,
    /** The zone of nobody, for instance the hand of the player who controls a card in the deck; always empty. */
    nowhere,
    piles,
    /** The first piles are the cells of grids, which are always there. */
    cells: sizes.cells ?? 0,
    random,
    settings,
    gameCounters,
    playerCounters,
    /** Where the counter is that says who is out, one integer a player, and the one that turns the order round; -1 for none. */
    out: out ? playerCounters + out.index * seats : -1,
    reversed: reversed ? gameCounters + reversed.index : -1,
    /** Where the counter is by which turn order goes, one integer a player; -1 where it goes as players sit. */
    order: order ? playerCounters + order.index * seats : -1,
    /** Where the counter is that says of which team a player is; -1 for none. */
    teams: teams ? playerCounters + teams.index * seats : -1,
    /** Of zones that the partners of their owner see as well: the seat of the owner; -1 of others. */
    sharedBy: perZone(sizes.zones, seats, (zone, seat) => (zone.seenBy === 'owner and partner' ? seat : -1)),
    roles: take(sizes.roles),
    /**
     * Per card: its zone (-1: out of the game), its neighbours there, its pile, its neighbours in it. Per zone and per
     * pile: first card, last card, number of cards. Ends of lists come right before the links: see `card-lists.ts`.
     */
    zone: take(cards),
    zoneLast: take(zones),
    previous: take(cards),
    zoneFirst: take(zones),
    next: take(cards),
    zoneCount: take(zones),
    pile: take(cards),
    pileLast: take(piles),
    pilePrevious: take(cards),
    pileFirst: take(piles),
    pileNext: take(cards),
    pileCount: take(piles),
    state: stateColumns(take, cards, sizes.state),
    /** What outlives a frame: triggers that wait and what effects created; see `effect-records.ts`. */
    records: take(records * RECORD_SIZE),
    recordCount: records,
    /** Dice on the table; see `roll-records.ts`. */
    rolls: take(rolls * ROLL_SIZE),
    rollCount: rolls,
    /** What dice will show, if a scenario sets it; see `roll-records.ts`. */
    script: take(rolls > 0 ? SCRIPT_SIZE : 0),
    /** Answers to questions about the past, one after the other: a number a seat, or a card. */
    history: history.map((question) => take(countsOf(question, sizes).all)),
    /** Which lines were chosen before, as bits: for each choice a column of cards. */
    choices: take((sizes.choices ?? 0) * cards),
    /** How often abilities were used. */
    uses: take(uses),
    useCount: uses,
    /** Which abilities can be there, as bits; see `present-abilities.ts`. */
    present: take(Math.ceil(abilities.length / 32)),
    alwaysPresent: bitsOf(abilities.map(({ always }) => always)),
    /** Per card the abilities that come into play with it, and per ability the copies that bring it. */
    printedOn: printedOn(cards, abilities),
    copiesOf: abilities.map(({ always, copies }) => (always ? [] : copies)),
    stack: take(STACK_SIZE),
    size: end,
  };
  return { ...layout, stays: staysOf(history, layout, sizes) };
}

/** A count that is asked about since cards came into play: where it is, and of how many players; 0: of the cards themselves. */
export interface StayCount {
  readonly at: number;
  readonly seats: number;
}

const staysOf = (
  history: NonNullable<Sizes['history']>,
  starts: { readonly history: readonly number[]; readonly choices: number },
  { seats, cards, choices = 0 }: Sizes,
): StayCount[] => [
  ...history.flatMap((question, i) =>
    question.per === 'stay' ? [{ at: starts.history[i], seats: isOfStays(question) ? seats : 0 }] : [],
  ),
  ...Array.from({ length: choices }, (_, i) => ({ at: starts.choices + i * cards, seats: 0 })),
];

/** Numbers whose bits are set where something holds. */
function bitsOf(holds: readonly boolean[]): Int32Array {
  const bits = new Int32Array(Math.ceil(holds.length / 32));
  holds.forEach((each, i) => {
    if (each) bits[i >> 5] |= 1 << (i & 31);
  });
  return bits;
}

function printedOn(
  cards: number,
  abilities: NonNullable<Sizes['abilities']>,
): readonly (readonly number[])[] {
  const lists = Array.from({ length: cards }, (): number[] => []);
  abilities.forEach(({ always, copies }, ability) => {
    if (!always) for (const copy of copies) lists[copy].push(ability);
  });
  return lists;
}

/**
 * Columns of cards that a game has only if it declares what needs them: where each starts, one integer a card; -1 where
 * it has none.
 */
function stateColumns(take: (size: number) => number, cards: number, needs: Partial<StateNeeds> = {}) {
  const column = (needed: boolean | undefined): number => (needed ? take(cards) : -1);
  return {
    /** Serial of the entry into play; 0: not in play. */
    entered: column(needs.entered),
    /** Serial of the arrival in its zone; 0: since the beginning. */
    arrived: column(needs.arrived),
    /** One column for each counter of cards, in the order of their indexes. */
    counters: needs.counters ? take(cards * needs.counters) : -1,
    /** The card that this one is attached to, -1 for none, and the list of what is attached to it. */
    host: column(needs.attach),
    firstAttached: column(needs.attach),
    nextAttached: column(needs.attach),
    lastAttached: column(needs.attach),
    previousAttached: column(needs.attach),
    /** The seat that attached it. */
    attacher: column(needs.attach),
    /** The card that this one covers, and the one that covers it; -1 for none. */
    beneath: column(needs.cover),
    above: column(needs.cover),
    /** Bit set of the seats that its face is shown to in its place. */
    shown: column(needs.shown),
    /** Bit set of the seats that have looked at it since the last rest point. */
    looked: column(needs.looked),
  };
}

/** The offset of a counter: the game's, or that of a player or card. */
export function counterAt(layout: Layout, { of, index }: CounterSymbol, owner: number): number {
  if (of === 'game') return layout.gameCounters + index;
  if (of === 'player') return layout.playerCounters + index * layout.seats + owner;
  return layout.state.counters + index * layout.cards + owner;
}

/** What is so for each zone that there is: the table's own, and those of the players one after the other. */
export const perZone = <T>(
  zones: readonly ZoneSymbol[],
  seats: number,
  of: (zone: ZoneSymbol, seat: number) => T,
): T[] =>
  zones.flatMap((zone) =>
    Array.from({ length: zone.of === 'player' ? seats : 1 }, (_, seat) => of(zone, seat)),
  );

/** The index of a zone, or of a player's zone, among all zones. */
export function zoneIndexes(zones: readonly ZoneSymbol[], seats: number): number[] {
  let next = 0;
  return zones.map((zone) => {
    const start = next;
    next += zone.of === 'player' ? seats : 1;
    return start;
  });
}

/**
 * Copies a position into an array of the same size, for instance one that a search uses again and again.
 * Everything above the top of the stack is meaningless and is left as it was.
 */
export function copyPosition(from: Int32Array, into: Int32Array): void {
  into.set(from.subarray(0, from[Header.top]));
}
