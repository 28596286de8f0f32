import type { Sort, Test } from '../../../dsl/ir/expressions.ts';
import type { Gathering, Taking } from '../../../dsl/ir/statements.ts';
import type { Span } from '../../../dsl/text/source.ts';
import type { Slot } from '../../../dsl/ir/statements.ts';
import type { CounterSymbol, VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Ending, NamedProgram, Step } from '../../game/linked-game.ts';
import type { Machine, ListClosure, ValueClosure, ConditionClosure, SumLogger } from './machine.ts';
import { List } from '../state/int-list.ts';
import type { Together, Domain } from '../choices/choice-domain.ts';
import type { Origin } from '../vm/events.ts';

/** A choice, ready to be asked. */
export interface Choosing {
  readonly slot: number;
  readonly sort: Sort | 'line';
  /** The names of the values, where one of a declared set or of several lines is chosen. */
  readonly values?: readonly string[];
  readonly many: boolean;
  /** None: chance. */
  readonly by: ValueClosure | undefined;
  readonly from: ListClosure;
  /** Candidates that lead to nothing are left out: a later choice of the statement would find no object. */
  readonly leads: readonly ConditionClosure[];
  /** Later choices that do not depend on this one must find something too. */
  readonly needs: readonly ConditionClosure[];
  readonly least: ValueClosure;
  readonly most: ValueClosure | undefined;
  readonly notAll: boolean;
  readonly exact: boolean;
  readonly together: readonly Together[];
  /** No fewer than there are candidates, whatever was chosen before; none where that is not known without asking. */
  readonly bound?: ValueClosure | undefined;
  /** Exactly one candidate, whichever: what most choices ask for. */
  readonly justOne: boolean;
  /** Whether what may be chosen follows from what everybody sees now. */
  readonly public: ConditionClosure;
  /** Nothing is logged if there is one only. */
  readonly silent: boolean;
  /** Only the player who chooses learns what it is. */
  readonly discreet?: true | undefined;
  readonly reasons: readonly {
    readonly test: Test;
    readonly holds: ConditionClosure;
    readonly depth: number;
    readonly words: string;
  }[];
  readonly span: Span;
}

/** The labels of what is on offer beside the actions of the game. */
export const ABILITY = 'ability';
export const PASS = 'pass';

/** A condition of an option with the words that say it. */
export interface MenuReason {
  readonly holds: ConditionClosure;
  readonly words: string;
  /** It is that there is something to choose. */
  readonly chooses: boolean;
}

/** One option of a menu. */
export interface MenuOption {
  /** What a player says to choose it. */
  readonly label: string;
  readonly allowed: ConditionClosure | undefined;
  /** What `allowed` asks, condition by condition. */
  readonly reasons?: readonly MenuReason[];
  /** Writes the abilities among which it leaves the choice. */
  readonly abilities?: (m: Machine, out: List) => void;
  readonly to: number;
}

type Instruct<Op extends string, More = unknown> = { readonly op: Op; readonly at: Origin } & Readonly<More>;

export interface Gather extends Gathering {
  /** The local with the player whose turn it is. */
  readonly who: number;
}

