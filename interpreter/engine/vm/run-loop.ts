import type { Compiled, Instruction } from '../program/instruction.ts';
import { Overflow } from '../../compiler/codegen/expressions/scalar-expressions.ts';
import { Frame, popFrame } from '../state/call-stack.ts';
import { Header, Status } from '../state/position-layout.ts';
import { lookAhead, type Ahead } from '../choices/question-lookahead.ts';
import { RETURN } from './instructions.ts';
import {
  Fault,
  NotScripted,
  TooDeep,
  TooMuch,
  TooMuchWork,
  type FaultKind,
  type MissingDie,
} from './game-fault.ts';
import { link, type Linked } from './threaded-code.ts';
import type { List } from '../state/int-list.ts';
import { clearScratch, type Machine } from '../program/machine.ts';
import { newDomain, type Domain } from '../choices/choice-domain.ts';
import { meter, stopMeter, WORK_EACH } from './work-budget.ts';

/** The machine with the programs of a game and what it waits for. */
export interface Runner {
  readonly m: Machine;
  readonly programs: readonly Compiled[];
  /** The same programs, linked to what carries them out. */
  readonly code: readonly Linked[];
  /** What may come from each instruction on. */
  readonly ahead: Ahead;
  /** How often the game has come to rest between two actions; counts on for as long as the runner is there. */
  rests: number;
  /** The choice that is open, if any; recomputed by `run` from the position alone. */
  readonly open: Open;
  /** Instructions that one answer may cost. */
  readonly budget: number;
  /** Whether the running frame was left because its choice was answered at once. */
  answered: boolean;
  answering: Answering | undefined;
}

/** Answers choices at once, instead of waiting for somebody. */
export interface Answering {
  /** An answer to the open choice, if it gives one. */
  readonly answer: () => List | undefined;
  /** Makes a choice before its candidates are worked out, and goes on behind it; false where it does not. */
  readonly ahead: (at: Instruction & { op: 'pick' }) => boolean;
}

/** What is waited for: an answer of one seat, or sealed answers of several. */
export interface Open {
  instruction: (Instruction & { op: 'pick' | 'menu' | 'sealed' }) | undefined;
  seat: number;
  readonly domain: Domain;
}

const linked = new WeakMap<readonly Compiled[], Pick<Runner, 'code' | 'ahead'>>();

export function newRunner(m: Machine, programs: readonly Compiled[], budget: number): Runner {
  let known = linked.get(programs);
  if (!known) {
    known = { code: programs.map((program) => link(program, programs)), ahead: lookAhead(programs) };
    linked.set(programs, known);
  }
  const open: Open = { instruction: undefined, seat: -1, domain: newDomain() };
  return { m, programs, ...known, budget, answered: false, answering: undefined, rests: 0, open };
}

/** Runs until somebody has to choose or the game is over. */
export function run(r: Runner): void {
  const { m, open, budget } = r;
  const { p } = m;
  if (p[Header.status] === Status.over) return;
  p[Header.status] = Status.running;
  open.instruction = undefined;
  m.nested = 0;
  const work = budget * WORK_EACH;
  meter(m, work);
  let steps = 0;
  let frame = 0;
  let counter = 0;
  try {
    while (p[Header.status] === Status.running) {
      frame = p[Header.frame];
      const { execute, goesOn } = r.code[p[frame + Frame.program]];
      // While a frame runs its counter stands here; instructions that leave the frame write it down.
      let next = goesOn[p[frame + Frame.counter]];
      while (next >= 0) {
        counter = next;
        if (++steps > budget) throw new TooLong();
        next = execute[counter](r, p, frame);
      }
      if (next !== RETURN) {
        if (r.answered) {
          steps = 0;
          meter(m, work);
          r.answered = false;
        }
        continue;
      }
      if (p[frame + Frame.caller] === 0) throw new Error('the flow ended');
      popFrame(p);
    }
  } catch (error) {
    const kind = kindOf(error);
    if (!kind) throw error;
    p[frame + Frame.counter] = counter;
    const fault = faultOf(r, kind, error instanceof NotScripted ? error.missing : undefined);
    clearScratch(m);
    throw fault;
  } finally {
    stopMeter(m);
  }
}

/** Thrown where an answer costs too many instructions. */
class TooLong extends Error {}

function kindOf(error: unknown): FaultKind | undefined {
  if (error instanceof Overflow) return 'overflow';
  if (error instanceof TooDeep) return 'depth';
  if (error instanceof TooMuch) return 'piled up';
  if (error instanceof NotScripted) return 'dice';
  if (error instanceof TooMuchWork) return 'work';
  return error instanceof TooLong ? 'budget' : undefined;
}

function faultOf({ m, programs }: Runner, kind: FaultKind, missing?: MissingDie): Fault {
  const { p } = m;
  const names: string[] = [];
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller])
    names.push(programs[p[frame + Frame.program]].name);
  const frame = p[Header.frame];
  const at = programs[p[frame + Frame.program]].code[p[frame + Frame.counter]].at;
  const ability = m.nested > 0 ? m.asking[m.nested - 1].ability?.data : undefined;
  return new Fault(kind, names, at.id, missing, ability);
}
