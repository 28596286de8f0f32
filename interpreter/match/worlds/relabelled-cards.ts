import { NONE } from '../../game/linked-game.ts';
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
  relabelColumns(from, p, layout, to);
  relabelCounters(match, p, to);
  relabelHistory(match, p, to);
  for (const word of named.cards) p[word] = mapped(to, from[word]);
  for (const word of named.abilities) p[word] = relabelledAbility(layout, to, from[word]);
  findPresent(p, layout);
}

const mapped = (to: Relabelling, card: number): number => (card < 0 || card >= to.length ? card : to[card]);

/** Where cards are, and what belongs to their places. */
function relabelColumns(from: Int32Array, p: Int32Array, layout: Layout, to: Relabelling): void {
  const { state } = layout;
  const links = [layout.previous, layout.next, layout.pilePrevious, layout.pileNext];
  links.push(state.host, state.firstAttached, state.lastAttached, state.nextAttached, state.previousAttached);
  links.push(state.beneath, state.above);
  const values = [layout.zone, layout.pile, state.entered, state.arrived, state.attacher];
  values.push(state.shown, state.looked);
  for (const column of links) {
    if (column < 0) continue;
    for (let card = 0; card < to.length; card++) p[column + to[card]] = mapped(to, from[column + card]);
  }
  for (const column of values) {
    if (column < 0) continue;
    for (let card = 0; card < to.length; card++) p[column + to[card]] = from[column + card];
  }
  for (const heads of [layout.zoneFirst, layout.zoneLast])
    for (let at = heads; at < heads + layout.zones; at++) p[at] = mapped(to, from[at]);
  for (const heads of [layout.pileFirst, layout.pileLast])
    for (let at = heads; at < heads + layout.piles; at++) p[at] = mapped(to, from[at]);
}

/** Counters stay with their places in play; elsewhere a card has what it starts with. */
function relabelCounters({ game, table, runner }: Match, p: Int32Array, to: Relabelling): void {
  const { layout, state } = table;
  const from = runner.m.p;
  const { entered, counters } = layout.state;
  for (const counter of game.vocabulary.counters) {
    if (counter.of !== 'card') continue;
    const cards = counter.holds?.sort === 'card';
    const column = counters + counter.index * layout.cards;
    const starts = state!.starts[counter.index];
    for (let card = 0; card < to.length; card++) {
      const now = to[card];
      if (now !== card && entered >= 0 && from[entered + card] === 0)
        p[column + now] = starts[now] === NONE ? 0 : starts[now];
      else p[column + now] = cards ? mapped(to, from[column + card]) : from[column + card];
    }
  }
}

/** What was done to cards, and how often they were used. */
function relabelHistory({ game, table, runner }: Match, p: Int32Array, to: Relabelling): void {
  const { layout, responding } = table;
  const from = runner.m.p;
  for (const { index, subject } of game.vocabulary.history.questions) {
    if (subject === 'agent') continue;
    const column = layout.history[index];
    for (let card = 0; card < to.length; card++) p[column + to[card]] = from[column + card];
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
