import { asIs, say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { StateContent } from '../../../dsl/language/symbols/symbols.ts';
import { stateContentName } from '../value-names.ts';
import type { Match } from '../match.ts';
import { Header, type Layout } from '../../engine/state/position-layout.ts';
import type { SavedCard } from './save-shapes.ts';
import { Broken, indexIn, type Finder } from './save-faults.ts';
import { attachedTo, clearState, linkTo } from '../../engine/state/card-columns.ts';

/** What the cards have; undefined in games whose cards have no state. */
export function savedCards(match: Match): Record<string, SavedCard> | undefined {
  const { table, names, runner } = match;
  const { p, layout } = runner.m;
  if (!table.state) return undefined;
  const cards: Record<string, SavedCard> = {};
  for (let card = 0; card < layout.cards; card++) {
    const saved = savedCard(match, p, card);
    if (Object.keys(saved).length > 0) cards[names.card(card)] = saved;
  }
  return cards;
}

function savedCard({ game, table, names }: Match, p: Int32Array, card: number): SavedCard {
  const { layout } = table;
  const { state } = layout;
  const at = (column: number): number => (column < 0 ? -1 : p[column + card]);
  const counters = game.vocabulary.counters.flatMap((counter) => {
    if (counter.of !== 'card' || counter.holds) return [];
    const value = p[state.counters + counter.index * layout.cards + card];
    const starts = table.state!.starts[counter.index][card];
    const lacks = !counter.kinds?.includes(game.copies[card].symbol.kind);
    return lacks || value === starts ? [] : [[counter.id, value] as const];
  });
  const states = game.vocabulary.counters.flatMap(({ of, holds, id, index }) => {
    const value = holds && of === 'card' ? p[state.counters + index * layout.cards + card] : -1;
    return holds && value >= 0 ? [[id, stateContentName(names, p, holds, value)] as const] : [];
  });
  const attached = attachedTo(p, layout, card);
  const seats = (bits: number): string[] => names.seats.filter((_, seat) => (bits >> seat) & 1);
  const [shown, looked] = [at(state.shown), at(state.looked)];
  return {
    ...(at(state.entered) > 0 ? { entered: at(state.entered) } : {}),
    ...(at(state.arrived) > 0 ? { arrived: at(state.arrived) } : {}),
    ...(counters.length > 0 ? { counters: Object.fromEntries(counters) } : {}),
    ...(states.length > 0 ? { states: Object.fromEntries(states) } : {}),
    ...(attached.length > 0 ? { attached: attached.map(names.card) } : {}),
    ...(at(state.attacher) >= 0 ? { 'attached by': names.seats[at(state.attacher)] } : {}),
    ...(at(state.beneath) >= 0 ? { covers: names.card(at(state.beneath)) } : {}),
    ...(shown > 0 ? { shown: seats(shown) } : {}),
    ...(looked > 0 ? { 'looked at by': seats(looked) } : {}),
  };
}

/** What a state holds, by its name in a save; -1 where it holds nothing. */
export function savedStateContent(holds: StateContent, name: string | undefined, find: Finder): number {
  if (name === undefined) return -1;
  if (holds.sort !== 'value') return find[holds.sort === 'card' ? 'card' : 'seat'](name);
  return indexIn(holds.of.values, ({ id }) => id === name, asIs(name));
}

/** Puts back what cards have. */
export function fillCards(
  match: Match,
  saved: Readonly<Record<string, SavedCard>>,
  serial: number,
  find: Finder,
): void {
  const { game, table, runner } = match;
  const { p, layout } = runner.m;
  const { state } = layout;
  if (!table.state) return;
  clearState(p, layout, table.state);
  p[Header.serial] = serial;
  for (const [name, each] of Object.entries(saved)) {
    const card = find.card(name);
    if (state.entered >= 0) p[state.entered + card] = each.entered ?? 0;
    if (state.arrived >= 0) p[state.arrived + card] = each.arrived ?? 0;
    for (const counter of game.vocabulary.counters) {
      const value = each.counters?.[counter.id];
      if (counter.of === 'card' && counter.holds)
        p[state.counters + counter.index * layout.cards + card] = savedStateContent(
          counter.holds,
          each.states?.[counter.id],
          find,
        );
      else if (counter.of === 'card' && value !== undefined)
        p[state.counters + counter.index * layout.cards + card] = value;
    }
    if (state.host >= 0) for (const one of each.attached ?? []) linkTo(p, layout, find.free(one), card);
    if (state.beneath >= 0 && each.covers !== undefined) {
      const base = find.free(each.covers);
      p[state.beneath + card] = base;
      p[state.above + base] = card;
    }
    const bits = (seats: readonly string[] = []): number =>
      seats.reduce((sofar, seat) => sofar | (1 << find.seat(seat)), 0);
    if (state.shown >= 0) p[state.shown + card] = bits(each.shown);
    if (state.looked >= 0) p[state.looked + card] = bits(each['looked at by']);
  }
  refuseRings(p, layout);
  for (const [name, each] of Object.entries(saved))
    if (state.attacher >= 0 && each['attached by'] !== undefined)
      p[state.attacher + find.card(name)] = find.seat(each['attached by']);
}

/** Cards that are attached to each other in a ring have no place. */
function refuseRings(p: Int32Array, layout: Layout): void {
  const { host, above } = layout.state;
  for (let card = 0; card < layout.cards; card++) {
    let steps = 0;
    for (let each = card; each >= 0;) {
      if (++steps > 2 * layout.cards) throw new Broken(say('phrase/cards-that-lie-with-each-other'));
      const over = above < 0 ? -1 : p[above + each];
      each = over >= 0 ? over : host < 0 ? -1 : p[host + each];
    }
  }
}
