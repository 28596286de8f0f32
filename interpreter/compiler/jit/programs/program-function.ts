import type {
  BegunFunction,
  Execute,
  GeneratedPrograms,
  Instruction,
  InstructionPlace,
  ProgramFunction,
} from '../../../engine/program/instruction.ts';
import type { Layout } from '../../../engine/state/position-layout.ts';
import { emitExecute, instructionEmitters } from './emit-instructions.ts';
import type { JitTable } from '../jit-compiler.ts';
import { programFlow, NEVER, STRAIGHT, type ProgramFlow } from './program-flow.ts';
import { ProgramWriter, type WriteInstruction } from './program-writer.ts';

/** A program with more instructions stays as it is: so long a function is not made faster. */
const LONGEST = 400;

/** What makes functions of the programs of a table that have gone on often enough. */
export const generatedPrograms = (
  { functions, after }: JitTable,
  plainMoves: Layout | undefined,
): GeneratedPrograms => ({
  after,
  make(linked, compiled, linkedOf) {
    if (compiled.code.length > LONGEST) return undefined;
    const parts = { functions, plainMoves, linkedOf };
    const flow = programFlow(compiled.code, linked);
    const begun = flow && begunFunction(new ProgramWriter(parts, compiled, linked, writeInstruction), flow);
    const loops = begun && flow.loops;
    const whole = programFunction(new ProgramWriter(parts, compiled, linked, writeInstruction), begun, loops);
    return { whole, begun: begun ?? ((r, p, frame) => whole(r, p, frame, linked.goesOn[0])) };
  },
});

/**
 * Makes one function of a program, for any of its counters: a loop around a switch. Its instructions are counted in parts
 * that are carried out as a whole; where a part may be too much for an answer, the interpreter goes on, and breaks off
 * where it always does. Where a loop begins that the function for a frame which has begun has as well, that one goes on.
 */
function programFunction(
  e: ProgramWriter,
  begun: BegunFunction | undefined,
  loops: ProgramFlow['loops'] | undefined,
): ProgramFunction {
  const { w } = e;
  const { code } = e.frame.compiled;
  const { places } = e.frame.linked;
  const firsts = firstsOf(code, places);
  w.block('for (;;) switch (pc)', () => {
    code.forEach((at, here) => {
      if (NEVER.has(at.op)) return;
      const isFirst = firsts.has(here);
      e.following = followingOf(code, here);
      if (loops?.has(here)) {
        w.line(`case ${here}: return ${w.capture(begun)}(r, p, f, ${here});`);
        return;
      }
      w.block(isFirst ? `case ${here}:` : '', () =>
        writeInstruction(e, here, isFirst ? sizeOf(code, places, firsts, here) : 0),
      );
    });
    w.line('default: return pc;');
  });
  return w.makeWhole<ProgramFunction>(['r', 'p', 'f', 'pc'], 'const m = r.m, it = m.it; r.frame = f;');
}

/**
 * Makes one function of a program that begins: its jumps are written as blocks and loops, and programs that it begins are
 * written into it.
 */
function begunFunction(e: ProgramWriter, flow: ProgramFlow): BegunFunction {
  const { w } = e;
  const lines = w.linesOf(() => e.writeWhole(flow));
  const { inside } = e;
  const head = ['const m = r.m, it = m.it; r.frame = f;'];
  if (inside.length === 0) {
    w.put(lines);
    return w.makeWhole<BegunFunction>(['r', 'p', 'f', 'pc'], head.join(''));
  }
  head.push('let u = 0;');
  for (const frame of inside)
    head.push(`let ${[frame.address, ...frame.variables()].map((name) => `${name} = 0`).join(', ')};`);
  w.block('try', () => w.put(lines));
  w.block('catch (error)', () => {
    for (const frame of inside)
      w.block(`if (u === ${frame.id})`, () => {
        frame.put('r.counter');
        w.line(`r.frame = ${frame.address};`);
      });
    w.line('throw error;');
  });
  return w.makeWhole<BegunFunction>(['r', 'p', 'f', 'pc'], head.join('\n'));
}

/** Writes an instruction, and before it the count of those that are carried out with it. */
const writeInstruction: WriteInstruction = (e, here, part) => {
  const { w } = e;
  const { compiled, linked } = e.frame;
  if (part > 0 && e.isBegun) w.line(`r.steps += ${part};`);
  else if (part > 0)
    w.block(`if ((r.steps += ${part}) > r.budget)`, () => {
      w.line(`r.steps -= ${part};`);
      w.line(`return ${here};`);
    });
  if (part > 0) e.known.clear();
  // Where a text is stopped is named by it.
  if (!e.isBegun || !e.neverFails(compiled.code[here])) w.line(`r.counter = ${here};`);
  e.puttingFrame(here, () => emit(e, compiled.code[here], linked.places[here], linked.execute[here]));
  if (compiled.code[here].op !== 'set') e.known.clear();
};

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
