import type {
  Execute,
  GeneratedPrograms,
  Instruction,
  InstructionPlace,
  Linked,
  ProgramFunction,
} from '../../../engine/program/instruction.ts';
import type { Layout } from '../../../engine/state/position-layout.ts';
import { emitExecute, instructionEmitters } from './emit-instructions.ts';
import type { GeneratedFunctions } from '../emitter.ts';
import type { JitTable } from '../jit-compiler.ts';
import { ProgramWriter } from './program-writer.ts';

/** Instructions that are never reached: jumps are followed beforehand, and so are returns. */
const NEVER: ReadonlySet<Instruction['op']> = new Set(['jump', 'return']);

/** Instructions behind which the next one comes in any case, so that both count as one part. */
const STRAIGHT: ReadonlySet<Instruction['op']> = new Set([
  'set',
  'list',
  'done',
  'move',
  'shuffle',
  'count',
  'each',
  'repeat',
  'checks',
  'step',
  'part',
  'turn',
  'end-turn',
]);

/** A program with more instructions stays as it is: so long a function is not made faster. */
const LONGEST = 400;

/** What makes functions of the programs of a table that have gone on often enough. */
export const generatedPrograms = (
  { functions, after }: JitTable,
  plainMoves: Layout | undefined,
): GeneratedPrograms => ({
  after,
  make: (linked, code) => programFunction(functions, plainMoves, linked, code),
});

/**
 * Makes one function of a program. Its instructions are counted in parts that are carried out as a whole; where a part may be
 * too much for an answer, the interpreter goes on, and breaks off where it always does.
 */
function programFunction(
  functions: GeneratedFunctions,
  plainMoves: Layout | undefined,
  { execute, places, goesOn }: Linked,
  code: readonly Instruction[],
): ProgramFunction | undefined {
  if (code.length > LONGEST) return undefined;
  const e = new ProgramWriter(functions, goesOn, plainMoves);
  const { w } = e;
  const firsts = firstsOf(code, places);
  w.block('for (;;) switch (pc)', () => {
    code.forEach((at, here) => {
      if (NEVER.has(at.op)) return;
      const isFirst = firsts.has(here);
      e.following = followingOf(code, here);
      w.block(isFirst ? `case ${here}:` : '', () => {
        if (isFirst) {
          const size = sizeOf(code, places, firsts, here);
          w.line(`if ((r.steps += ${size}) > r.budget) { r.steps -= ${size}; return ${here}; }`);
        }
        w.line(`r.counter = ${here};`);
        emit(e, at, places[here], execute[here]);
      });
    });
    w.line('default: return pc;');
  });
  return w.makeWhole<ProgramFunction>(['r', 'p', 'f', 'pc'], 'const m = r.m, it = m.it; r.frame = f;');
}

function emit(e: ProgramWriter, at: Instruction, place: InstructionPlace, execute: Execute): void {
  const write = instructionEmitters[at.op] as
    | ((e: ProgramWriter, at: Instruction, place: InstructionPlace) => boolean | void)
    | undefined;
  if (!write || write(e, at, place) === false) emitExecute(e, execute, place);
}

/** The instruction that follows in the text. */
function followingOf(code: readonly Instruction[], here: number): number {
  let next = here + 1;
  while (next < code.length && NEVER.has(code[next].op)) next++;
  return next < code.length ? next : -3;
}

/** Where a part begins: at the start, where something jumps to, and behind what may leave. */
function firstsOf(code: readonly Instruction[], places: readonly InstructionPlace[]): ReadonlySet<number> {
  // Where steps that no text says may jump is for them to know.
  if (code.some(({ op }) => op === 'native')) return new Set(code.keys());
  const firsts = new Set<number>([0]);
  const add = (counter: number | undefined): void => {
    if (counter !== undefined && counter >= 0) firsts.add(counter);
  };
  code.forEach((at, here) => {
    const { next, to, end, after } = places[here];
    add(to);
    if (at.op === 'menu') {
      add(end(at.none));
      for (const option of at.options) add(end(option.to));
    }
    if (at.op === 'checks-done') add(at.again);
    const follows = at.op === 'move' ? after().next : next;
    if (STRAIGHT.has(at.op) && follows === here + 1) return;
    add(follows);
    add(end(here + 1));
    if (!STRAIGHT.has(at.op)) add(here);
  });
  return firsts;
}

/** How many instructions are carried out from here to the end of the part. */
function sizeOf(
  code: readonly Instruction[],
  places: readonly InstructionPlace[],
  firsts: ReadonlySet<number>,
  from: number,
): number {
  let size = 1;
  for (let at = from; STRAIGHT.has(code[at].op); size++) {
    const next = code[at].op === 'move' ? places[at].after().next : places[at].next;
    if (next !== at + 1 || firsts.has(next)) break;
    at = next;
  }
  return size;
}
