import type { FixedPhraseId } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Entry, ScalarNode } from '../../../schemas/index.ts';
import type { Table } from '../../compiler/codegen/compile-game.ts';
import { reportAtNode, entries } from '../../compiler/loader/link-context.ts';
import type { Match } from '../../match/match.ts';
import { findPresent } from '../../engine/state/effect-records.ts';
import { counterAt } from '../../engine/state/position-layout.ts';
import {
  enterPlay,
  linkTo,
  noteArrival,
  resetCounters,
  takeAway,
  zoneOf,
} from '../../engine/state/card-columns.ts';
import type { GivenPosition, GivenCard } from './given-position.ts';
import { seatNamed, reportUnknownName, type ScenarioSheet } from '../findings-sheet.ts';
import { givenStateContent } from './given-states.ts';
import { placeableCards } from '../steps/card-names.ts';

interface Readers {
  readonly number: (each: Entry, from?: number, to?: number) => number | undefined;
  readonly wanted: (each: Entry, what: FixedPhraseId) => undefined;
}

const own = ['attached to', 'attached by', 'covers', 'face'];

/** Reads `a-card: { wounds: 2, attached to: another, attached by: Ann, covers: a-third, face: up }`. */
export function readCardState(
  sheet: ScenarioSheet,
  table: Table,
  seats: readonly string[],
  each: Entry,
  read: Readers,
): GivenCard | undefined {
  const { game } = table;
  const known = placeableCards(game);
  const cardIn = (node: ScalarNode): number | undefined => {
    const copies = known.get(node.text);
    if (copies === undefined) reportUnknownName(sheet, 'card-of-this-game', node, known.keys());
    else if (copies.length === 0)
      reportAtNode(sheet, 'scenario/no-copies-left', node, { card: node.text, copies: 0 });
    return copies?.[0];
  };
  const card = cardIn(each.key);
  if (card === undefined) return undefined;
  if (each.value.kind !== 'map') return read.wanted(each, 'phrase/a-map-of-what-the-card');
  const { kind } = game.copies[card].symbol;
  const counters = game.vocabulary.counters.filter((one) => one.of === 'card' && one.kinds?.includes(kind));
  let given: GivenCard = { card, node: each.key, counters: [] };
  for (const entry of entries(each.value)) {
    const { key, value } = entry;
    const counter = counters.find((one) => one.id === key.text);
    if (counter) {
      const number = counter.holds
        ? givenStateContent(sheet, table, seats, counter.holds, entry)
        : read.number(entry, counter.from, counter.to);
      if (number !== undefined)
        given = { ...given, counters: [...given.counters, { counter, value: number, said: value }] };
    } else if (!own.includes(key.text))
      reportUnknownName(sheet, 'counter-of-this-card', key, [...counters.map((one) => one.id), ...own]);
    else if (value.kind !== 'scalar') read.wanted(entry, 'phrase/a-name');
    else if (key.text === 'face') {
      if (value.text === 'up' || value.text === 'down') given = { ...given, faceUp: value.text === 'up' };
      else read.wanted(entry, 'phrase/up-or-down');
    } else if (key.text === 'attached by') given = { ...given, attacher: seatNamed(sheet, seats, value) };
    else {
      const other = cardIn(value);
      if (other === undefined) continue;
      given =
        key.text === 'covers' ? { ...given, covers: other } : { ...given, host: other, hostNode: value };
    }
  }
  return given;
}

/** Gives cards what they have, once all are in their places; they have come into play in that order. */
export function giveCards({ table, runner }: Match, { zones, cards: given }: GivenPosition): void {
  const { p, layout } = runner.m;
  const { state } = layout;
  const rules = table.state;
  if (!rules) return;
  for (const { card, host, attacher } of given) {
    if (host === undefined || state.host < 0) continue;
    takeAway(p, layout, card);
    linkTo(p, layout, card, host);
    noteArrival(p, layout, card);
    p[state.attacher + card] = attacher ?? -1;
  }
  for (const { card, covers } of given) {
    if (covers === undefined || state.beneath < 0) continue;
    takeAway(p, layout, covers);
    p[state.beneath + card] = covers;
    p[state.above + covers] = card;
  }
  for (const { groups } of zones) for (const card of groups.flat()) noteArrival(p, layout, card);
  for (const { zone, groups } of zones)
    if (rules.inPlay[zone] === 1) for (const card of groups.flat()) enterPlay(p, layout, card);
  for (let card = 0; card < layout.cards; card++) {
    const inPlay = p[layout.zone + card] >= 0 && rules.inPlay[zoneOf(p, layout, card)] === 1;
    if (inPlay) enterPlay(p, layout, card);
    else if (state.entered >= 0 && p[state.entered + card] > 0) {
      p[state.entered + card] = 0;
      resetCounters(p, layout, rules, card);
    }
  }
  findPresent(p, layout);
  for (const { card, counters, faceUp } of given) {
    for (const { counter, value } of counters) p[counterAt(layout, counter, card)] = value;
    if (faceUp && state.shown >= 0) p[state.shown + card] = (1 << layout.seats) - 1;
  }
}
