import type { Instruction, Runner } from '../program/instruction.ts';
import { Frame } from '../state/call-stack.ts';
import { store } from '../vm/program-calls.ts';
import { listFrom, release, type Machine, causeOf } from '../program/machine.ts';

type Takes = Instruction & { op: 'takes' };

/** Whether a verb takes any of its objects; those that it does not take are logged and left out. */
export function fitsOf(r: Runner, p: Int32Array, frame: number, at: Takes, fits: Takes['fits']): boolean {
  const { m } = r;
  const given = p[frame + Frame.locals + at.slot];
  // With nothing nothing is done.
  if (given < 0) return false;
  if (typeof fits === 'function') {
    if (fits(m)) return true;
    tell(m, at, [given]);
    return false;
  }
  const kept = listFrom(m, fits.kept);
  const isAny = kept.length > 0 || p[given] === 0;
  const left = m.listener && kept.toArray();
  p[frame + Frame.locals + fits.into] = store(r, kept);
  release(m);
  if (left) {
    const others = [...p.subarray(given + 1, given + 1 + p[given])].filter((each) => !left.includes(each));
    if (others.length > 0) tell(m, at, others);
  }
  return isAny;
}

function tell(m: Machine, at: Takes, values: readonly number[]): void {
  const { sort, by, words } = at.taking;
  m.listener?.happened({ kind: 'untaken', values, sort, verb: by, takes: words }, causeOf(m, at));
}
