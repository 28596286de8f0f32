import type { Ahead, AskedAt, Compiled, Instruction, Runner } from '../program/instruction.ts';
import { Header } from '../state/position-layout.ts';
import { Frame } from '../state/call-stack.ts';

/** A question may come before the program is over or the game has come to rest. */
const ASKS = 1;
/** The program may be over before the game has come to rest. */
const RETURNS = 2;

const known = new WeakMap<readonly Compiled[], Ahead>();

/** What may come from each instruction on. Compiles all programs. */
function aheadOf(programs: readonly Compiled[]): Ahead {
  let ahead = known.get(programs);
  if (!ahead) known.set(programs, (ahead = lookAhead(programs)));
  return ahead;
}

/** It spreads backwards along jumps and calls. */
function lookAhead(programs: readonly Compiled[]): Ahead {
  const ahead = programs.map(({ code }) => new Uint8Array(code.length + 1));
  for (let changed = true; changed;) {
    changed = false;
    programs.forEach(({ code }, program) => {
      const own = ahead[program];
      for (let here = code.length - 1; here >= 0; here--) {
        const bits = bitsOf(code[here], here, own, ahead);
        changed ||= bits !== own[here];
        own[here] = bits;
      }
    });
  }
  return ahead;
}

function bitsOf(at: Instruction, here: number, own: Uint8Array, ahead: Ahead): number {
  const next = own[here + 1];
  const asked = (program: number): number => (program < 0 ? 0 : ahead[program][0] & ASKS);
  switch (at.op) {
    case 'pick':
      return (at.choosing.by ? ASKS : 0) | next | own[at.to];
    case 'menu':
    case 'seal':
    case 'sealed':
    case 'sealed-next':
    case 'native':
    case 'settle':
      return ASKS | RETURNS;
    case 'call':
    case 'check':
      return asked(at.program) | next;
    case 'use':
      return at.programs.reduce((bits, program) => bits | asked(program), next);
    case 'checks-done':
      return next | own[at.again];
    case 'jump':
      return own[at.to];
    case 'return':
      return RETURNS;
    case 'rest':
    case 'turn':
    case 'end-turn':
    case 'step':
    case 'part':
    case 'cycle':
      return 0;
    default:
      return 'to' in at && typeof at.to === 'number' ? next | own[at.to] : next;
  }
}

/** Whether something may be asked before the game comes to rest, once the running frame has come to a counter. */
export function mayAskFrom(r: Runner, counter: number): boolean {
  return mayAskIn(r, r.m.p[Header.frame], counter);
}

/** The same once a program that the running frame calls has come to one of some counters; the frame goes on at `behind`. */
export function mayAskInCall(
  r: Runner,
  program: number,
  counters: readonly number[],
  behind: number,
): boolean {
  const own = (r.ahead ??= aheadOf(r.programs))[program];
  const bits = counters.reduce((all, counter) => all | own[counter], 0);
  if ((bits & ASKS) !== 0) return true;
  return (bits & RETURNS) !== 0 && mayAskFrom(r, behind);
}

function mayAskIn(r: Runner, youngest: number, counter: number): boolean {
  const { p } = r.m;
  const ahead = (r.ahead ??= aheadOf(r.programs));
  let frame = youngest;
  let at = counter;
  while (frame > 0) {
    const bits = ahead[p[frame + Frame.program]][at];
    if ((bits & ASKS) !== 0) return true;
    if ((bits & RETURNS) === 0) return false;
    frame = p[frame + Frame.caller];
    at = p[frame + Frame.counter];
  }
  return false;
}

/** The same behind a question of generated code, whose first frame is on the stack. */
export function mayAskBehind(r: Runner, asked: AskedAt, first: number): boolean {
  const bits = (asked.ahead ??= knownBehind((r.ahead ??= aheadOf(r.programs)), asked));
  if (bits !== RETURNS) return bits !== 0;
  const { p } = r.m;
  const caller = p[first + Frame.caller];
  return mayAskIn(r, caller, p[caller + Frame.counter]);
}

/** `RETURNS`: that is for the frames before those that are known. */
function knownBehind(ahead: Ahead, { frames }: AskedAt): number {
  for (const { program, goesOn } of frames) {
    const bits = goesOn.reduce((all, counter) => all | ahead[program][counter], 0);
    if ((bits & ASKS) !== 0) return ASKS;
    if ((bits & RETURNS) === 0) return 0;
  }
  return RETURNS;
}
