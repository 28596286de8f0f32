import type { Get } from '../compile/compiler.ts';
import type { Term } from '../compile/terms.ts';
import type { Compiled, Instruction } from '../compile/instruction.ts';
import { Overflow } from '../compile/scalar.ts';
import { Frame, popFrame, pushFrame, reserveList } from '../position/frames.ts';
import { Header, Status } from '../position/layout.ts';
import { draw } from '../position/random.ts';
import { askFor } from './asking.ts';
import { appoint, count, move, reveal, shuffle } from './changes.ts';
import type { Cause } from './event.ts';
import { Fault, type FaultKind } from './fault.ts';
import type { List } from './list.ts';
import { borrow, release, type Machine } from './machine.ts';
import { enter, seal, Sealed, sealedAnswer, stateOf, stillOpen } from './sealed.ts';
import { newDomain, sampleSet, type Domain } from './sets.ts';

/** The machine with the programs of a game and what it waits for. */
export interface Runner {
  readonly m: Machine;
  readonly programs: readonly Compiled[];
  /** The choice that is open, if any; recomputed by `run` from the position alone. */
  readonly open: Open;
  /** Instructions that one answer may cost. */
  readonly budget: number;
}

/** What is waited for: an answer of one seat, or sealed answers of several. */
export interface Open {
  instruction: (Instruction & { op: 'pick' | 'menu' | 'sealed' }) | undefined;
  seat: number;
  readonly domain: Domain;
}

export function newRunner(m: Machine, programs: readonly Compiled[], budget: number): Runner {
  return { m, programs, budget, open: { instruction: undefined, seat: -1, domain: newDomain() } };
}

const nowhere: Get = () => -1;

/** Runs until somebody has to choose or the game is over. */
export function run(r: Runner): void {
  const { m, programs, open } = r;
  const { p } = m;
  if (p[Header.status] === Status.over) return;
  p[Header.status] = Status.running;
  open.instruction = undefined;
  let steps = 0;
  try {
    while (p[Header.status] === Status.running) {
      if (++steps > r.budget) throw faultOf(r, 'budget');
      const program = programs[p[p[Header.frame] + Frame.program]];
      step(r, program, program.code[p[p[Header.frame] + Frame.counter]]);
    }
  } catch (error) {
    if (error instanceof Overflow) throw faultOf(r, 'overflow');
    throw error;
  }
}

function faultOf({ m, programs }: Runner, kind: FaultKind): Fault {
  const { p } = m;
  const names: string[] = [];
  for (let frame = p[Header.frame]; frame > 0; frame = p[frame + Frame.caller])
    names.push(programs[p[frame + Frame.program]].name);
  const frame = p[Header.frame];
  const at = programs[p[frame + Frame.program]].code[p[frame + Frame.counter]].at;
  return new Fault(kind, names, at.id);
}

export function causeOf({ p }: Machine, instruction: Instruction): Cause {
  const frame = p[Header.frame];
  return {
    program: p[frame + Frame.program],
    statement: instruction.at.id,
    you: p[frame + Frame.you],
    card: p[frame + Frame.this],
  };
}

