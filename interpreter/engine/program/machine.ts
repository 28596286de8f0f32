import { REGISTERS } from '../../../dsl/ir/registers.ts';
import { List } from '../state/int-list.ts';
import type {
  RollSymbol,
  CounterSymbol,
  FieldSymbol,
  HistoryQuestion,
} from '../../../dsl/language/symbols/symbols.ts';
import type { Listener, Term, LoggedSum, Cause, Origin } from '../vm/events.ts';
import { type Layout, type StayCount, Header } from '../state/position-layout.ts';
import { Frame } from '../state/call-stack.ts';
import { type AbilityData, NONE, WILD } from '../../game/linked-game.ts';

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
  /** The value that leads back to itself and is worked out again by then, by its place in `asking`; -1 for none. */
  circle: number;
  /** How much may still be looked at before the text that looks is stopped; see `work.ts`. */
  workLeft: number;
  /** Whether there is an end to it: while the game runs, and not while somebody looks at it. */
  metered: boolean;
  /** Which values they are, the outermost first. */
  readonly asking: ValueQuery[];
  /** How often something was left to chance; counts on for as long as the machine is there. */
  draws: number;
  readonly rolls: readonly RollSymbol[];
  /** The card that a running text was given, for naming what it changes. */
  givenCard: ((program: number, frame: number) => number) | undefined;
  /** Is notified of every change; absent in playouts, which are faster without it. */
  listener: Listener | undefined;
  /** Says what chance brings; absent where the seed alone does. */
  chance: Chance | undefined;
  /** Counts what is done, for measuring; absent otherwise. */
  tally: Tally | undefined;
}

/** What is counted of a machine at work, the same on every computer. */
export interface Tally {
  /** Steps of programs. */
  instructions: number;
  /** Compiled nodes of the intermediate form that were called, without those that read a word. */
  calls: number;
  /** Abilities that were looked at because they can be there. */
  looks: number;
  /** Frames of programs, and of abilities whose texts were asked. */
  frames: number;
  /** Elements put on lists that were borrowed. */
  pushes: number;
}

export const newTally = (): Tally => ({ instructions: 0, calls: 0, looks: 0, frames: 0, pushes: 0 });

/** Changes the results of chance, if somebody has set them; the seed is used up all the same. */
export interface Chance {
  /** The cards of a zone, the first `length` of some numbers, are in random order: they may be put in another. */
  shuffled(m: Machine, zone: number, cards: Int32Array, length: number): void;
  /** Something was chosen at random: something else that is legal may be put in its place. */
  picked(m: Machine, choice: RandomChoice, chosen: List): void;
}

/** What is chosen from at random. */
export interface RandomChoice {
  readonly sort: string;
  /** The names of values, where they have some of their own. */
  readonly values?: readonly string[] | undefined;
  readonly candidates: List;
  readonly isLegal: (values: readonly number[]) => boolean;
}

/** A value that is asked for, and the one of what changes it that is being worked out. */
export interface ValueQuery {
  modifiers: readonly LinkedAbility[];
  thing: number;
  ability: LinkedAbility | undefined;
  /** It leads back to itself. */
  isCircular: boolean;
  /** What is asked for it now is asked as it is printed. */
  asPrinted: boolean;
}

/** Lists that are borrowed for the time of one evaluation. */
interface Scratch {
  readonly lists: List[];
  used: number;
}

export const UNSET = -0x7fff_ffff;

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
    it: new Int32Array(REGISTERS + roomForCalls),
    tried: new Int32Array(fields * layout.cards).fill(UNSET),
    takes,
    state,
    scratch: { lists: [], used: 0 },
    responding,
    nested: 0,
    circle: -1,
    workLeft: 0,
    metered: false,
    asking: [],
    draws: 0,
    rolls,
    givenCard: undefined,
    listener: undefined,
    chance: undefined,
    tally: undefined,
  };
}

/** Borrows an empty list; give it back with `release` in reverse order. */
export function borrow(m: Machine): List {
  const { scratch } = m;
  const list = (scratch.lists[scratch.used++] ??= new List());
  list.length = 0;
  return list;
}

/** Borrows a list with all that something collects; it is given back like any other. */
export function listFrom(m: Machine, collect: ListClosure): List {
  const list = borrow(m);
  collect(m, list);
  return list;
}

