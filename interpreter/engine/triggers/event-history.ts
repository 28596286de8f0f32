/** What is counted of an event for the questions about the past that ask for it. */
import { reserved } from '../../../dsl/ir/registers.ts';
import { withIt, type HistoryCount, type Listening, type Machine } from '../program/machine.ts';
import { notSinceEntry, stayOf } from '../state/card-columns.ts';
import type { List } from '../state/int-list.ts';
import { areOpponents } from '../state/seat-visibility.ts';
import type { Proposal } from './replacements-and-triggers.ts';

/** The questions that ask of objects what they are before it happens. */
export const beforehand = ({ history }: Listening): readonly HistoryCount[] =>
  history.filter(({ which }) => which !== undefined);

/** Whether what a player does counts for a seat; it is no question about one card. */
const countsFor = ({ p, layout }: Machine, { subject }: HistoryCount, you: number, seat: number): boolean =>
  subject === 'seat' || (subject === 'agent' ? seat === you : areOpponents(layout, p, you, seat));

const isOfCards = ({ subject }: HistoryCount): boolean => subject === 'object' || subject === 'by';

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
    if (isOfCards(one)) out.push(each(one, you));
    else
      for (let seat = 0; seat < m.layout.seats; seat++)
        out.push(countsFor(m, one, you, seat) ? each(one, seat) : 0);
}

/** How an event is counted: what it writes, so that it can be put back; the serial number at which it began, where it has happened. */
interface Remembering {
  readonly written?: List | undefined;
  readonly began?: number;
}

/** Counts something for a player; of cards that came into play by it, it was before. */
function addFor(
  { p, layout }: Machine,
  { at, stay }: HistoryCount,
  seat: number,
  amount: number,
  { written, began }: Remembering,
): void {
  write(p, at + seat, p[at + seat] + amount, written);
  if (stay && began !== undefined && amount !== 0) notSinceEntry(p, layout, stay, seat, amount, began);
}

/** Whether a card that is counted since it came into play came there by the event itself. */
const isNewcomer = (
  { p, layout }: Machine,
  { stay }: HistoryCount,
  card: number,
  began = Infinity,
): boolean => stay !== undefined && stayOf(p, layout, card) > began;

/** Counts what was foreseen and has happened; `foreseen` gives each number. `written`: as for `write`. */
export function rememberForeseen(
  m: Machine,
  asked: readonly HistoryCount[],
  { values }: Proposal,
  foreseen: (each: number) => number,
  { written, began }: Remembering,
): void {
  const { p, layout } = m;
  let next = 0;
  for (const one of asked) {
    if (!isOfCards(one)) {
      for (let seat = 0; seat < layout.seats; seat++)
        addFor(m, one, seat, foreseen(next++), { written, began });
      continue;
    }
    const [who, many] = [values[one.by], foreseen(next++)];
    if (who >= 0 && many > 0 && !isNewcomer(m, one, who, began)) add(p, one, one.at, who, many, written);
  }
}

/** Counts what has happened where nothing is asked of how it was before. `written`: as for `write`. */
export function remember(
  m: Machine,
  { history }: Listening,
  proposal: Proposal,
  objects: List,
  { written, began }: Remembering,
): void {
  const { p, layout } = m;
  const { values, you } = proposal;
  for (const one of history) {
    const { at, subject, kinds, which, by, amounts } = one;
    if (which) continue;
    const count = proposal.direct < 0 ? 1 : objects.length;
    for (let i = 0; i < count; i++) {
      const object = proposal.direct < 0 ? -1 : objects.items[i];
      if (kinds && (object < 0 || kinds[object] === 0)) continue;
      if (isOfCards(one)) {
        const who = subject === 'object' ? object : values[by];
        if (who >= 0 && !isNewcomer(m, one, who, began))
          add(p, one, at, who, amounts ? values[by] : 1, written);
      } else {
        const card = one.ofDoer ? values[by] : object;
        for (let seat = 0; seat < layout.seats; seat++) {
          if (!countsFor(m, one, you, seat)) continue;
          if (!one.each) addFor(m, one, seat, amounts ? values[by] : 1, { written, began });
          else if (card >= 0) add(p, one, at + seat * one.row, card, 1, written);
        }
      }
      // Without kinds, what an agent did counts once, however many objects it had; what a card did to each, it did once.
      if (one.each ? one.ofDoer : !kinds && subject !== 'object' && subject !== 'seat') break;
    }
  }
}

/** Counts something of a card, or gives it the highest number of all that are counted with it. */
function add(
  p: Int32Array,
  { order }: HistoryCount,
  first: number,
  card: number,
  amount: number,
  written?: List,
): void {
  if (order === undefined) {
    write(p, first + card, p[first + card] + amount, written);
    return;
  }
  let last = 0;
  for (let at = first; at < first + order; at++) if (p[at] > last) last = p[at];
  // The last one stays the last one.
  if (p[first + card] === 0 || p[first + card] < last) write(p, first + card, last + 1, written);
}

/** Writes a count; `written`, where it is given, gets its place and what was there, so that it can be put back. */
function write(p: Int32Array, at: number, value: number, written?: List): void {
  written?.push(at);
  written?.push(p[at]);
  p[at] = value;
}