/** Carries out one instruction. Every case leaves the counter at the instruction to go on with. */
function step(r: Runner, program: Compiled, at: Instruction): void {
  const { m } = r;
  const { p } = m;
  const frame = p[Header.frame];
  const locals = frame + Frame.locals;
  const counter = frame + Frame.counter;
  switch (at.op) {
    case 'pick':
      pick(r, at);
      return;
    case 'set':
      p[locals + at.slot] = at.value(m);
      break;
    case 'list': {
      const list = borrow(m);
      at.value(m, list);
      release(m);
      p[locals + at.slot] = store(r, list);
      break;
    }
    case 'jump':
      p[counter] = at.to;
      return;
    case 'unless':
      p[counter] = at.test(m) ? p[counter] + 1 : at.to;
      return;
    case 'done':
      p[frame + Frame.done] = at.value;
      break;
    case 'unless-done':
      p[counter] = (p[frame + Frame.done] === 1) === at.negated ? at.to : p[counter] + 1;
      return;
    case 'unless-flag':
      p[counter] = p[locals + at.slot] === 0 ? at.to : p[counter] + 1;
      return;
    case 'call': {
      const you = at.you(m);
      const terms = m.listener && at.terms?.(m);
      p[counter]++;
      call(r, at.program, you, p[frame + Frame.this], frame, at.arguments, terms);
      return;
    }
    case 'use': {
      const card = at.card(m);
      const text = card < 0 ? -1 : at.programs[card];
      const you = at.you(m);
      p[counter]++;
      if (text >= 0) call(r, text, you, card, frame, []);
      return;
    }
    case 'move': {
      const list = borrow(m);
      at.cards(m, list);
      const target = { zone: at.zone(m), pile: at.pile?.(m), atEnd: at.atEnd };
      move(m, list, target, causeOf(m, at));
      release(m);
      break;
    }
    case 'shuffle':
      shuffle(m, at.zone(m), causeOf(m, at));
      break;
    case 'reveal': {
      const list = borrow(m);
      at.cards(m, list);
      reveal(m, list, causeOf(m, at));
      release(m);
      break;
    }
    case 'count': {
      const terms = m.listener && at.terms?.(m);
      count(m, at.counter, (at.owner ?? nowhere)(m), at.change, at.amount(m), causeOf(m, at), terms);
      break;
    }
    case 'appoint':
      appoint(m, at.role, at.player(m), causeOf(m, at));
      break;
    case 'each': {
      const list = borrow(m);
      at.of(m, list);
      release(m);
      p[locals + at.list] = store(r, list);
      p[locals + at.index] = 0;
      break;
    }
    case 'each-next': {
      const list = p[locals + at.list];
      const index = p[locals + at.index];
      const more = index < p[list];
      p[Header.top] = more ? list + 1 + p[list] : list;
      if (!more) {
        p[locals + at.list] = -1;
        p[counter] = at.to;
        return;
      }
      p[locals + at.slot] = p[list + 1 + index];
      p[locals + at.index] = index + 1;
      break;
    }
    case 'repeat':
      p[locals + at.counter] = at.times(m);
      break;
    case 'repeat-next': {
      const left = p[locals + at.counter];
      if (left <= 0 || at.stop?.(m)) {
        p[counter] = at.to;
        return;
      }
      p[locals + at.counter] = left - 1;
      break;
    }
    case 'menu':
      menu(r, at);
      return;
    case 'seal':
      if (!seal(m, at)) throw faultOf(r, 'depth');
      break;
    case 'sealed':
      if (stillOpen(m, at)) {
        wait(r, at, -1);
        return;
      }
      if (m.listener) tellSealed(r, at);
      break;
    case 'sealed-next': {
      const index = p[locals + at.index];
      const list = p[locals + at.list];
      const top = p[locals + at.sealed];
      p[Header.top] = top + 2 + p[list] * p[top + 1];
      if (index === p[list]) {
        p[Header.top] = list;
        p[locals + at.list] = -1;
        p[locals + at.sealed] = -1;
        p[counter] = at.to;
        return;
      }
      enter(m, at, index);
      p[locals + at.index] = index + 1;
      const answer = sealedAnswer(m, at, index);
      if (at.choosing.many) p[locals + at.choosing.slot] = store(r, answer);
      else p[locals + at.choosing.slot] = answer.length > 0 ? answer.items[0] : -1;
      break;
    }
    case 'return':
      if (p[frame + Frame.caller] === 0) throw new Error(`the flow of ${program.name} ended`);
      popFrame(p);
      return;
    case 'step':
      p[Header.step] = at.step.symbol.index;
      m.listener?.happened({ kind: 'step', step: at.step.symbol.index }, causeOf(m, at));
      break;
    case 'turn':
      p[Header.turn] = at.player(m);
      // Conditions of actions say `you`.
      p[frame + Frame.you] = p[Header.turn];
      m.listener?.happened({ kind: 'turn', player: p[Header.turn] }, causeOf(m, at));
      break;
    case 'end-turn':
      p[Header.turn] = -1;
      p[frame + Frame.you] = -1;
      break;
    case 'cycle':
      p[Header.cycle]++;
      m.listener?.happened({ kind: 'cycle', number: p[Header.cycle] }, causeOf(m, at));
      for (const each of at.resets) resetCounter(r, at, each);
      break;
    case 'ending':
      if (at.test(m)) {
        finish(r, at);
        return;
      }
      break;
    case 'checks-done':
      if (p[Header.changes] !== p[locals]) {
        p[locals] = p[Header.changes];
        p[counter] = 1;
        return;
      }
      break;
  }
  p[counter]++;
}

function resetCounter(
  r: Runner,
  at: Instruction & { op: 'cycle' },
  counter: (typeof at.resets)[number],
): void {
  const owners = counter.of === 'game' ? 1 : r.m.layout.seats;
  for (let owner = 0; owner < owners; owner++)
    count(r.m, counter, owner, 'set', counter.starts, causeOf(r.m, at));
}

