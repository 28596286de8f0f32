import { attachedTo, stayOf } from '../../engine/state/card-columns.ts';
import { badgesOf, type BadgeView } from './badges.ts';
import type { Match } from '../match.ts';
import { cardsByOrder, stateContentName, PLUS, pileCards } from '../value-names.ts';
import { heldCardPlace, placeName, seersOfState } from './hidden-places.ts';
import { counterAt } from '../../engine/state/position-layout.ts';
import { isAmong, seatOf, seersOf, type Viewer } from '../../engine/state/seat-visibility.ts';

/** What somebody sees of a card beyond its place. Counters are public, also on a card whose face is not seen. */
export interface CardView {
  readonly counters?: Readonly<Record<string, number>>;
  /** What the states of the card hold, as far as it is seen. */
  readonly states?: Readonly<Record<string, string>>;
  /** What is attached to it, in that order. */
  readonly attached?: readonly string[];
  readonly covers?: string;
  /** What is under it, by the zones for that: how many cards, and those whose faces the viewer sees. */
  readonly beneath?: Readonly<Record<string, { readonly count: number; readonly cards: readonly string[] }>>;
  /** Its owner, in a place with cards of several players. */
  readonly owner?: string;
  /** What the table of the game marks it with, for the viewer. */
  readonly badges?: readonly BadgeView[];
}

/** The name of a card for a viewer: its own where it is seen, else that of its place. */
export function cardNameFor(
  { table, names, runner }: Match,
  seers: readonly number[],
  viewer: Viewer,
  card: number,
): string {
  const { p } = runner.m;
  return sees({ table, runner }, seers, viewer, card) ? names.card(card) : placeName(table, names, p, card);
}

/** The name of a pile for a viewer: its cards, those that are not seen by their places behind the others. */
export function pileNameFor(match: Match, seers: readonly number[], viewer: Viewer, pile: number): string {
  const { table, names, runner } = match;
  const { p } = runner.m;
  const cards = pile < table.layout.cells ? [] : pileCards(table.layout, p, pile);
  if (cards.every((card) => sees(match, seers, viewer, card))) return names.pile(p, pile);
  const called = cards.map((card) => cardNameFor(match, seers, viewer, card));
  const seen = (_: string, i: number): boolean => sees(match, seers, viewer, cards[i]);
  const unseen = called.filter((name, i) => !seen(name, i));
  return [...called.filter(seen), ...unseen.sort(byPlace)].join(PLUS);
}

/** Places as they are counted. */
const byPlace = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

const sees = (
  { table, runner }: Pick<Match, 'table' | 'runner'>,
  seers: readonly number[],
  viewer: Viewer,
  card: number,
): boolean => isAmong(seersOf(table, seers, runner.m.p, card), viewer, table.seats);

/** What cards have, by name or place; those in `listed` only, and the cards attached to them. */
export function cardViews(
  match: Match,
  seers: readonly number[],
  viewer: Viewer,
  listed: readonly number[],
): Record<string, CardView> {
  const { table, runner } = match;
  const { p, layout } = runner.m;
  const views: Record<string, CardView> = {};
  const name = (card: number): string => cardNameFor(match, seers, viewer, card);
  const under = cardsBeneath(match, seers, viewer);
  const add = (card: number): void => {
    const attached = table.state ? attachedTo(p, layout, card) : [];
    const base = layout.state.beneath < 0 ? -1 : p[layout.state.beneath + card];
    const counters = countersOf(match, card);
    const states = statesFor(match, seers, viewer, 'card', card);
    const seen = sees(match, seers, viewer, card);
    const owner = seen ? ownerShown(match, card) : undefined;
    const badges = seen ? badgesOf(match, seatOf(viewer), card) : [];
    const view: CardView = {
      ...(owner === undefined ? {} : { owner }),
      ...(counters ? { counters } : {}),
      ...(Object.keys(states).length > 0 ? { states } : {}),
      ...(attached.length > 0 ? { attached: attached.map(name) } : {}),
      ...(base >= 0 ? { covers: name(base) } : {}),
      ...(under.has(card) ? { beneath: under.get(card)! } : {}),
      ...(badges.length > 0 ? { badges } : {}),
    };
    if (Object.keys(view).length > 0) views[name(card)] = view;
    attached.forEach(add);
    if (base >= 0) add(base);
  };
  for (const card of listed) add(card);
  return views;
}

