import { attachedTo, stayOf } from '../position/state.ts';
import type { Match } from './match.ts';
import { placeName } from './places.ts';
import { seersOf } from './visibility.ts';

/** What somebody sees of a card beyond its place. Counters are public, also on a card whose face is not seen. */
export interface CardView {
  readonly counters?: Readonly<Record<string, number>>;
  /** What is attached to it, in that order. */
  readonly attached?: readonly string[];
  readonly covers?: string;
}

/** The name of a card for a seat (all names for the referee): its own where it is seen, else that of its place. */
export function cardNameFor(
  { table, names, runner }: Match,
  seers: readonly number[],
  seat: number | undefined,
  card: number,
): string {
  const { p } = runner.m;
  const sees = seat === undefined || ((seersOf(table, seers, p, card) >> seat) & 1) === 1;
  return sees ? names.card(card) : placeName(table, names, p, card);
}

/** What cards have, by name or place; those in `listed` only, and what lies with them. */
export function cardViews(
  match: Match,
  seers: readonly number[],
  seat: number | undefined,
  listed: readonly number[],
): Record<string, CardView> {
  const { table, runner } = match;
  const { p, layout } = runner.m;
  const views: Record<string, CardView> = {};
  const name = (card: number): string => cardNameFor(match, seers, seat, card);
  const add = (card: number): void => {
    const attached = attachedTo(p, layout, card);
    const base = layout.state.beneath < 0 ? -1 : p[layout.state.beneath + card];
    const counters = countersOf(match, card);
    const view: CardView = {
      ...(counters ? { counters } : {}),
      ...(attached.length > 0 ? { attached: attached.map(name) } : {}),
      ...(base >= 0 ? { covers: name(base) } : {}),
    };
    if (Object.keys(view).length > 0) views[name(card)] = view;
    attached.forEach(add);
    if (base >= 0) add(base);
  };
  if (table.state) for (const card of listed) add(card);
  return views;
}

function countersOf({ game, table, runner }: Match, card: number): Record<string, number> | undefined {
  const { p, layout } = runner.m;
  const { kind } = game.copies[card].symbol;
  const own = game.vocabulary.counters.filter(({ of, kinds }) => of === 'card' && kinds?.includes(kind));
  if (own.length === 0 || !table.state) return undefined;
  // Out of play they stand as they start, which the card says itself.
  if (layout.state.entered >= 0 && stayOf(p, layout, card) === 0) return undefined;
  return Object.fromEntries(
    own.map((counter) => [counter.id, p[layout.state.counters + counter.index * layout.cards + card]]),
  );
}
