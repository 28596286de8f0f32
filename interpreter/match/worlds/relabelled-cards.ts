import { countsOf, isOfStays } from '../../../dsl/ir/counted-objects.ts';
import { NONE } from '../../game/linked-game.ts';
import { attachedEnd } from '../../engine/state/card-columns.ts';
import { findPresent } from '../../engine/state/effect-records.ts';
import type { Layout } from '../../engine/state/position-layout.ts';
import { onCard, printedAbility, printedCard } from '../../engine/triggers/ability-instances.ts';
import type { Match } from '../match.ts';
import type { NamedCards } from './named-cards.ts';

/** By card the card that takes its place; each occurs once. */
export type Relabelling = Int32Array;

/**
 * Writes a position into `p` in which cards have taken each other's places: also in states, unfinished effects, records,
 * rolls and sealed answers, which name cards in words that were found before. What belongs to a place stays there:
 * counters in play, times of entry, faces that are shown. `p` begins as a copy of the match's position.
 */
export function relabelCards(match: Match, named: NamedCards, p: Int32Array, to: Relabelling): void {
  const { layout } = match.table;
  const from = match.runner.m.p;
  const moved = movedCards(to);
  relabelColumns(from, p, layout, to, moved);
  relabelCounters(match, p, to, moved);
  relabelHistory(match, p, to, moved);
  for (const word of named.cards) p[word] = mapped(to, from[word]);
  for (const word of named.abilities) p[word] = relabelledAbility(layout, to, from[word]);
  findPresent(p, layout);
}

const mapped = (to: Relabelling, card: number): number => (card < 0 || card >= to.length ? card : to[card]);

/** Cards whose place another one takes. */
function movedCards(to: Relabelling): readonly number[] {
  const moved: number[] = [];
  for (let card = 0; card < to.length; card++) if (to[card] !== card) moved.push(card);
  return moved;
}

/** Columns of cards: those that name other cards, and those that belong to places. */
interface PlaceColumns {
  readonly links: readonly number[];
  /** Those of lists that cards have themselves, so that their ends are of cards as well. */
  readonly attached: readonly number[];
  readonly values: readonly number[];
}

const columnsOfLayouts = new WeakMap<Layout, PlaceColumns>();

const isThere = (column: number): boolean => column >= 0;

function placeColumns(layout: Layout): PlaceColumns {
  let columns = columnsOfLayouts.get(layout);
  if (!columns) {
    const { state } = layout;
    const links = [layout.previous, layout.next, layout.pilePrevious, layout.pileNext];
    links.push(state.host, state.beneath, state.above);
    const attached = [state.firstAttached, state.lastAttached, state.nextAttached, state.previousAttached];
    const values = [layout.zone, layout.pile, state.entered, state.arrived, state.attacher];
    values.push(state.shown, state.looked);
    columns = {
      links: links.filter(isThere),
      attached: attached.filter(isThere),
      values: values.filter(isThere),
    };
    columnsOfLayouts.set(layout, columns);
  }
  return columns;
}

/** Where cards are, and what belongs to their places. */
function relabelColumns(
  from: Int32Array,
  p: Int32Array,
  layout: Layout,
  to: Relabelling,
  moved: readonly number[],
): void {
  const { links, attached, values } = placeColumns(layout);
  for (const column of links)
    for (let card = 0; card < to.length; card++) {
      const other = from[column + card];
      p[column + to[card]] = other < 0 ? other : to[other];
    }
  for (const column of attached)
    for (let card = 0; card < to.length; card++) {
      const other = from[column + card];
      p[column + to[card]] = other < 0 ? attachedEnd(layout, to[other + layout.cards]) : to[other];
    }
  for (const column of values) for (const card of moved) p[column + to[card]] = from[column + card];
  for (const heads of [layout.zoneFirst, layout.zoneLast])
    for (let at = heads; at < heads + layout.zones; at++) p[at] = mapped(to, from[at]);
  for (const heads of [layout.pileFirst, layout.pileLast])
    for (let at = heads; at < heads + layout.piles; at++) p[at] = mapped(to, from[at]);
}

/** Counters stay with their places in play; elsewhere a card has what it starts with. */
function relabelCounters(
  { game, table, runner }: Match,
  p: Int32Array,
  to: Relabelling,
  moved: readonly number[],
): void {
  const { layout, state } = table;
  const from = runner.m.p;
  const { entered, counters } = layout.state;
  for (const counter of game.vocabulary.counters) {
    if (counter.of !== 'card') continue;
    const cards = counter.holds?.sort === 'card';
    const column = counters + counter.index * layout.cards;
    const starts = state!.starts[counter.index];
    if (cards)
      for (let card = 0; card < to.length; card++) p[column + to[card]] = mapped(to, from[column + card]);
    for (const card of moved) {
      const now = to[card];
      if (entered >= 0 && from[entered + card] === 0)
        p[column + now] = starts[now] === NONE ? 0 : starts[now];
      else if (!cards) p[column + now] = from[column + card];
    }
  }
}

/** What was done to cards, and how often they were used. */
function relabelHistory(
  { game, table, runner }: Match,
  p: Int32Array,
  to: Relabelling,
  moved: readonly number[],
): void {
  const { layout, responding } = table;
  const from = runner.m.p;
  for (const question of game.vocabulary.history.questions) {
    const { row, all } = countsOf(question, layout);
    const first = layout.history[question.index];
    if (isOfStays(question))
      for (const card of moved)
        for (let seat = 0; seat < layout.seats; seat++)
          p[first + layout.seats * (1 + to[card]) + seat] = from[first + layout.seats * (1 + card) + seat];
    if (row === 1) continue;
    for (let column = first; column < first + all; column += row)
      for (const card of moved) p[column + to[card]] = from[column + card];
  }
  for (let i = 0; i < game.vocabulary.choices.length; i++) {
    const column = layout.choices + i * layout.cards;
    for (const card of moved) p[column + to[card]] = from[column + card];
  }
  for (const { uses, users } of responding?.abilities ?? []) {
    if (uses < 0) continue;
    users.forEach((card, i) => {
      if (to[card] !== card) p[uses + i] = 0;
    });
    users.forEach((card, i) => {
      const now = to[card] === card ? -1 : users.indexOf(to[card]);
      if (now >= 0) p[uses + now] = from[uses + i];
    });
  }
}

/** The number of an ability on a card, on the card that takes its place. */
export function relabelledAbility(layout: Layout, to: Relabelling, instance: number): number {
  if (instance < 0) return instance;
  const card = printedCard(layout, instance);
  return card < 0 ? instance : onCard(layout, printedAbility(layout, instance), mapped(to, card));
}
