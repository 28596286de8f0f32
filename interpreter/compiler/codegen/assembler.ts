import type { Span } from '../../../dsl/text/source.ts';
import type { Instruction } from '../../engine/program/instruction.ts';
import type { Origin } from '../../engine/program/origin.ts';

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
