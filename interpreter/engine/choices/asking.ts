import { type Instruction, PASS, type Runner } from '../program/instruction.ts';
import { Header, Status } from '../state/position-layout.ts';
import { NOT_QUIET } from '../state/dirty-flags.ts';
import { Frame } from '../state/call-stack.ts';
import { draw } from '../state/random-source.ts';
import { askFor, type ChoiceOutcome } from './choice-outcome.ts';
import { countAnew } from '../vm/answer-budget.ts';
import { store } from '../vm/program-calls.ts';
import { stopMeter } from '../program/work-budget.ts';
import { borrow, release, type Machine, causeOf } from '../program/machine.ts';
import type { List } from '../state/int-list.ts';
import { Sealed, sealedAnswer, stateOf } from './sealed-choices.ts';
import { showSeen } from '../effects/standing-sight.ts';
import { isLegal, sampleSet } from './choice-domain.ts';

type Asked = Instruction & { op: 'pick' | 'menu' | 'sealed' };

const first = (): number => 0;

/** Asks for a choice, or makes it where nobody has to. Gives false where somebody has to answer. */
export function pick(
  r: Runner,
  at: Instruction & { op: 'pick' },
): 'chosen' | 'answered' | 'nothing' | 'waits' {
  const { m, open } = r;
  const { choosing } = at;
  if (r.answering && choosing.leads.length > 0 && pickAhead(r, at)) return 'answered';
  return pickFrom(r, at, askFor(m, choosing, open.domain));
}

/** Lets a player of whole moves make a choice and what comes behind it; false where nobody does. */
export function pickAhead(r: Runner, at: Instruction & { op: 'pick' }): boolean {
  const { m, open, answering } = r;
  const { by } = at.choosing;
  if (!answering || !by) return false;
  open.instruction = at;
  open.seat = by(m);
  r.answered = answering.ahead(at);
  open.instruction = undefined;
  return r.answered;
}

/** The same where it is known what there is to choose from. */
export function pickFrom(
  r: Runner,
  at: Instruction & { op: 'pick' },
  asking: ChoiceOutcome,
): 'chosen' | 'answered' | 'nothing' | 'waits' {
  const { m, open } = r;
  const { choosing } = at;
  if (asking === 'nothing') return 'nothing';
  m.p[Header.settled] &= NOT_QUIET;
  if (!choosing.by) {
    const out = borrow(m);
    m.draws++;
    sampleSet(m, open.domain, (below) => draw(m.p, m.layout, 'pick', below), out);
    if (asking === 'open' && m.chance) {
      const { sort, values } = choosing;
      const { domain } = open;
      const choice = { sort, values, candidates: domain.candidates };
      m.chance.picked(m, { ...choice, isLegal: (said) => isLegal(m, domain, said) }, out);
    }
    keep(r, at, out);
    release(m);
    // Where only one outcome is possible, it is not by chance.
    if (asking === 'open')
      m.listener?.happened({ kind: 'chance', values: out.toArray(), sort: choosing.sort }, causeOf(m, at));
    return 'chosen';
  }
  const seat = choosing.by(m);
  // Nobody can choose, so nothing is found.
  if (seat < 0) return 'nothing';
  if (asking === 'forced' && choosing.public(m)) {
    const out = borrow(m);
    sampleSet(m, open.domain, first, out);
    if (!choosing.silent) m.listener?.forced(seat, out.toArray(), causeOf(m, at));
    keep(r, at, out);
    release(m);
    return 'chosen';
  }
  if (r.answering) {
    open.instruction = at;
    open.seat = seat;
    const given = r.answering.answer();
    if (given) {
      take(r, at, given);
      open.instruction = undefined;
      r.answered = true;
      return 'answered';
    }
  }
  wait(r, at, seat);
  return 'waits';
}

