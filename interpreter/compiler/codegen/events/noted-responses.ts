/** Who responds in a window, noted for the text that opened it where that asks. */
import { Frame } from '../../../engine/state/call-stack.ts';
import { borrow, release } from '../../../engine/program/machine.ts';
import type { Runner } from '../../../engine/program/instruction.ts';
import { store } from '../../../engine/vm/program-calls.ts';
import type { Origin } from '../../../engine/vm/events.ts';
import type { Writer } from '../codegen-context.ts';

/** In front of such a window: nobody has responded. */
export function clearResponses({ c, asm }: Writer, slot: number, origin: Origin): void {
  asm.step(origin, (r, p, frame) => {
    const list = borrow(r.m);
    for (let i = 0; i < c.layout.seats; i++) list.push(-1);
    p[frame + Frame.locals + slot] = store(r, list);
    release(r.m);
  });
}

/** Notes that a player has responded in the window of a frame. */
export function noteResponse({ m: { p }, programs }: Runner, frame: number, seat: number): void {
  const caller = p[frame + Frame.caller];
  const opened = programs[p[caller + Frame.program]].code[p[caller + Frame.counter] - 1];
  const slot = opened.op === 'call' ? opened.responses : undefined;
  if (slot !== undefined && seat >= 0) p[p[caller + Frame.locals + slot] + 1 + seat] = seat;
}
