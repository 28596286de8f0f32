import type { Many, Scalar, Test } from '../../dsl/ir/expressions.ts';
import type { Act, Slot } from '../../dsl/ir/statements.ts';
import type {
  KindSymbol,
  CounterSymbol,
  HistoryQuestion,
  RollSymbol,
  WindowSymbol,
  ZoneSymbol,
} from '../../dsl/language/symbols/symbols.ts';
import type {
  AbilityData,
  CardData,
  Ending,
  Game,
  NamedProgram,
} from '../../interpreter/game/linked-game.ts';

/**
 * A game in the middle, as ordinary objects: cards know where they are, zones are lists of cards. The reference
 * evaluator works on this; it is slow and shares nothing with the machine but the intermediate form.
 */

/** What stands where there is no card, player, pile, ... */
export const NOTHING = -1;

export interface Card {
  readonly is: 'card';
  readonly index: number;
  readonly name: string;
  readonly printed: CardData;
  readonly owner: number;
  /** Where it lies itself; none for what is attached to a card or covered by one. */
  zone: Zone | undefined;
  pile: Pile | undefined;
  host: Card | undefined;
  readonly attached: Card[];
  /** Who attached it. */
  attacher: number;
  /** The card that covers it, and the one that it covers. */
  above: Card | undefined;
  beneath: Card | undefined;
  readonly counters: Map<CounterSymbol, number>;
  /** When it came into play; 0 while it is not in play. */
  entered: number;
  arrived: number;
  /** Seats that its face was shown to where it lies. */
  shown: ReadonlySet<number>;
  /** Seats that have looked at it since the last rest point. */
  looked: ReadonlySet<number>;
}

export interface Zone {
  readonly is: 'zone';
  readonly symbol: ZoneSymbol;
  /** Whose it is; -1 for the table's. */
  readonly seat: number;
  /** Whether a seat is a partner of whose it is. */
  isPartner: (seat: number) => boolean;
  /** From the first to the last, which is the top. */
  cards: Card[];
}

export interface Pile {
  readonly is: 'pile';
  cards: Card[];
  /** Of a cell of a board, which is there also without cards. */
  readonly cell?: Cell;
}

export interface Cell {
  readonly zone: ZoneSymbol;
  readonly name: string;
  readonly row: number;
  readonly across: number;
}

export interface Roll {
  readonly is: 'roll';
  readonly symbol: RollSymbol;
  readonly roller: number;
  readonly about: Card | undefined;
  dice: readonly number[];
  /** Nobody changes it any more. */
  over: boolean;
  /** The other roll of a contest. */
  partner: Roll | undefined;
  readonly shifts: { amount: number; card: Card | undefined }[];
  /** What stood for it when its total was announced; nothing before. */
  announced: readonly { readonly amount: number; readonly card: Card | undefined }[] | undefined;
  /** Who has won the contest of which it is the first roll; nothing before. */
  winner: number | undefined;
}

/** An ability that is there: on a card, of the game, or brought about by an effect. */
export interface Instance {
  readonly is: 'ability';
  readonly ability: AbilityData;
  readonly you: number;
  readonly card: Card | undefined;
  readonly record: Rec | undefined;
}

/** What outlives the text that made it: something that stands, or was triggered. */
export interface Rec {
  readonly ability: AbilityData;
  readonly you: number;
  readonly card: Card | undefined;
  readonly entered: number;
  until: string;
  /** Whose turn ends it. */
  readonly whose: number;
  serial: number;
  /** How often a number was added by the same text. */
  times: number;
  /** Of what was triggered: the effect that gives it. */
  readonly origin?: Rec | undefined;
  /** How often what it gives was used, where it gives it so many times. */
  spent?: number;
  /** The locals that it keeps. */
  readonly kept: ReadonlyMap<number, Local>;
}

/** A text that was begun and waits. */
export interface Plan {
  readonly is: 'plan';
  readonly goOn: (caller: Frame) => Asks<void>;
}

