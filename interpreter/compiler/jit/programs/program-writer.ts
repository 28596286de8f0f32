import { Frame, ROOM } from '../../../engine/state/call-stack.ts';
import { Header } from '../../../engine/state/position-layout.ts';
import { LEAVE, RETURN } from '../../../engine/vm/instructions.ts';
import { countAnew } from '../../../engine/vm/answer-budget.ts';
import { DEEPEST, runBegun } from '../../../engine/vm/run-loop.ts';
import { tooDeep } from '../../../engine/vm/program-calls.ts';
import type { AskedAt, Compiled, InstructionPlace, Linked } from '../../../engine/program/instruction.ts';
import { answeredAt, programFlow, goesStraightOn, type ProgramFlow } from './program-flow.ts';
import { FrameWriter, type WriterParts } from './frame-writer.ts';
import { WrittenFrame } from './written-frame.ts';

/** How instructions of the frame that is being written go on. */
interface Jumps {
  /** A statement that goes on at a counter of the same frame. */
  readonly to: (counter: number) => string;
  /** A statement at the end of the program. */
  readonly end: string;
}

/** Writes an instruction of the frame at hand; `part` is how many are carried out from it on as a whole, 0 inside of such a part. */
export type WriteInstruction = (e: ProgramWriter, here: number, part: number) => void;

/** Programs of so many instructions are written into others, so deep, and so many in all. */
const INSIDE = { longest: 40, deepest: 3, all: 80 };

/**
 * Writes a program as one function: what its instructions ask for is written where it is asked.
 */
export class ProgramWriter extends FrameWriter {
  /** The instruction that is being written, and the one that follows in the text, so that nothing need be written to go on there. */
  here = 0;
  following = -1;
  private jumps: Jumps = {
    to: (counter) => `pc = ${counter}; continue;`,
    end: `return ${RETURN};`,
  };
  private readonly write: WriteInstruction;
  /** Whether it is entered at its first instruction, or where a loop begins. */
  isBegun = false;
  private written = 0;
  /** Frames of programs that are written into this one. */
  readonly inside: WrittenFrame[] = [];

  constructor(parts: WriterParts, compiled: Compiled, linked: Linked, write: WriteInstruction) {
    super(parts, compiled, linked);
    this.write = write;
  }

  /** Goes on at a counter, or is at the end. */
  leaveFor(to: number): void {
    this.w.line(to < 0 ? this.jumps.end : this.jumps.to(to));
  }

  goOn(next: number): void {
    if (next !== this.following) this.leaveFor(next);
  }

  branch(condition: string, to: number, next: number): void {
    this.w.block(`if (${condition})`, () => this.leaveFor(to));
    this.goOn(next);
  }

  /**
   * Leaves the rest to the interpreter where an answer may cost too little for all that comes before this is asked again:
   * no instruction comes twice until then.
   */
  private leaveIfShort(counter: number | string): void {
    const { w, frame } = this;
    const most = Math.max(INSIDE.all, this.written);
    w.block(`if (r.steps + ${most} > r.budget)`, () => {
      if (frame.id > 0) frame.put(counter);
      w.line(`return ${frame.id > 0 ? LEAVE : counter};`);
    });
  }

  /** Waits at an instruction, the frame being on the stack. */
  wait(here: number): void {
    this.w.line(`p[${this.frame.address} + ${Frame.counter}] = ${here};`);
    this.w.line(`return ${LEAVE};`);
  }

  /** What is known of a question of the frame at hand; `instead` are other counters where it may go on. */
  askedAt(at: AskedAt['at'], here: number, instead: readonly number[] = []): AskedAt {
    const frames: AskedAt['frames'][number][] = [];
    let goesOn: readonly number[] =
      at.op === 'menu' ? at.options.map(({ to }) => to) : [here + 1, ...instead];
    for (let frame: WrittenFrame | undefined = this.frame; frame; frame = frame.outer) {
      frames.push({ program: frame.compiled.index, goesOn });
      goesOn = [frame.behind];
    }
    return { at, frames, ahead: undefined };
  }

  /** Writes something, and before it what puts the frame on the stack if that is read there. */
  puttingFrame(counter: number, write: () => void): void {
    const { w, frame } = this;
    const around = w.readsFrame;
    w.readsFrame = false;
    const lines = w.linesOf(write);
    if (w.readsFrame && frame.id > 0) frame.put(counter);
    w.readsFrame = around;
    w.put(lines);
  }

  /** Puts everything on the stack for something that reads it there; `counter` is where the frame is meanwhile. */
  onStack(counter: number): void {
    const { w, frame } = this;
    frame.put(counter);
    if (frame.id === 0) return;
    // What is on the stack need not be put there in a fault.
    w.line(`u = 0; r.frame = ${frame.address};`);
  }