/** What the machine steps through. Numbers named `to` are program counters. */
export type Instruction =
  | Instruct<'pick', { choosing: Choosing; to: number }>
  /** `constant`: the value, where it is always the same. */
  | Instruct<'set', { slot: number; value: ValueClosure; constant?: number }>
  | Instruct<'list', { slot: number; value: ListClosure }>
  /** Leaves the statement out unless it holds. */
  | Instruct<'require', { test: ConditionClosure; to: number }>
  /** Leaves out what a verb does not take: the statement, or those of a list (`kept` are put into a local). */
  | Instruct<
      'takes',
      {
        slot: number;
        fits: ConditionClosure | { kept: ListClosure; into: number };
        taking: Taking;
        to: number;
      }
    >
  /** A choice that was made before: skips the statement if the choice is no longer possible. */
  | Instruct<'recheck', { slot: number; contains: (m: Machine, value: number) => boolean; to: number }>
  | Instruct<'jump', { to: number }>
  | Instruct<'unless', { test: ConditionClosure; to: number }>
  | Instruct<'done', { value: 0 | 1 }>
  | Instruct<'unless-done', { negated: boolean; to: number }>
  | Instruct<'unless-flag', { slot: number; to: number }>
  | Instruct<
      'call',
      {
        program: number;
        you: ValueClosure;
        arguments: readonly number[];
        teller?: SumLogger;
        /** What is done there is not done by the card that does this. */
        ofNoCard?: boolean;
        /** Of a window: the local that receives who responds in it, where the text asks. */
        responses?: number;
      }
    >
  | Instruct<
      'use',
      { card: ValueClosure; programs: Int32Array; as: ValueClosure | undefined; you: ValueClosure }
    >
  /** `card`: instead of `cards` where there is one only. */
  | Instruct<
      'move',
      {
        cards: ListClosure;
        card: ValueClosure | undefined;
        zone: ValueClosure;
        pile: ValueClosure | undefined;
        atEnd: boolean;
      }
    >
  | Instruct<'shuffle', { zone: ValueClosure }>
  | Instruct<'reveal', { cards: ListClosure }>
  | Instruct<'say', { verb: VerbSymbol; things: readonly ListClosure[]; sorts: readonly Slot[] }>
  | Instruct<'look', { cards: ListClosure; you: ValueClosure }>
  | Instruct<'face', { cards: ListClosure; face: 'up' | 'down' }>
  | Instruct<'attach', { cards: ListClosure; to: ValueClosure; you: ValueClosure }>
  | Instruct<'cover', { base: ValueClosure; form: ValueClosure }>
  | Instruct<'uncover', { card: ValueClosure; zone: ValueClosure }>
  | Instruct<
      'count',
      {
        counter: CounterSymbol;
        owner: ValueClosure | undefined;
        change: 'add' | 'subtract' | 'set';
        amount: ValueClosure;
        teller: SumLogger;
      }
    >
  | Instruct<'appoint', { role: number; player: ValueClosure }>
  /** `gather`: a local that comes to hold what each turn has in another one. */
  | Instruct<'each', { of: ListClosure; list: number; index: number; gather?: Gather | undefined }>
  | Instruct<
      'each-next',
      { list: number; index: number; slot: number; to: number; gather?: Gather | undefined }
    >
  | Instruct<'repeat', { times: ValueClosure; counter: number }>
  | Instruct<'repeat-next', { counter: number; stop: ConditionClosure | undefined; to: number }>
  /**
   * `none`: where to go on if nothing is allowed; `open`: whether everybody knows what is allowed, so that nobody need
   * be asked where one option is; `ability`: the local with the ability that asks.
   */
  | Instruct<
      'menu',
      {
        who: ValueClosure;
        slot: number;
        options: readonly MenuOption[];
        none: number;
        open?: ConditionClosure | undefined;
        ability?: number;
      }
    >
  /** A step of a program that no text says: of a proposal, a window, a turn. */
  | Instruct<'native', { make: (place: InstructionPlace) => Execute; to: number }>
  /**
   * Carries out what was triggered since the serial number in a local; `since` -1: all, -2: since the event around began.
   * `always`: state checks are made also where nothing waits.
   */
  | Instruct<'settle', { program: number; since: number; always?: boolean }>
  | Instruct<
      'seal',
      {
        of: ListClosure;
        list: number;
        index: number;
        slot: number;
        sealed: number;
        gather?: Gather | undefined;
        choosing: Choosing;
      }
    >
  | Instruct<'sealed', { list: number; index: number; slot: number; sealed: number; choosing: Choosing }>
  | Instruct<
      'sealed-next',
      {
        list: number;
        index: number;
        slot: number;
        sealed: number;
        gather?: Gather | undefined;
        choosing: Choosing;
        to: number;
      }
    >
  | Instruct<'return'>
  | Instruct<'step', { step: Step }>
  /** A part of a turn begins. */
  | Instruct<'part', { step: number }>
  | Instruct<'turn', { player: ValueClosure }>
  | Instruct<'end-turn'>
  | Instruct<'cycle', { resets: readonly CounterSymbol[] }>
  /** State checks between two statements, left out where nothing has changed of what they read (none: anything). */
  | Instruct<'rest', { program: number; reads: number | undefined }>
  | Instruct<'checks', { slot: number }>
  | Instruct<'check', { program: number }>
  | Instruct<'checks-done', { slot: number; again: number }>
  | Instruct<'ending', { ending: Ending; index: number; test: ConditionClosure; winners: ListClosure }>;

/** A program ready to run; its instructions are made when they are first asked for. */
export interface Compiled {
  readonly name: string;
  readonly index: number;
  readonly source: NamedProgram;
  readonly code: readonly Instruction[];
}

/**
 * Carries out one instruction of the running frame. Gives the counter of the next one in the same frame, `LEAVE` where
 * another frame runs now, somebody has to answer, or the game is over, and `RETURN` where the program is at its end.
 */
export type Execute = (r: Runner, p: Int32Array, frame: number) => number;

/** The place of an instruction: its counter, what comes after it, and its jump targets. */
export interface InstructionPlace {
  readonly here: number;
  readonly next: number;
  readonly to: number;
  readonly end: (to: number) => number;
  /** The next instruction, if that is the end of a completed statement: it is carried out at once. */
  readonly after: () => { readonly done: boolean; readonly next: number };
  readonly programs: readonly Compiled[];
}

/**
 * A whole program as one function, which begins at a counter. Gives what `Execute` gives; a counter where the interpreter
 * has to go on, as an answer may cost no more instructions than are left before the next part of it.
 */
export type ProgramFunction = (r: Runner, p: Int32Array, frame: number, counter: number) => number;

/** The same for a frame that has just begun, at its first instruction, or that has come to where a loop begins. */
export type BegunFunction = (r: Runner, p: Int32Array, frame: number, counter: number) => number;