export type Value = number | Card | Zone | Pile | Roll | Instance | Plan;
export type Local = Value | readonly Value[];

/** A text that is being carried out. */
export interface Frame {
  readonly name: string;
  readonly caller: Frame | undefined;
  readonly slots: readonly Slot[];
  /** The locals that whoever began the text has filled. */
  readonly parameters: readonly number[];
  you: number;
  readonly card: Card | undefined;
  readonly locals: Map<number, Local>;
  /** Whether the last statement that could fail was carried out. */
  done: boolean;
  /** Whether the game cannot be over now: several carry out one order. */
  whole: boolean;
  /** Ids of statements that the text has already used for others. */
  readonly used: ReadonlySet<string>;
  /** Of an event: the serial number at which it began. */
  readonly since: number | undefined;
  /** Of an event that is being done: lets what has just been brought about wait for its end. */
  overhears: ((record: Rec) => void) | undefined;
}

/** The candidate that a filter tests, and those of the filters around it. */
interface Candidate {
  readonly depth: number;
  readonly value: Value;
  readonly outer: Candidate | undefined;
}

/** Where an expression is evaluated. */
export interface Env {
  readonly frame: Frame;
  readonly it: Candidate | undefined;
}

export type Line = Readonly<Record<string, unknown>>;

/** How a game ends. */
export interface Noted {
  readonly ending: Ending;
  readonly winners: readonly number[];
}

/** That a question about the past has counted something, in the order in which it happened. */
export interface Counted {
  readonly who: Value;
  /** To which card, where each has a count of its own. */
  readonly card?: Value;
  readonly many: number;
  /** The serial number at which it began. */
  readonly began?: number;
  /** Whether it was before the present turn of a player, or the last one if that is over. */
  readonly isOld?: boolean;
}

/** Everything that changes in a game, and the parts of the evaluator, which call each other through it. */
export interface Play {
  readonly game: Game;
  readonly seats: readonly string[];
  readonly settings: readonly number[];
  readonly random: Readonly<Record<'shuffle' | 'dice' | 'pick', (below: number) => number>>;
  readonly cards: readonly Card[];
  readonly zones: ReadonlyMap<ZoneSymbol, readonly Zone[]>;
  /** The cells of boards, and places for piles; such a pile without cards is gone, and its place is free. */
  readonly piles: (Pile | undefined)[];
  rolls: Roll[];
  /** What stands, in the order in which it was brought about. */
  standing: Rec[];
  /** What was triggered and waits, in the order in which it was triggered. */
  pending: Rec[];
  readonly roles: number[];
  readonly counters: Map<CounterSymbol, number[]>;
  turn: number;
  step: number;
  cycle: number;
  window: WindowSymbol | undefined;
  changes: number;
  serial: number;
  /** How many changes there were when it was last asked whether the game is over. */
  asked: number;
  /** The ending at once that has held in the middle of an event. */
  noted: Noted | undefined;
  readonly history: Map<HistoryQuestion, Counted[]>;
  /** Which lines were chosen before, by the choice and the serial number with which a card came into play. */
  readonly chosen: Map<string, number>;
  readonly uses: Map<AbilityData, Map<Card | undefined, number>>;
  /** Values tried for wild cards, by field and card. */
  readonly tried: Map<string, number>;
  /** The values that are being worked out, the outermost first. */
  readonly asking: { readonly key: string; readonly thing: Value; isCircular: boolean; asPrinted: boolean }[];
  /** Steps of work since the last answer. */
  work: number;
  winners: readonly number[] | undefined;
  readonly lines: Line[];
  readonly value: (env: Env, tree: Scalar) => Value;
  readonly number: (env: Env, tree: Scalar) => number;
  readonly raw: (env: Env, tree: Scalar) => Value;
  readonly list: (env: Env, tree: Many) => Value[];
  readonly holds: (env: Env, tree: Test) => boolean;
  /** Whether something takes the text of a field away from a card. */
  readonly isBlank: (card: Card, field: string) => boolean;
  /** What is done when a field of a card is used: its own text, or that of another card which an effect gave to it. */
  readonly textOf: (card: Card, field: string) => NamedProgram | undefined;
  /** The cards whose text in a field of a kind effects give to a card. */
  readonly lentTo: (card: Card, kind: KindSymbol, field: string) => readonly number[];
  readonly doing: Doing;
}

