import type { Instruction } from '../program/instruction.ts';
import { Header } from '../state/position-layout.ts';
import { Frame, reserveList } from '../state/call-stack.ts';
import { askFor } from './choice-outcome.ts';
import { listFrom, release, type Machine } from '../program/machine.ts';
import { List } from '../state/int-list.ts';
import { newDomain, sampleSet, type Domain } from './choice-domain.ts';

/**
 * Sealed choices of several players at the same time. Until all have answered, the answers are on the stack:
 *
 *   number of players | size of a row | row of the first player | ...     a row: seat | state | length | values ...
 */
export const Sealed = { open: 0, answered: 1, forced: 2 } as const;
export const SealedRow = { seat: 0, state: 1, length: 2, values: 3 } as const;

type Sealing = Instruction & { op: 'seal' | 'sealed' | 'sealed-next' };

/** What each player of the choice that was opened last has to choose from. */
const domains: Domain[] = [];
/** Their states. */
const states = new List();
const answer = new List();

/** Makes the `index`th player of the sealed choice the one that the frame refers to. */
export function enterSeat({ p }: Machine, at: Sealing, index: number): void {
  const locals = p[Header.frame] + Frame.locals;
  p[locals + at.slot] = p[p[locals + at.list] + 1 + index];
}

/** Opens the choice for all players; those who have one answer only, as everybody knows, need not be asked. */
export function seal(m: Machine, at: Instruction & { op: 'seal' }): boolean {
  const { p } = m;
  const locals = p[Header.frame] + Frame.locals;
  const players = listFrom(m, at.of);
  const list = reserveList(p, players.length);
  if (list === 0) return false;
  p[list] = players.length;
  for (let i = 0; i < players.length; i++) p[list + 1 + i] = players.items[i];
  release(m);
  p[locals + at.list] = list;
  p[locals + at.index] = 0;
  // In the position all rows are as long as the longest may become.
  let most = 0;
  states.length = 0;
  for (let i = 0; i < p[list]; i++) {
    enterSeat(m, at, i);
    const domain = (domains[i] ??= newDomain());
    const asking = askFor(m, at.choosing, domain);
    most = Math.max(most, domain.candidates.length);
    const isForced = asking !== 'open' && at.choosing.public(m);
    states.push(isForced ? Sealed.forced : Sealed.open);
  }
  const size = SealedRow.values + most;
  const start = reserveList(p, 1 + size * p[list]);
  if (start === 0) return false;
  p[start] = p[list];
  p[start + 1] = size;
  p[locals + at.sealed] = start;
  for (let i = 0; i < p[list]; i++) {
    const row = start + 2 + i * size;
    const { candidates, least } = domains[i];
    const length = states.items[i] === Sealed.forced && least > 0 ? candidates.length : 0;
    p[row + SealedRow.seat] = p[list + 1 + i];
    p[row + SealedRow.state] = states.items[i];
    p[row + SealedRow.length] = length;
    for (let j = 0; j < length; j++) p[row + SealedRow.values + j] = candidates.items[j];
    // The same position has the same words, whatever was on the stack before.
    for (let j = length; j < most; j++) p[row + SealedRow.values + j] = 0;
  }
  return true;
}

const rowOf = ({ p }: Machine, at: Sealing, index: number): number => {
  const rows = p[p[Header.frame] + Frame.locals + at.sealed];
  return rows + 2 + index * p[rows + 1];
};

const players = ({ p }: Machine, at: Sealing): number => p[p[Header.frame] + Frame.locals + at.list];

/** The place of a seat in the sealed choice; -1 if it has no part in it. */
export function indexOf(m: Machine, at: Sealing, seat: number): number {
  const list = players(m, at);
  for (let i = 0; i < m.p[list]; i++) if (m.p[list + 1 + i] === seat) return i;
  return -1;
}

/** Whether somebody still has to answer. */
export function stillOpen(m: Machine, at: Sealing): boolean {
  for (let i = 0; i < m.p[players(m, at)]; i++)
    if (m.p[rowOf(m, at, i) + SealedRow.state] === Sealed.open) return true;
  return false;
}

export const stateOf = (m: Machine, at: Sealing, index: number): number =>
  m.p[rowOf(m, at, index) + SealedRow.state];

/** Keeps the answer of a player. */
export function storeSealedAnswer(
  m: Machine,
  at: Sealing,
  index: number,
  { items, length }: List,
  state: number = Sealed.answered,
): void {
  const { p } = m;
  const row = rowOf(m, at, index);
  p[row + SealedRow.state] = state;
  p[row + SealedRow.length] = length;
  for (let i = 0; i < length; i++) p[row + SealedRow.values + i] = items[i];
}

/** Takes back, in a position, what others than a seat have answered; forced answers are known to all. */
export function reopenSealed(p: Int32Array, at: Sealing, seat: number): void {
  const rows = p[p[Header.frame] + Frame.locals + at.sealed];
  for (let i = 0; i < p[rows]; i++) {
    const row = rows + 2 + i * p[rows + 1];
    if (p[row + SealedRow.seat] === seat || p[row + SealedRow.state] !== Sealed.answered) continue;
    p[row + SealedRow.state] = Sealed.open;
    p[row + SealedRow.length] = 0;
  }
}

/** What a player has answered. */
export function sealedAnswer(m: Machine, at: Sealing, index: number): List {
  const row = rowOf(m, at, index);
  answer.length = 0;
  for (let i = 0; i < m.p[row + SealedRow.length]; i++) answer.push(m.p[row + SealedRow.values + i]);
  return answer;
}

const drawn = new List();

/** Who answers at random: for so many seats at most; `isNew` where the choice has just been opened. */
interface Answers {
  readonly random: (below: number) => number;
  readonly most: number;
  readonly isNew: boolean;
}

/** Answers for seats that have not answered yet, in their order, every answer being as likely; gives for how many. */
export function answerSealed(
  m: Machine,
  at: Instruction & { op: 'sealed' },
  { random, most, isNew }: Answers,
): number {
  const { p, layout } = m;
  let answers = 0;
  for (let seat = 0; seat < layout.seats && answers < most; seat++) {
    const index = indexOf(m, at, seat);
    if (index < 0 || stateOf(m, at, index) !== Sealed.open) continue;
    sampleSet(m, isNew ? domains[index] : domainOf(m, at, index), random, drawn);
    storeSealedAnswer(m, at, index, drawn);
    p[Header.decisions]++;
    answers++;
  }
  return answers;
}

/** What the `index`th player has to choose from. */
function domainOf(m: Machine, at: Instruction & { op: 'sealed' }, index: number): Domain {
  const { p } = m;
  const local = p[Header.frame] + Frame.locals + at.slot;
  const before = p[local];
  const domain = (domains[index] ??= newDomain());
  enterSeat(m, at, index);
  askFor(m, at.choosing, domain);
  p[local] = before;
  return domain;
}
