/** What is counted of an event for the questions about the past that ask for it. */
import { reserved } from '../../../dsl/ir/registers.ts';
import { withIt, type HistoryCount, type Listening, type Machine } from '../program/machine.ts';
import type { List } from '../state/int-list.ts';
import type { Proposal } from './replacements-and-triggers.ts';

/** The questions that ask of objects what they are before it happens. */
export const beforehand = ({ history }: Listening): readonly HistoryCount[] =>
  history.filter(({ which }) => which !== undefined);

/**
 * How many objects of an event each of some questions will count, as it is before it happens: for who does it, or for each
 * player in turn.
 */
export function foresee(
  m: Machine,
  asked: readonly HistoryCount[],
  { you, values }: Proposal,
  objects: List,
  out: List,
): void {
  const is = (card: number, { which }: HistoryCount, player: number): boolean =>
    card >= 0 && withIt(m, reserved.counted, card, () => withIt(m, reserved.counting, player, which!));
  const each = (one: HistoryCount, player: number): number => {
    let found = 0;
    for (let i = 0; i < objects.length; i++) {
      const object = objects.items[i];
      if (object < 0 || one.kinds?.[object] === 0) continue;
      if (one.ofDoer) return is(values[one.by], one, player) ? 1 : 0;
      if (is(object, one, player)) found++;
    }
    return found;
  };
  for (const one of asked)
    if (one.subject !== 'seat') out.push(each(one, you));
    else for (let seat = 0; seat < m.layout.seats; seat++) out.push(each(one, seat));
}

/** Counts what was foreseen and has happened; `from` is the list of it on the stack. */
export function rememberForeseen(
  { p, layout }: Machine,
  asked: readonly HistoryCount[],
  { you, values }: Proposal,
  from: number,
): void {
  let next = from + 1;
  for (const { at, subject, by } of asked) {
    if (subject === 'seat') {
      for (let seat = 0; seat < layout.seats; seat++) p[at + seat] += p[next++];
      continue;
    }
    const who = subject === 'agent' ? you : values[by];
    if (who >= 0) p[at + who] += p[next];
    next++;
  }
}

/** Counts what has happened where nothing is asked of how it was before. */
export function remember(m: Machine, { history }: Listening, proposal: Proposal, objects: List): void {
  const { p, layout } = m;
  for (const { at, subject, kinds, which, by, amounts } of history) {
    if (which) continue;
    const count = proposal.direct < 0 ? 1 : objects.length;
    for (let i = 0; i < count; i++) {
      const object = proposal.direct < 0 ? -1 : objects.items[i];
      if (kinds && (object < 0 || kinds[object] === 0)) continue;
      if (subject === 'seat') {
        for (let seat = 0; seat < layout.seats; seat++) p[at + seat]++;
        continue;
      }
      const who = subject === 'agent' ? proposal.you : subject === 'object' ? object : proposal.values[by];
      if (who >= 0) p[at + who] += amounts ? proposal.values[by] : 1;
      // Without kinds, what an agent did counts once, however many objects it had.
      if (subject !== 'object' && !kinds) break;
    }
  }
}
