import type {
  Compiled,
  OpenQuestion,
  Runner,
  Instruction,
  Execute,
  GeneratedPrograms,
  ProgramFunction,
  InstructionPlace,
  Linked,
} from '../program/instruction.ts';
import { Header, Status } from '../state/position-layout.ts';
import { Frame, popFrame } from '../state/call-stack.ts';
import { countAnew, countAnswer } from './answer-budget.ts';
import { RETURN, makers } from './instructions.ts';
import { GameFault, NotScripted, TooDeep, TooMuch, TooMuchWork } from './game-fault.ts';
import type { FaultKind, MissingDie } from './game-fault.ts';
import { clearScratch, type Machine, Overflow } from '../program/machine.ts';
import { stopMeter, workFor } from '../program/work-budget.ts';
import { newDomain } from '../choices/choice-domain.ts';
import type { NamedProgram } from '../../game/linked-game.ts';

/** Shared by all that run the same programs. */
const linked = new WeakMap<readonly Compiled[], Runner['code']>();

export function newRunner(
  m: Machine,
  programs: readonly Compiled[],
  budget: number,
  generated?: GeneratedPrograms,
): Runner {
  let code = linked.get(programs);
  if (!code) linked.set(programs, (code = programs.map(() => undefined)));
  const open: OpenQuestion = { instruction: undefined, seat: -1, domain: newDomain() };
  return {
    m,
    programs,
    code,
    ahead: undefined,
    budget,
    work: workFor(budget),
    steps: 0,
    frame: 0,
    counter: 0,
    depth: 0,
    generated,
    answered: false,
    answering: undefined,
    sealing: undefined,
    rests: 0,
    turns: 0,
    open,
  };
}

/** Runs until somebody has to choose or the game is over. */
export function run(r: Runner): void {
  const { m, open, budget } = r;
  const { p } = m;
  if (p[Header.status] === Status.over) return;
  p[Header.status] = Status.running;
  open.instruction = r.sealing = undefined;
  m.nested = 0;
  m.circle = -1;
  countAnswer(r);
  r.depth = 0;
  // With a listener, or while somebody counts, every instruction is carried out by itself.
  const generates = r.generated !== undefined && !m.listener && !m.tally;
  try {
    while (p[Header.status] === Status.running) {
      const frame = p[Header.frame];
      const program = p[frame + Frame.program];
      const linked = r.code[program] ?? firstRun(r, program);
      const { execute, goesOn } = linked;
      // While a frame runs, this field is its counter; instructions that leave the frame write it down.
      let next = goesOn[p[frame + Frame.counter]];
      if (generates && next >= 0) {
        const whole = wholeOf(r, linked, program);
        if (whole) next = next === 0 ? linked.begun!(r, p, frame, 0) : whole(r, p, frame, next);
      }
      r.frame = frame;
      while (next >= 0) {
        r.counter = next;
        if (++r.steps > budget) throw new TooLong();
        next = execute[next](r, p, frame);
      }
      if (next !== RETURN) {
        if (r.answered) countAnew(r);
        continue;
      }
      if (p[frame + Frame.caller] === 0) throw new Error('the flow ended');
      popFrame(p);
    }
  } catch (error) {
    const kind = kindOf(error);
    if (!kind) throw error;
    p[r.frame + Frame.counter] = r.counter;
    const fault = faultOf(r, kind, error instanceof NotScripted ? error.missing : undefined);
    clearScratch(m);
    throw fault;
  } finally {
    if (m.tally) m.tally.instructions += r.steps;
    stopMeter(m);
  }
}

/** A program as one function, once it has gone on often enough. */
function wholeOf(r: Runner, linked: Linked, program: number): ProgramFunction | undefined {
  if (linked.whole === undefined && linked.runs++ === r.generated!.after) {
    const linkedOf = (other: number): Linked => r.code[other] ?? firstRun(r, other);
    const made = r.generated!.make(linked, r.programs[program], linkedOf);
    linked.whole = made?.whole;
    linked.begun = made?.begun;
  }
  return linked.whole;
}

/** Functions of programs run so deep inside of each other, and no deeper: what comes then is begun by the loop. */
export const DEEPEST = 100;

/**
 * Runs the program of the youngest frame, which has just begun, to its end. Gives false where the loop has to go on: somebody
 * has to answer, the game is over, or the program is interpreted.
 */
export function runBegun(r: Runner, p: Int32Array, program: number): boolean {
  const linked = r.code[program] ?? firstRun(r, program);
  const whole = wholeOf(r, linked, program);
  if (!whole || r.depth >= DEEPEST) return false;
  const frame = p[Header.frame];
  r.depth++;
  const next = linked.goesOn[0] < 0 ? RETURN : linked.begun!(r, p, frame, 0);
  r.depth--;
  if (next === RETURN) {
    popFrame(p);
    return true;
  }
  if (next >= 0) p[frame + Frame.counter] = next;
  return false;
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

function faultOf({ m, programs }: Runner, kind: FaultKind, missing?: MissingDie): GameFault {
  const { p } = m;
  const running: NamedProgram[] = [];
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller])
    running.push(programs[p[frame + Frame.program]].source);
  const frame = p[Header.frame];
  const at = programs[p[frame + Frame.program]].code[p[frame + Frame.counter]].at;
  const ability = m.nested > 0 ? m.asking[m.nested - 1].ability?.data : undefined;
  return new GameFault(kind, running, at.span, missing, ability);
}

/** What is thrown where a game goes on and on without anybody being asked. */
export const overrun = (r: Runner): GameFault => faultOf(r, 'budget');

function firstRun({ code, programs }: Runner, program: number): Linked {
  return (code[program] = link(programs[program], programs));
}

function link({ code }: Compiled, programs: readonly Compiled[]): Linked {
  // Jumps are followed beforehand, and whether a frame's last statement was done matters to nobody at its end.
  const end = (to: number): number => {
    const one = code[to];
    if (one?.op === 'jump') return end(one.to);
    if (one?.op === 'done' && end(to + 1) === RETURN) return RETURN;
    return one?.op === 'return' ? RETURN : to;
  };
  const places = code.map((at, here): InstructionPlace => {
    const to = 'to' in at && typeof at.to === 'number' ? end(at.to) : -1;
    const next = end(here + 1);
    const after = (): ReturnType<InstructionPlace['after']> => {
      const one = code[next];
      return one?.op === 'done' && one.value === 1
        ? { done: true, next: end(next + 1) }
        : { done: false, next };
    };
    return { here, next, to, end, after, programs };
  });
  const execute = code.map((at, here) => {
    const make = makers[at.op] as (at: Instruction, place: InstructionPlace) => Execute;
    return make(at, places[here]);
  });
  return {
    execute,
    places,
    goesOn: Int32Array.from(code, (_, at) => end(at)),
    runs: 0,
    whole: undefined,
    begun: undefined,
  };
}