export function release(m: Machine): void {
  m.scratch.used--;
}

/** Leaves no trace of an evaluation that was broken off. */
export function clearScratch(m: Machine): void {
  m.scratch.used = 0;
  m.nested = 0;
  m.circle = -1;
  m.tried.fill(UNSET);
}

/** One value of the current position. */
export type ValueClosure = (m: Machine) => number;
/** Adds the elements of a list to another one. */
export type ListClosure = (m: Machine, out: List) => void;
/** A condition on the current position. */
export type ConditionClosure = (m: Machine) => boolean;

/** Evaluates something with a value as the candidate of a depth, which may be in use around. */
export function withIt<T>(m: Machine, depth: number, value: number, get: (m: Machine) => T): T {
  const before = m.it[depth];
  m.it[depth] = value;
  const result = get(m);
  m.it[depth] = before;
  return result;
}

/** What the cards of a game can have and where it comes from, ready to run; absent in games whose cards have no state. */
export interface CardState {
  /** By zone: whether cards in it are in play. */
  readonly inPlay: Uint8Array;
  /** By zone: whether everybody sees the cards in it, so that turning them changes nothing. */
  readonly open: Uint8Array;
  /** By counter of cards and card: the number at the start; `NONE` for cards without the counter. */
  readonly starts: readonly Int32Array[];
  /** By zone: how many cards it holds; absent for any number. */
  readonly capacity: readonly (((m: Machine) => number) | undefined)[];
  /** By card: where it goes when its host leaves play; absent where it goes with it. */
  readonly leavesTo: readonly (((m: Machine, card: number) => number) | undefined)[];
  /** Where cards are under others: the state that holds the one on top, the zones, and by card the zone where it begins. */
  readonly beneath:
    | { readonly counter: number; readonly zones: readonly number[]; readonly home: Int32Array }
    | undefined;
}

/** When a text that was triggered does nothing, so that nobody need say when its turn is. */
export interface Idle {
  /** Whether everybody knows that no condition with a statement behind it holds. */
  readonly holds: ConditionClosure;
  /** Whether that stays so whatever another text does. */
  readonly despite: (other: AbilityData) => boolean;
}

/** What makes triggers interchangeable: whichever comes first, the same happens. */
export interface Interchangeability {
  /** The index of the first ability that does the same. */
  readonly as: number;
  /** Which of the values that a record keeps must be the same as well, by their places in it. */
  readonly reads: readonly number[];
}

/** What an ability waits for, ready to be asked. */
export interface LinkedPattern {
  readonly ability: LinkedAbility;
  readonly agent: number;
  readonly arguments: readonly number[];
  readonly test: ConditionClosure;
  /** How many objects at once it waits for. */
  readonly batch: { readonly least: ValueClosure; readonly most: ValueClosure | undefined } | undefined;
  /** Happens to several objects at once: the local for all of them, or for the pile that they are, and how many are in it. */
  readonly together:
    | {
        readonly slot: number;
        readonly pile: ValueClosure | undefined;
        readonly size: ValueClosure | undefined;
        /** Whether the verb takes several at once. */
        readonly many: boolean;
      }
    | undefined;
  readonly itself: boolean;
  /** Forbids only what has been done so often; of several about one question the highest counts. */
  readonly most:
    | { readonly question: number; readonly times: number; readonly done: ValueClosure }
    | undefined;
  /** Forbids nothing: by so much every limit is higher. */
  readonly more: number | undefined;
}

