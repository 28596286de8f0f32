import type { Match } from '../match.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { Frame } from '../../engine/state/call-stack.ts';

/**
 * The frames of a position, the oldest first: those that run, each begun by the one before, and those that wait for
 * somebody to go on with them. Saved locals that hold one that waits name it by its place here.
 */
export function framesIn({ runner, table }: Match): number[] {
  const { p } = runner.m;
  const found = new Set<number>();
  const visit = (frame: number): void => {
    if (found.has(frame)) return;
    found.add(frame);
    const { slots } = table.programs[p[frame + Frame.program]].source.program;
    slots.forEach((slot, i) => {
      if (slot.sort !== 'plan') return;
      const value = p[frame + Frame.locals + i];
      if (value <= 0) return;
      if (!slot.many) visit(value);
      else for (let j = 1; j <= p[value]; j++) if (p[value + j] > 0) visit(p[value + j]);
    });
  };
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller]) visit(frame);
  return [...found].sort((a, b) => a - b);
}

/** Those of the frames that run, not those that wait. */
export function runningIn({ runner }: Match): Set<number> {
  const { p } = runner.m;
  const running = new Set<number>();
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller]) running.add(frame);
  return running;
}
