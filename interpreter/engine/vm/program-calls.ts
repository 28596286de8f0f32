import type { LoggedSum, Origin } from './events.ts';
import { pushFrame, reserveList } from '../state/call-stack.ts';
import { TooDeep } from './game-fault.ts';
import type { List } from '../state/int-list.ts';
import type { Runner } from '../program/instruction.ts';

/** No statement begins a program. */
const beginning: Origin = { id: '', span: { start: 0, end: 0 } };

/**
 * Begins a program with a number of locals; the caller fills in its arguments. `told` is a number that it
 * receives, with its parts.
 */
export function call(
  { m: { p, listener, tally } }: Runner,
  program: number,
  locals: number,
  you: number,
  card: number,
  told?: LoggedSum,
): void {
  if (tally) tally.frames++;
  if (!pushFrame(p, program, locals, you, card)) throw new TooDeep();
  listener?.happened({ kind: 'verb', program, you, told }, { program, at: beginning, you, card });
}

/** The stack is full. */
export function tooDeep(): never {
  throw new TooDeep();
}

/** Begins a program whose arguments are filled in afterwards, or has none. */
export const begin = (r: Runner, program: number, you: number, card: number): void =>
  call(r, program, r.programs[program].source.program.slots.length, you, card);

/** Puts a list on the stack. */
export function store({ m: { p } }: Runner, list: List): number {
  const { items, length } = list;
  const at = reserveList(p, length);
  if (at === 0) throw new TooDeep();
  p[at] = length;
  for (let i = 0; i < length; i++) p[at + 1 + i] = items[i];
  return at;
}
