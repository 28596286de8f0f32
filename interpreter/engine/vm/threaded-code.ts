import {
  type Compiled,
  type Instruction,
  type Execute,
  type InstructionPlace,
  type Linked,
} from '../program/instruction.ts';
import { makers, RETURN } from './instructions.ts';

export function link({ code }: Compiled, programs: readonly Compiled[]): Linked {
  // Jumps are followed beforehand, and whether a frame's last statement was done matters to nobody at its end.
  const end = (to: number): number => {
    const one = code[to];
    if (one?.op === 'jump') return end(one.to);
    if (one?.op === 'done' && end(to + 1) === RETURN) return RETURN;
    return one?.op === 'return' ? RETURN : to;
  };
  const execute = code.map((at, here) => {
    const to = 'to' in at && typeof at.to === 'number' ? end(at.to) : -1;
    const next = end(here + 1);
    const after = (): ReturnType<InstructionPlace['after']> => {
      const one = code[next];
      return one?.op === 'done' && one.value === 1
        ? { done: true, next: end(next + 1) }
        : { done: false, next };
    };
    const make = makers[at.op] as (at: Instruction, place: InstructionPlace) => Execute;
    return make(at, { here, next, to, end, after, programs });
  });
  return { execute, goesOn: Int32Array.from(code, (_, at) => end(at)) };
}