/** Puts what was chosen into its local. */
function keep(r: Runner, at: Instruction & { op: 'pick' }, chosen: List): void {
  const { p } = r.m;
  const { slot, many } = at.choosing;
  p[p[Header.frame] + Frame.locals + slot] = many
    ? store(r, chosen)
    : chosen.length > 0
      ? chosen.items[0]
      : -1;
}

/** Puts a list of one element on the stack. */
export function storeOne(r: Runner, value: number): number {
  const list = borrow(r.m);
  list.push(value);
  const at = store(r, list);
  release(r.m);
  return at;
}

/** Answers the choice that is open, and goes on behind it. */
export function take(r: Runner, at: Instruction & { op: 'pick' }, chosen: List): void {
  keep(r, at, chosen);
  r.m.p[r.m.p[Header.frame] + Frame.counter]++;
}

/** Works out the options of a menu; false where there are none. */
export function offer(r: Runner, at: Instruction & { op: 'menu' }): boolean {
  const { domain } = r.open;
  const { candidates } = domain;
  candidates.length = 0;
  domain.together = nothingTogether;
  for (let i = 0; i < at.options.length; i++) {
    const { allowed } = at.options[i];
    if (!allowed || allowed(r.m)) candidates.push(i);
  }
  domain.least = domain.most = 1;
  if (candidates.length === 0) return false;
  r.m.p[Header.settled] &= NOT_QUIET;
  return true;
}

/** Asks a seat which option of a menu, once they are worked out; true where it is answered at once. */
export function askOption(r: Runner, at: Instruction & { op: 'menu' }, seat: number): boolean {
  const { domain } = r.open;
  domain.together = nothingTogether;
  domain.least = domain.most = 1;
  if (answeredAtOnce(r, at, seat)) return true;
  wait(r, at, seat);
  return false;
}

const nothingTogether: readonly never[] = [];

/**
 * Whether a menu has a single option, as everybody knows; then it is logged as a forced answer. To pass is
 * asked all the same: a player who can do nothing still sees that it was their turn.
 */
export function isForced({ m, open }: Runner, at: Instruction & { op: 'menu' }, seat: number): boolean {
  const { candidates } = open.domain;
  if (candidates.length > 1 || at.options[candidates.items[0]].label === PASS || !at.open?.(m)) return false;
  m.listener?.forced(seat, [candidates.items[0]], causeOf(m, at));
  return true;
}

/** Goes on with an option of a menu. */
export function chooseOption(r: Runner, at: Instruction & { op: 'menu' }, option: number): void {
  const { p } = r.m;
  const frame = p[Header.frame];
  if (at.slot >= 0) p[frame + Frame.locals + at.slot] = option;
  p[frame + Frame.counter] = at.options[option].to;
}

/** Lets a player who answers at once choose an option, and goes on there; false where nobody does. */
export function answeredAtOnce(r: Runner, at: Instruction & { op: 'menu' }, seat: number): boolean {
  if (!r.answering) return false;
  r.open.instruction = at;
  r.open.seat = seat;
  const given = r.answering.answer();
  if (given) {
    chooseOption(r, at, given.items[0]);
    r.answered = true;
  }
  r.open.instruction = undefined;
  return given !== undefined;
}

/**
 * Lets a player who answers at once answer for all who have not; false where somebody still has to. The count of work
 * begins again behind the answers, with the instruction that asks whether all are there.
 */
export function answeredSealed(r: Runner, at: Instruction & { op: 'sealed' }, isNew: boolean): boolean {
  if (!r.answering) return false;
  stopMeter(r.m);
  const isDone = r.answering.unseal(at, isNew);
  countAnew(r);
  r.steps = 1;
  return isDone;
}

export function wait(r: Runner, at: Asked, seat: number): void {
  showSeen(r.m, at);
  r.m.p[Header.status] = Status.waiting;
  r.open.instruction = at;
  r.open.seat = seat;
}

/** Tells the answers of a sealed choice, in the order of the seats. */
export function logSealedAnswers(m: Machine, at: Instruction & { op: 'sealed' }): void {
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