/** An ability, ready to run. */
export interface LinkedAbility {
  readonly data: AbilityData;
  readonly index: number;
  /** The program of what it does; -1 if it has none. */
  program: number;
  /** Copies of the card that prints it; none for rules of the game and what effects created. */
  readonly copies: readonly number[];
  readonly slots: number;
  /** About the use of its own card, so that it applies wherever the card is. */
  readonly anywhere: boolean;
  /** Locals that a record keeps: those of the event, then those of the effect that created it. */
  readonly event: readonly number[];
  readonly outer: readonly number[];
  readonly guard: ConditionClosure | undefined;
  readonly condition: ConditionClosure | undefined;
  /** Of triggered ones: when it does nothing. */
  readonly idle: Idle | undefined;
  /** Of triggered ones: which do the same; none where the card that says it makes a difference. */
  readonly alike: Interchangeability | undefined;
  /** Of activated ones and additional prices: whether the price can be paid. */
  readonly payable: ConditionClosure | undefined;
  /** Of replacements that somebody may leave out: whether they can be carried out, as far as everybody can see. */
  readonly possible: ConditionClosure | undefined;
  /** Of additional prices: what they take. */
  readonly demands: readonly LinkedDemand[];
  /** Of modifiers, edges and sights: whether it is about `it` of depth 1. */
  readonly test: ConditionClosure | undefined;
  /** Of modifiers: it is about its own card only, and nothing is asked before that. */
  readonly ownOnly: boolean;
  readonly amount: ValueClosure | undefined;
  /** Of what gives cards the texts of several others: these. */
  readonly models: ListClosure | undefined;
  /** Of what lets players see cards: the cards that `it` of depth 1 sees. */
  readonly seen: ListClosure | undefined;
  /** Whether the text that prints it is blank on a card; none where nothing takes it away. */
  readonly blank: ((m: Machine, card: number) => boolean) | undefined;
  /** Cards in play that have it from another card; none where no effect gives it to others. */
  readonly borrowers: ((m: Machine) => readonly number[]) | undefined;
  /** The cards that its uses are counted for. */
  readonly users: readonly number[];
  /** Where its uses are counted, one number a user; -1 where it may be used without limit. */
  readonly uses: number;
  readonly times: number;
  /** Each effect that gives it counts its uses for itself, in its record. */
  readonly inAll: boolean;
  /** Steps in which it is there, with whether it must be its controller's turn; empty: always. */
  readonly during: readonly { readonly step: number; readonly window: number; readonly yours: boolean }[];
}

/** What a price takes: so much of a counter, with how much there is; so many of some cards; or one of several of these. */
export type LinkedDemand = LinkedSingleDemand | { readonly ways: readonly (readonly LinkedSingleDemand[])[] };

export type LinkedSingleDemand =
  | {
      readonly counter: CounterSymbol;
      readonly owner: ValueClosure;
      readonly amount: ValueClosure;
      readonly has: ValueClosure;
    }
  | { readonly from: ListClosure; readonly least: ValueClosure };

/** What listens to a verb. */
export interface Listening {
  readonly rules: readonly LinkedPattern[];
  readonly prices: readonly LinkedPattern[];
  /** What lets a player who does it as an action pay less. */
  readonly discounts: readonly LinkedPattern[];
  readonly replacements: readonly LinkedPattern[];
  readonly before: readonly LinkedPattern[];
  readonly when: readonly LinkedPattern[];
  /** Questions about the past that count it. */
  readonly history: readonly HistoryCount[];
  /** Something may last until its end. */
  readonly ends: boolean;
}

export interface HistoryCount {
  readonly at: number;
  readonly subject: HistoryQuestion['subject'];
  /** How many counts one player has; 1 where cards have none of their own. */
  readonly row: number;
  /** All that count together for the same, in which cards are numbered by when it happened last; none: it is counted. */
  readonly order: number | undefined;
  /** Per copy whether it counts; none: all. */
  readonly kinds: Uint8Array | undefined;
  /** Whether a card counts for a player, each in its register, before it happens; none: all do. */
  readonly which: ConditionClosure | undefined;
  /** The parameter that is the card that did it. */
  readonly by: number;
  /** It is asked which card that is, and not which the objects are. */
  readonly ofDoer: boolean;
  /** Of players it is counted for each card. */
  readonly each: boolean;
  /** What is noted of it when cards come into play; none where nothing is. */
  readonly stay: StayCount | undefined;
  /** Counts the amount, which follows `by`, and not the number of events. */
  readonly amounts: boolean;
}

/** How an ability that a verb creates can wait for this very verb, in the frame that proposes it. */
export interface OwnListening {
  /** What names its own card: the tool in `when you sell a fruit using this`. */
  readonly patterns: readonly LinkedPattern[];
  readonly parameters: number;
  readonly direct: number;
  readonly many: boolean;
  /** The local with the serial number at which the event began. */
  readonly since: number;
  /** From this address on the event no longer looks for what waits for it. */
  readonly from: number;
}

/** A turn, a cycle of the flow, or a step by its index. */
export type EdgePart = 'turn' | 'cycle' | number;

