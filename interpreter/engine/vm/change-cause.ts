import type { Instruction } from '../program/instruction.ts';
import { Frame } from '../state/call-stack.ts';
import { Header } from '../state/position-layout.ts';
import type { Cause } from './events.ts';
import type { Machine } from '../program/machine.ts';

/** What an instruction of the running frame causes, for listeners; nobody asks for it where nobody listens. */
export function causeOf(
  { p }: Machine,
  { at, frame = p[Header.frame] }: Pick<Instruction, 'at'> & { readonly frame?: number },
): Cause {
  return {
    program: p[frame + Frame.program],
    at,
    you: p[frame + Frame.you],
    card: p[frame + Frame.this],
  };
}