  /** What was put on the stack is read back, and may be other than before. */
  backFromStack(): void {
    const { frame, w } = this;
    if (frame.id === 0) return;
    frame.take();
    w.line(`u = ${frame.id};`);
  }

  /** Goes on where an instruction says that is carried out as the interpreter does it: at a counter, or not in this frame. */
  dispatch(went: string, jump: number): void {
    const { w, frame } = this;
    const targets = jump < 0 ? [] : [jump];
    const answered = `${went} === ${LEAVE} && r.answered && p[${Header.frame}] === ${frame.address}`;
    if (!this.isBegun) {
      w.block(`if (${went} >= 0)`, () => w.line(`pc = ${went}; continue;`));
      w.block(`if (${answered})`, () => this.resume());
      w.line(`return ${went};`);
      return;
    }
    w.block(`if (${answered})`, () => this.resume());
    if (frame.id === 0) {
      for (const to of targets) w.block(`if (${went} === ${to})`, () => this.leaveFor(to));
      w.line(`return ${went};`);
      return;
    }
    w.block(`if (${went} === ${LEAVE})`, () => w.line(`return ${LEAVE};`));
    for (const to of [RETURN, ...targets])
      w.block(`if (${went} === ${to})`, () => {
        this.backFromStack();
        this.leaveFor(to);
      });
    w.line(`p[${frame.address} + ${Frame.counter}] = ${went};`);
    w.line(`return ${LEAVE};`);
  }

  /** Goes on behind a choice that was answered at once; the frame is on the stack. */
  resume(): void {
    const { w, frame } = this;
    const counter = `p[${frame.address} + ${Frame.counter}]`;
    w.line(`${w.capture(countAnew)}(r);`);
    if (!this.isBegun) {
      w.line(`pc = ${w.capture(frame.linked.goesOn)}[${counter}];`);
      w.line(`if (pc < 0) return pc;`);
      w.line('continue;');
      return;
    }
    for (const to of answeredAt(frame.compiled.code, this.here))
      w.block(`if (${counter} === ${to})`, () => {
        this.backFromStack();
        this.leaveFor(frame.linked.goesOn[to]);
      });
    w.line(`return ${LEAVE};`);
  }

  /** Runs a program that has just begun; the loop around goes on with it where it has to wait. */
  runBegun(program: string, next: number): void {
    const { w, frame } = this;
    const [linked, begun, went] = [w.name('q'), w.name('s'), w.name('w')];
    w.line(`const ${linked} = r.code[${program}];`);
    w.block(`if (${linked} !== undefined && ${linked}.begun !== undefined && r.depth < ${DEEPEST})`, () => {
      w.line(`const ${begun} = p[${Header.frame}];`);
      w.line(`r.depth++;`);
      w.line(`const ${went} = ${linked}.begun(r, p, ${begun}, 0);`);
      w.line(`r.depth--;`);
      w.block(`if (${went} !== ${RETURN})`, () => {
        w.line(`if (${went} >= 0) p[${begun} + ${Frame.counter}] = ${went};`);
        w.line(`return ${LEAVE};`);
      });
      w.line(
        `p[${Header.top}] = p[${begun} + ${Frame.floor}]; p[${Header.frame}] = p[${begun} + ${Frame.caller}];`,
      );
    });
    w.line(`else if (!${w.capture(runBegun)}(r, p, ${program})) return ${LEAVE};`);
    w.line(`r.frame = ${frame.address};`);
    this.backFromStack();
    if (this.isBegun && next >= 0) this.leaveIfShort(next);
    this.goOn(next);
  }

  /**
   * Writes a program into this one: its frame has room on the stack, and its words are variables. Gives false where it has
   * to be begun with a frame.
   */
  writeInside(
    program: number,
    { here, next, programs }: InstructionPlace,
    you: string,
    card: string,
    fill?: (word: (at: number) => string) => void,
  ): boolean {
    const { w, frame: outer } = this;
    const compiled = programs[program];
    const size = compiled.code.length;
    if (!this.isBegun || !this.parts.plainMoves || size > INSIDE.longest || this.written + size > INSIDE.all)
      return false;
    let depth = 0;
    for (let at: WrittenFrame | undefined = outer; at; at = at.outer) {
      if (at.compiled.index === program) return false;
      depth++;
    }
    const linked = this.parts.linkedOf(program);
    const flow = depth > INSIDE.deepest ? undefined : programFlow(compiled.code, linked);
    // Beside what a loop does its frame is little, and long functions are not compiled well.
    if (!flow || flow.loops.size > 0) return false;
    this.written += size;
    const frame = new WrittenFrame(w, compiled, linked, {
      id: this.inside.length + 1,
      outer,
      behind: here + 1,
    });
    this.inside.push(frame);
    const { address, word } = frame;
    w.line(`${address} = p[${Header.top}];`);
    w.line(`if (${address} + ${frame.size + ROOM} > p.length) ${w.capture(tooDeep)}();`);
    w.line(`p[${Header.top}] = ${address} + ${frame.size};`);
    w.line(`${word(Frame.you)} = ${you}; ${word(Frame.this)} = ${card}; ${word(Frame.done)} = 1;`);
    for (let at: number = Frame.locals; at < frame.size; at++) w.line(`${word(at)} = -1;`);
    fill?.(word);
    w.line(`u = ${frame.id};`);
    this.within(frame, () =>
      w.block(`E${frame.id}:`, () =>
        this.writeBegun(flow, { ...this.blocks(frame), end: `break E${frame.id};` }),
      ),
    );
    w.line(`p[${Header.top}] = ${address};`);
    if (outer.id === 0) w.line(`p[${Header.frame}] = f; r.frame = f;`);
    w.line(`u = ${outer.id};`);
    this.goOn(next);
    return true;
  }

