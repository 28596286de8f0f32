import type { Instruction, Runner } from '../program/instruction.ts';
import { wordOf } from '../program/machine.ts';
import { askFor } from '../choices/choice-outcome.ts';
import { newDomain } from '../choices/choice-domain.ts';
import { mayAskFrom } from '../choices/question-lookahead.ts';
import { Frame } from '../state/call-stack.ts';
import { NOT_QUIET } from '../state/dirty-flags.ts';
import { Header } from '../state/position-layout.ts';

/** The last two choices of a move, one right behind the other in the same text. */

type Random = (below: number) => number;

/** Of the second of two choices. */
const second = newDomain();

/** How often a move is drawn and thrown away before all are counted instead. */
export const MOST_DRAWS = 6;

/**
 * Makes the last two choices of a move without counting: an answer to the first one is kept as often as there are
 * choices behind it, so all moves are as likely. Gives the number of answers; 0 where that is no way to do it.
 */
export function giveBoth(r: Runner, random: Random): number {
  const { m, open } = r;
  const at = open.instruction!;
  const next = m.listener ? undefined : follower(r);
  if (at.op !== 'pick' || !at.choosing.justOne || !next?.choosing.justOne || !next.choosing.bound) return 0;
  const { candidates } = open.domain;
  const { choosing } = next;
  const most = choosing.bound!(m);
  if (most === 0) return 0;
  const { p } = m;
  const locals = p[Header.frame] + Frame.locals;
  const old = p[locals + at.choosing.slot];
  const { candidates: found } = second;
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    p[locals + at.choosing.slot] = candidates.items[random(candidates.length)];
    const asking = askFor(m, choosing, second);
    // Where the second finds nothing, the first one is all of a move.
    const ways = asking === 'nothing' ? 1 : found.length;
    if (random(most) >= ways) continue;
    const asked = asking === 'open' || (asking === 'forced' && !choosing.public(m));
    p[Header.decisions] += asked ? 2 : 1;
    p[p[Header.frame] + Frame.counter] += asked ? 2 : 1;
    if (asked) p[locals + choosing.slot] = found.items[random(found.length)];
    return asked ? 2 : 1;
  }
  p[locals + at.choosing.slot] = old;
  return 0;
}

/**
 * As `giveBoth`, for a choice whose candidates are not known yet: those that lead to nothing need not be sorted out, as
 * nothing is drawn behind them. Only whether
 * there is another one that does makes the difference of being asked. Gives the number of answers, if it was a way.
 */
export function giveBothAhead(
  r: Runner,
  at: Instruction & { op: 'pick' },
  random: Random,
): number | undefined {
  const { m } = r;
  const { choosing } = at;
  if (m.listener || !choosing.justOne || choosing.needs.length > 0 || choosing.leads.length !== 1)
    return undefined;
  const next = follower(r);
  const most = next?.choosing.justOne && next.choosing.bound ? next.choosing.bound(m) : 0;
  if (!next || most === 0) return undefined;
  const { p } = m;
  const slot = p[Header.frame] + Frame.locals + choosing.slot;
  const old = p[slot];
  const { candidates } = r.open.domain;
  candidates.length = 0;
  choosing.from(m, candidates);
  const { candidates: found } = second;
  for (let draws = 0; draws < MOST_DRAWS && candidates.length > 1; draws++) {
    const drawn = random(candidates.length);
    p[slot] = candidates.items[drawn];
    const asking = askFor(m, next.choosing, second);
    if (asking === 'nothing' || random(most) >= found.length) continue;
    const value = found.items[random(found.length)];
    const asked = asking === 'open' || !next.choosing.public(m);
    let others = 0;
    for (let i = 0; others === 0 && i < candidates.length; i++) {
      p[slot] = candidates.items[i];
      if (i !== drawn && choosing.leads[0](m)) others++;
    }
    p[slot] = candidates.items[drawn];
    const answers = (others > 0 || !choosing.public(m) ? 1 : 0) + (asked ? 1 : 0);
    p[Header.decisions] += answers;
    p[Header.settled] &= NOT_QUIET;
    p[p[Header.frame] + Frame.counter] += asked ? 2 : 1;
    if (asked) p[p[Header.frame] + Frame.locals + next.choosing.slot] = value;
    return answers;
  }
  p[slot] = old;
  return undefined;
}

/** The choice right behind the open one, where nothing happens in between and the move is over with it. */
export function follower(r: Runner): (Instruction & { op: 'pick' }) | undefined {
  const { m, open, programs } = r;
  if (open.instruction?.op !== 'pick' || open.instruction.choosing.many) return undefined;
  const frame = m.p[Header.frame];
  const next = m.p[frame + Frame.counter] + 1;
  const at = programs[m.p[frame + Frame.program]].code[next];
  if (at.op !== 'pick' || !at.choosing.by || at.choosing.by(m) !== open.seat) return undefined;
  // The same seat makes it whatever is answered: it is named by a word of the frame that stays as it is.
  const word = wordOf(at.choosing.by);
  if (word < 0 || word === Frame.locals + open.instruction.choosing.slot) return undefined;
  return mayAskFrom(r, next + 1) || mayAskFrom(r, at.to) ? undefined : at;
}