type Beneath = Record<string, { count: number; cards: string[] }>;

/** What is under each card, as far as the viewer may know which card that is. */
function cardsBeneath(match: Match, seers: readonly number[], viewer: Viewer): ReadonlyMap<number, Beneath> {
  const { game, table, names, runner } = match;
  const { p, layout } = runner.m;
  const found = new Map<number, Beneath>();
  for (const symbol of game.vocabulary.zones) {
    const { under, of, index, id } = symbol;
    if (!under) continue;
    for (let seat = 0; seat < (of === 'player' ? layout.seats : 1); seat++)
      for (const card of cardsByOrder(p, layout.zoneFirst + table.zoneStarts[index] + seat, layout.next)) {
        const upper = p[counterAt(layout, under, card)];
        if (upper < 0 || !isAmong(seersOfState(table, p, under, card), viewer, table.seats)) continue;
        const all = found.get(upper) ?? {};
        const there = (all[id] ??= { count: 0, cards: [] });
        there.count++;
        if (sees(match, seers, viewer, card)) there.cards.push(names.card(card));
        found.set(upper, all);
      }
  }
  return found;
}

/** What the states of the game, of a player or of a card hold, for a viewer: `HIDDEN` where the viewer may not know it. */
export function statesFor(
  match: Match,
  seers: readonly number[],
  viewer: Viewer,
  of: 'game' | 'player' | 'card',
  owner: number,
): Record<string, string> {
  const { game, table, runner, names } = match;
  const { p, layout } = runner.m;
  const held = game.vocabulary.counters.flatMap((state): [string, string][] => {
    const { holds } = state;
    if (!holds || state.of !== of) return [];
    if (of === 'card' && !state.kinds?.includes(game.copies[owner].symbol.kind)) return [];
    // What the viewer may not know is shown as hidden, even if it is nothing.
    if (!isAmong(seersOfState(table, p, state, owner), viewer, table.seats)) return [[state.id, HIDDEN]];
    const value = p[counterAt(layout, state, owner)];
    if (value < 0) return [];
    const unseen = holds.sort === 'card' && !sees(match, seers, viewer, value);
    return [
      [state.id, unseen ? heldCardPlace(table, names, p, value) : stateContentName(names, p, holds, value)],
    ];
  });
  return Object.fromEntries(held);
}

/** What stands for something that a viewer may not know, in views as in logs. */
const HIDDEN = 'hidden';

/** The owner of a card in a zone of the table in play; the zones of players name it themselves. */
function ownerShown({ game, table, names, runner }: Match, card: number): string | undefined {
  if (!game.owners) return undefined;
  const { p, layout } = runner.m;
  const zone = p[layout.zone + card];
  const shared = zone >= 0 && table.zoneSeats[zone] === -1 && table.state?.inPlay[zone] === 1;
  return shared ? names.seats[game.owners[card]] : undefined;
}

function countersOf({ game, table, runner }: Match, card: number): Record<string, number> | undefined {
  const { p, layout } = runner.m;
  const { kind } = game.copies[card].symbol;
  const own = game.vocabulary.counters.filter(
    ({ of, kinds, holds }) => of === 'card' && !holds && kinds?.includes(kind),
  );
  if (own.length === 0 || !table.state) return undefined;
  // Out of play the counters are as printed, which the card shows itself.
  if (layout.state.entered >= 0 && stayOf(p, layout, card) === 0) return undefined;
  return Object.fromEntries(
    own.map((counter) => [counter.id, p[layout.state.counters + counter.index * layout.cards + card]]),
  );
}