function finish({ m }: Runner, at: Instruction & { op: 'ending' }): void {
  const list = borrow(m);
  at.winners(m, list);
  release(m);
  const winners = list.toArray();
  m.p[Header.winners] = winners.reduce((bits, seat) => bits | (1 << seat), 0);
  m.p[Header.status] = Status.over;
  m.listener?.happened({ kind: 'over', ending: at.ending.id, winners }, causeOf(m, at));
}

/** Begins a program with arguments taken from locals of the caller. */
function call(
  r: Runner,
  program: number,
  you: number,
  card: number,
  caller: number,
  given: readonly number[],
  terms?: readonly Term[],
): void {
  const { p } = r.m;
  const source = r.programs[program].source.program;
  if (!pushFrame(p, program, source.slots.length, you, card)) throw faultOf(r, 'depth');
  const frame = p[Header.frame];
  source.parameters.forEach((slot, i) => {
    p[frame + Frame.locals + slot] = p[caller + Frame.locals + given[i]];
  });
  const begun = { kind: 'verb', program, you, ...(terms ? { terms } : {}) } as const;
  r.m.listener?.happened(begun, { program, statement: '', you, card });
}

/** Puts a list on the stack. */
function store(r: Runner, list: List): number {
  const { p } = r.m;
  const at = reserveList(p, list.length);
  if (at === 0) throw faultOf(r, 'depth');
  p[at] = list.length;
  for (let i = 0; i < list.length; i++) p[at + 1 + i] = list.items[i];
  return at;
}

function pick(r: Runner, at: Instruction & { op: 'pick' }): void {
  const { m, open } = r;
  const { choosing } = at;
  const asking = askFor(m, choosing, open.domain);
  if (asking === 'nothing') {
    m.p[m.p[Header.frame] + Frame.counter] = at.to;
    return;
  }
  if (!choosing.by) {
    const out = borrow(m);
    sampleSet(m, open.domain, (below) => draw(m.p, m.layout, 'pick', below), out);
    const cause = causeOf(m, at);
    take(r, at, out);
    release(m);
    m.listener?.happened({ kind: 'chance', values: out.toArray(), sort: choosing.sort }, cause);
    return;
  }
  const seat = choosing.by(m);
  if (asking === 'forced' && choosing.public) {
    const out = borrow(m);
    sampleSet(m, open.domain, () => 0, out);
    m.listener?.forced(seat, out.toArray(), causeOf(m, at));
    take(r, at, out);
    release(m);
    return;
  }
  wait(r, at, seat);
}

/** Puts what was chosen into its local and goes on. */
export function take(r: Runner, at: Instruction & { op: 'pick' }, chosen: List): void {
  const { p } = r.m;
  const frame = p[Header.frame];
  const { slot, many } = at.choosing;
  p[frame + Frame.locals + slot] = many ? store(r, chosen) : chosen.length > 0 ? chosen.items[0] : -1;
  p[frame + Frame.counter]++;
}

function menu(r: Runner, at: Instruction & { op: 'menu' }): void {
  const { domain } = r.open;
  domain.candidates.length = 0;
  domain.together = [];
  at.options.forEach((option, i) => {
    if (!option.allowed || option.allowed(r.m)) domain.candidates.push(i);
  });
  domain.least = domain.most = 1;
  if (domain.candidates.length === 0) {
    r.m.p[r.m.p[Header.frame] + Frame.counter] = at.none;
    return;
  }
  if (at.options.length === 1) choose(r, at, 0);
  else wait(r, at, at.who(r.m));
}

/** Goes on with an option of a menu. */
export function choose(r: Runner, at: Instruction & { op: 'menu' }, option: number): void {
  const { p } = r.m;
  const frame = p[Header.frame];
  if (at.slot >= 0) p[frame + Frame.locals + at.slot] = option;
  p[frame + Frame.counter] = at.options[option].to;
}

function wait(r: Runner, at: Instruction & { op: 'pick' | 'menu' | 'sealed' }, seat: number): void {
  r.m.p[Header.status] = Status.waiting;
  r.open.instruction = at;
  r.open.seat = seat;
}

function tellSealed({ m }: Runner, at: Instruction & { op: 'sealed' }): void {
  const { p } = m;
  const locals = p[Header.frame] + Frame.locals;
  const list = p[locals + at.list];
  const rows = Array.from({ length: p[list] }, (_, i) => ({
    seat: p[list + 1 + i],
    answer: sealedAnswer(m, at, i).toArray(),
    forced: stateOf(m, at, i) === Sealed.forced,
  })).sort((a, b) => a.seat - b.seat);
  m.listener?.unsealed(
    rows.map((row) => row.seat),
    rows.map((row) => row.answer),
    rows.map((row) => row.forced),
    causeOf(m, at),
  );
}