  private within(frame: WrittenFrame, write: () => void): void {
    const before = { frame: this.frame, here: this.here, following: this.following, jumps: this.jumps };
    const { word } = this.w;
    this.frame = frame;
    this.w.word = frame.word;
    write();
    Object.assign(this, before);
    this.w.word = word;
  }

  private blocks({ id }: WrittenFrame): Jumps {
    return {
      to: (counter) => (counter > this.here ? `break B${id}_${counter};` : `continue L${id}_${counter};`),
      end: `return ${RETURN};`,
    };
  }

  /** Writes the program as it is entered at its first instruction, or where a loop begins: in blocks and loops. */
  writeWhole(flow: ProgramFlow): void {
    this.isBegun = true;
    this.written = this.frame.compiled.code.length;
    this.leaveIfShort('pc');
    this.writeBegun(flow, this.blocks(this.frame));
  }

  private writeBegun(flow: ProgramFlow, jumps: Jumps): void {
    this.jumps = jumps;
    const { reached } = flow;
    this.writeRegion(flow, 0, reached.at(-1)! + 1, -1);
  }

  /** Writes the instructions from one counter to another; `loop` is the one at which the loop around them begins. */
  private writeRegion(flow: ProgramFlow, from: number, to: number, loop: number): void {
    const { reached, loops, forward } = flow;
    const { w } = this;
    const { id } = this.frame;
    const own = (counter: number): boolean => {
      for (const [first, last] of loops)
        if (first !== loop && first >= from && first < counter && counter <= last) return false;
      return counter > from && counter < to;
    };
    const targets = [...forward].filter(own);
    for (const target of targets.toSorted((a, b) => b - a)) w.line(`B${id}_${target}: {`);
    if (id === 0) this.writeEntries(flow, from, to, loop);
    const { code } = this.frame.compiled;
    const { places } = this.frame.linked;
    const isInPart = (i: number): boolean =>
      i > 0 &&
      this.neverFails(code[reached[i - 1]]) &&
      goesStraightOn(code, places, reached[i - 1], reached[i]) &&
      !loops.has(reached[i]) &&
      own(reached[i]) &&
      !forward.has(reached[i]);
    for (let i = 0; i < reached.length; i++) {
      const here = reached[i];
      if (here < from || here >= to) continue;
      if (targets.includes(here)) w.line('}');
      const last = loops.get(here);
      if (last !== undefined && here !== loop) {
        w.block(`L${id}_${here}: for (;;)`, () => {
          this.leaveIfShort(here);
          this.writeRegion(flow, here, last + 1, here);
          w.line(`break L${id}_${here};`);
        });
        while (i + 1 < reached.length && reached[i + 1] <= last) i++;
        continue;
      }
      this.here = here;
      this.following = reached[i + 1] ?? -3;
      let part = isInPart(i) ? 0 : 1;
      if (part > 0) while (i + part < reached.length && isInPart(i + part)) part++;
      this.write(this, here, part);
    }
  }

  /** Goes to the loop at which the function is entered, or to the one around it; behind that it is entered no more. */
  private writeEntries({ loops }: ProgramFlow, from: number, to: number, loop: number): void {
    const inside = [...loops].filter(([first]) => first !== loop && first >= from && first < to);
    const isOuter = ([first, last]: readonly [number, number]): boolean =>
      !inside.some(([other, end]) => other < first && last <= end);
    for (const [first, last] of inside.filter(isOuter)) {
      if (first === from) continue;
      this.w.line(`if (pc === ${first}) { pc = 0; break B0_${first}; }`);
      for (const [head] of inside)
        if (head > first && head <= last) this.w.line(`if (pc === ${head}) break B0_${first};`);
    }
  }
}