/** What waits for the start or end of a part of the flow. */
export type EdgeAbilities = Readonly<
  Record<'start' | 'end', ReadonlyMap<EdgePart, readonly LinkedAbility[]>>
>;

/** Everything that waits, forbids or changes values in a game. */
export interface Responding {
  readonly abilities: readonly LinkedAbility[];
  readonly verbs: readonly Listening[];
  /** By the program that proposes a verb; verbs that nothing can wait for in this way are left out. */
  readonly hearings: Map<number, OwnListening>;
  readonly edges: EdgeAbilities;
  readonly activated: readonly LinkedAbility[];
  /** What sets values of fields, takes them away, or adds one: of fields of which cards may have several values. */
  readonly valueSets: ReadonlyMap<FieldSymbol, readonly LinkedAbility[]>;
  /** By field what gives cards the text of another card. */
  readonly loans: ReadonlyMap<FieldSymbol, readonly LinkedAbility[]>;
  readonly fields: ReadonlyMap<FieldSymbol, readonly LinkedAbility[]>;
  readonly counters: ReadonlyMap<CounterSymbol, readonly LinkedAbility[]>;
  /** What says how many cards each counts as: everywhere, or for the phrases printed in a field together with what holds everywhere. */
  readonly multiplicities: ReadonlyMap<FieldSymbol | undefined, readonly LinkedAbility[]>;
  readonly rolls: readonly LinkedAbility[];
  /** What changes so many rolls that are yet to be thrown. */
  readonly comingRolls: readonly LinkedAbility[];
  /** What lets players see cards that their zones do not show them. */
  readonly sights: readonly LinkedAbility[];
  /** Who sees the cards of each zone by what it declares. */
  readonly seers: readonly number[];
  /** Who has a card in a position; -1 for nobody. */
  readonly controllerIn: (p: Int32Array, card: number) => number;
}

/** The parts of a number as they are now; for a log, never for playouts. */
export type Terms = (m: Machine) => readonly Term[];

/** Tells a number as it is now; nothing where it has no named parts. */
export type SumLogger = ((m: Machine) => LoggedSum | undefined) | undefined;

/** Whether a printed value is one, and neither missing nor `any`. */
export const isKnown = (value: number): boolean => value !== NONE && value !== WILD;

/** Numbers are 32-bit integers; leaving them is an error, never a wrap-around. */
export class Overflow extends Error {}

export function checkedInt(value: number): number {
  if (value > 0x7fff_ffff || value < -0x8000_0000) throw new Overflow();
  return value;
}

const words = new WeakMap<ValueClosure, number>();

/** A word of the running frame. */
export function frameWord(at: number): ValueClosure {
  const get: ValueClosure = ({ p }) => p[p[Header.frame] + at];
  words.set(get, at);
  return get;
}

/**
 * The offset in the running frame of a value that only reads a word of it; else -1. A caller that knows the
 * offset need not call the value.
 */
export const wordOf = (get: ValueClosure | undefined): number => (get && words.get(get)) ?? -1;

const candidates = new WeakMap<ValueClosure, number>();

/** The candidate of a filter; `get` is another function that reads it. */
export function candidateAt(depth: number, get: ValueClosure = ({ it }) => it[depth]): ValueClosure {
  candidates.set(get, depth);
  return get;
}

/** The depth of a value that only reads the candidate of a filter; else -1. A caller that knows it need not call. */
export const depthOf = (get: ValueClosure): number => candidates.get(get) ?? -1;

/** A condition that holds in any position; who knows it need not ask. */
export const holdsAlways: ConditionClosure = () => true;

const fixed = new WeakMap<ValueClosure, number>();

/** A value that is always the same. */
export function always(value: number, get: ValueClosure = () => value): ValueClosure {
  fixed.set(get, value);
  return get;
}

/** The value of one that is always the same; undefined of others. */
export const fixedValue = (get: ValueClosure): number | undefined => fixed.get(get);

/** What an instruction of the running frame causes, for listeners; nobody asks for it where nobody listens. */
export function causeOf(
  { p }: Machine,
  { at, frame = p[Header.frame] }: { readonly at: Origin; readonly frame?: number },
): Cause {
  return {
    program: p[frame + Frame.program],
    at,
    you: p[frame + Frame.you],
    card: p[frame + Frame.this],
  };
}