/** Makes functions of programs. */
export interface GeneratedPrograms {
  /** A program is made a function once it has gone on so often. */
  readonly after: number;
  /** Nothing where it is not worth it. */
  readonly make: (
    linked: Linked,
    compiled: Compiled,
    linkedOf: (program: number) => Linked,
  ) => { readonly whole: ProgramFunction; readonly begun: BegunFunction } | undefined;
}

/** A program ready to be run. */
export interface Linked {
  /** One function for each instruction, with all that is known beforehand put into it. */
  readonly execute: readonly Execute[];
  /** The counter at which a frame goes on from each counter: behind jumps, or `RETURN`. */
  readonly goesOn: Int32Array;
  readonly places: readonly InstructionPlace[];
  /** How often a frame of it has gone on. */
  runs: number;
  /** The same as one function, once it has gone on often enough. */
  whole: ProgramFunction | undefined;
  begun: BegunFunction | undefined;
}

/**
 * What can be known without running: by program and counter, what may come from there on, as bits. What is not known
 * counts as a question.
 */
export type Ahead = readonly Uint8Array[];

/** The machine with the programs of a game and what it waits for. */
export interface Runner {
  readonly m: Machine;
  readonly programs: readonly Compiled[];
  /** Those of the programs that have run, linked to what carries them out. */
  readonly code: (Linked | undefined)[];
  /** What may come from each instruction on, once something has asked for it. */
  ahead: Ahead | undefined;
  /** How often the game has come to rest between two actions; counts on for as long as the runner is there. */
  rests: number;
  /** How often a turn has begun or ended; counts on as `rests` does. */
  turns: number;
  /** The choice that is open, if any; recomputed by `run` from the position alone. */
  readonly open: OpenQuestion;
  /** Instructions that one answer may cost, and work. */
  readonly budget: number;
  readonly work: number;
  /** Those that it has cost. */
  steps: number;
  /** The frame that runs and the counter of its instruction, for faults. */
  frame: number;
  counter: number;
  /** How many functions of programs run inside of each other. */
  depth: number;
  /** Makes functions of programs that run often; none where programs are interpreted only. */
  readonly generated: GeneratedPrograms | undefined;
  /** Whether the running frame was left because its choice was answered at once. */
  answered: boolean;
  answering: Answering | undefined;
  /** The sealed choice that has just been opened, and of which it is still known what there is to choose from. */
  sealing: Choosing | undefined;
}

/** What must stay as it is for a move to go on. */
export interface BegunMove {
  seat: number;
  rests: number;
  draws: number;
}

/** Answers choices at once, instead of waiting for somebody. */
export interface Answering {
  /** How many answers it may still give before `draw` has to be asked whether it may. */
  left: number;
  /** Whether one object is drawn with `random` as long as answers are left, no matter who chooses or what comes behind. */
  readonly inPlace: boolean;
  /**
   * The move that goes on, of a player who draws its first answer and then all that follow as one. As long as answers are
   * left, a first answer is drawn with `random` as above, and so is one behind which nothing more is asked.
   */
  readonly begun: BegunMove | undefined;
  readonly random: (below: number) => number;
  /** An answer to the open choice, if it gives one. */
  readonly answer: () => List | undefined;
  /** Whether `draw` answers wherever one object is chosen, and nobody need be asked for whole moves. */
  readonly draws: boolean;
  /**
   * One of so many candidates for a seat, by its place, where that is an answer; -1 where it does not answer so. `frame` is
   * the last of those in `asked`; the others need not be on the stack.
   */
  readonly draw: (candidates: number, seat: number, asked: AskedAt, frame: number) => number;
  /** Answers a sealed choice for all who have not answered; false where somebody still has to. `isNew`: it has just been opened. */
  readonly unseal: (at: Instruction & { op: 'sealed' }, isNew: boolean) => boolean;
  /** Makes a choice before its candidates are worked out, and goes on behind it; false where it does not. */
  readonly ahead: (at: Instruction & { op: 'pick' }) => boolean;
}

/** A question of generated code: what is known of it without a look at the stack. */
export interface AskedAt {
  readonly at: Instruction & { readonly op: 'pick' | 'menu' };
  /** The frames that the function has, the youngest first: their programs, and the counters where they may go on. */
  readonly frames: readonly { readonly program: number; readonly goesOn: readonly number[] }[];
  /** What may come behind the answer, as bits; not worked out before somebody asks. */
  ahead: number | undefined;
}

/** What is waited for: an answer of one seat, or sealed answers of several. */
export interface OpenQuestion {
  instruction: (Instruction & { op: 'pick' | 'menu' | 'sealed' }) | undefined;
  seat: number;
  readonly domain: Domain;
}

export type Make<Op extends Instruction['op']> = (
  at: Instruction & { op: Op },
  place: InstructionPlace,
) => Execute;

/** An instruction behind which the next one comes in any case. */
export const thenNext =
  <Op extends Instruction['op']>(
    does: (at: Instruction & { op: Op }, ...given: Parameters<Execute>) => void,
  ): Make<Op> =>
  (at, { next }) =>
  (r, p, frame) => {
    does(at, r, p, frame);
    return next;
  };