/** How texts are carried out; each part knows the others by this only. */
interface Doing {
  readonly acts: (g: Play, frame: Frame, acts: readonly Act[], path: string, resting?: boolean) => Asks<void>;
  readonly propose: (g: Play, frame: Frame, act: Act & { op: 'call' }) => Asks<void>;
  readonly change: (g: Play, frame: Frame, act: Act & { op: 'count' }, id: string) => Asks<void>;
  readonly cross: (
    g: Play,
    frame: Frame,
    agent: number,
    cards: readonly Card[],
    to: Zone | undefined,
    asked: { readonly takes: boolean; readonly room: boolean },
    carryOut: (cards: readonly Card[]) => void,
  ) => Asks<void>;
  readonly settle: (g: Play, frame: Frame, since: number, always?: boolean) => Asks<void>;
  readonly rest: (g: Play, frame: Frame) => Asks<void>;
  readonly respond: (g: Play, frame: Frame, act: Act, path: string) => Asks<boolean>;
  readonly endings: (g: Play, frame: Frame, between?: boolean) => void;
}

/** Numbers are 32-bit integers; leaving them stops the game. */
export class Overflow extends Error {}

/** Thrown where one answer costs too much: the reference is slow, and not every choice can be listed. */
export class TooMuch extends Error {}

/** Thrown where the game is over. */
export class Over extends Error {}

export function checked(value: number): number {
  if (value > 0x7fff_ffff || value < -0x8000_0000) throw new Overflow();
  return value;
}

export const isCard = (value: Local | undefined): value is Card =>
  typeof value === 'object' && 'is' in value && value.is === 'card';

export const cardOr = (value: Local | undefined): Card | undefined => (isCard(value) ? value : undefined);

export const withIt = (env: Env, depth: number, value: Value): Env => ({
  frame: env.frame,
  it: { depth, value, outer: env.it },
});

export const inFrame = (frame: Frame): Env => ({ frame, it: undefined });

export function newFrame(
  name: string,
  slots: readonly Slot[],
  caller: Frame | undefined,
  you: number,
  card: Card | undefined,
  more: Partial<Pick<Frame, 'used' | 'since' | 'parameters'>> = {},
): Frame {
  const { used = new Set(), since, parameters = [] } = more;
  return {
    name,
    caller,
    slots,
    parameters,
    you,
    card,
    locals: new Map(),
    done: true,
    whole: false,
    used,
    since,
    overhears: undefined,
  };
}

const MOST_WORK = 30_000;

/** Counts a step of work. */
export function work(g: Play): void {
  if (++g.work > MOST_WORK) throw new TooMuch();
}

/** What one seat may choose: so many of the candidates, together as the test says. */
export interface Domain {
  readonly candidates: readonly Value[];
  readonly least: number;
  readonly most: number;
  readonly legal: (chosen: readonly Value[]) => boolean;
}

/** What is asked of one seat, or of several at the same time. */
export interface Question {
  readonly sort: string;
  readonly sealed: boolean;
  readonly domains: ReadonlyMap<number, Domain>;
  /** The candidates of a seat as it may know them. */
  readonly names: (seat: number) => readonly string[];
}

export interface Answer {
  readonly seat: number;
  readonly values: readonly Value[];
}

/** What asks questions on its way, and is given answers. */
export type Asks<T> = Generator<Question, T, Answer>;
