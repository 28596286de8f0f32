import type { Many, Scalar, SetTest, Test } from '../../../dsl/ir/expressions.ts';
import type { Slot, Act, CheckedAbility, Program } from '../../../dsl/ir/statements.ts';
import type { ZoneSymbol, VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { namedProgram, nameOfProgram } from '../../game/linked-game.ts';
import type { Game, NamedProgram, ProgramRole } from '../../game/linked-game.ts';
import type { Layout } from '../../engine/state/position-layout.ts';
import type {
  ListClosure,
  ValueClosure,
  ConditionClosure,
  LinkedAbility,
} from '../../engine/program/machine.ts';
import type { Together } from '../../engine/choices/choice-domain.ts';
import type { Span } from '../../../dsl/text/source.ts';
import type { Execute, Instruction } from '../../engine/program/instruction.ts';
import type { Origin } from '../../engine/vm/events.ts';

/**
 * Turns the intermediate form into closures over a machine, for one game with one number of seats.
 * The parts call each other through this.
 */
export interface Compiler {
  readonly game: Game;
  readonly layout: Layout;
  /** The locals of the program that is being compiled. */
  readonly slots?: readonly Slot[] | undefined;
  /** The compiler for a program with these locals. */
  readonly forSlots?: (slots: readonly Slot[]) => Compiler;
  /** Index of a zone, or of the first player's, among all zones. */
  readonly zoneIndex: (zone: ZoneSymbol) => number;
  readonly scalar: (scalar: Scalar) => ValueClosure;
  /** As `scalar`, but a printed value that is missing or `any` comes as `NONE` or `WILD` and not as 0. */
  readonly raw: (scalar: Scalar) => ValueClosure;
  readonly many: (many: Many) => ListClosure;
  readonly test: (test: Test) => ConditionClosure;
  readonly together: (test: SetTest) => Together;
}

/** What a program is compiled with: where other programs are, and what happens between statements of the flow. */
export interface Linkage {
  readonly verb: (index: number) => number;
  /** Per card the program of a text field, -1 where the card has none. */
  readonly texts: (field: string) => Int32Array;
  /** Adds what happens between the statements of the flow: state checks and triggers; none inside effects. */
  readonly atRest: ((asm: Assembler, path: string, span: Span) => void) | undefined;
  /** Whether calls of a verb are proposals, which tell whether it was done. */
  readonly proposed: (verb: number) => boolean;
  /** The program that proposes the change of a counter; -1 where nobody listens to it. */
  readonly changed: (act: Act & { op: 'count' }) => number;
  /** The program that carries out what was triggered; none where nothing can be. */
  readonly settle: number | undefined;
  readonly window: (index: number) => number;
  /** The program of what happens when a zone has too few cards. */
  readonly runsOut: (zone: number) => number;
  readonly ability: (of: CheckedAbility) => LinkedAbility;
  /** Per card the program of a text that is announced. */
  readonly announced: (field: string) => Int32Array;
  /** Asks at the end of statements whether the game is over; none where no ending is due at once. */
  readonly endings: AddEndings | undefined;
}

/** What the instructions of one program are written with. */
export interface Writer {
  readonly c: Compiler;
  readonly asm: Assembler;
  readonly linkage: Linkage;
}

/** The program of state checks, and the parts of a position that they read. */
export interface StateChecks {
  readonly program: number;
  readonly reads: number | undefined;
}

/**
 * Asks whether the game is over: behind a statement, or before others come in between (`between`): before triggers that
 * the text settles, and before a window opens.
 */
export type AddEndings = (asm: Assembler, path: string, span: Span, between?: boolean) => void;

type Native = Instruction & { op: 'native' };
type Draft = { -readonly [K in keyof Instruction]: Instruction[K] } & { to?: number };

/** Collects the instructions of one program; ids number the statements as they are nested. */
export class Assembler {
  readonly code: Instruction[] = [];
  private readonly used = new Map<string, number>();

  /** Adds an instruction and gives its address. */
  add(instruction: Instruction): number {
    this.code.push(instruction);
    return this.code.length - 1;
  }

  /** Adds a step that no text says; `to` is where it may jump, the next instruction to land here unless it is given. */
  native(at: Origin, make: Native['make'], to = -1): number {
    return this.add({ op: 'native', at, make, to });
  }

  /** Adds a step that no text says, behind which the next instruction comes in any case. */
  step(at: Origin, does: (...given: Parameters<Execute>) => void): number {
    return this.native(at, ({ next }) => (r, p, frame) => {
      does(r, p, frame);
      return next;
    });
  }

  /** Lets a jump that was added earlier go to what comes next. */
  land(address: number): void {
    (this.code[address] as Draft).to = this.code.length;
  }

  /** An origin that no other instruction of the program has. */
  origin(path: string, what: string, span: Span, more: Pick<Origin, 'asks' | 'act'> = {}): Origin {
    const wanted = `${path} ${what}`;
    const times = (this.used.get(wanted) ?? 0) + 1;
    this.used.set(wanted, times);
    return { id: times === 1 ? wanted : `${wanted} (${times})`, span, ...more };
  }
}

/** The place of what no text says. */
export const nowhere: Span = { start: 0, end: 0 };

const noProgram: Program = { acts: [], slots: [], parameters: [], abilities: [] };

/** A program that is made here and not written by anybody. */
export const generatedProgram = (role: ProgramRole, slots: Program['slots'] = []): NamedProgram =>
  namedProgram(role, { ...noProgram, slots }, { file: nameOfProgram(role), text: '', offsets: [0] });

/** What the parameters of a verb hold. */
export function slotsOf(
  { verbs }: Game,
  { index, change, crosses, parameters }: VerbSymbol,
): readonly Slot[] {
  if (change)
    return parameters.map(({ name, preposition }) => ({
      name,
      sort: preposition ? 'number' : 'card',
      many: false,
    }));
  if (crosses)
    return parameters.map(({ name, preposition }) => ({
      name,
      sort: preposition === 'to' ? 'zone' : 'card',
      many: preposition !== 'to',
    }));
  const { program } = verbs[index];
  return program.parameters.map((slot) => program.slots[slot]);
}
