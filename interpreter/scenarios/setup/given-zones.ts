import { say, type FixedPhraseId } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, type Entry, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { cellIn, cellNamesOf } from '../../../dsl/language/symbols/cell-names.ts';
import type { Table } from '../../compiler/codegen/compile-game.ts';
import { reportAtNode, entries, items, scalars } from '../../compiler/loader/link-context.ts';
import { givenStateContent } from './given-states.ts';
import { readCardState } from './given-cards.ts';
import type { GivenCard, PlacedZone, GivenPosition } from './given-position.ts';
import { placeableCards } from '../steps/card-names.ts';
import { seatNamed, reportUnknownName, type ScenarioSheet, fails } from '../findings-sheet.ts';

/** What is being read, and where each card has been put so far. */
interface Reading {
  readonly sheet: ScenarioSheet;
  readonly table: Table;
  readonly seats: readonly string[];
  readonly used: Map<number, ScalarNode>;
  readonly zones: {
    zone: number;
    symbol: ZoneSymbol;
    node: ScalarNode;
    groups: (readonly ScalarNode[])[];
    exactly: boolean;
    /** All cards that are named nowhere else. */
    rest?: ScalarNode;
    cells?: readonly number[];
  }[];
  readonly counters: GivenPosition['counters'][number][];
  readonly cards: GivenCard[];
}

/** Reads a `given`. Complains about everything that is impossible in it, and gives nothing then. */
export function readGiven(
  sheet: ScenarioSheet,
  table: Table,
  seats: readonly string[],
  node: Node | undefined,
): GivenPosition | undefined {
  const before = sheet.diagnostics.length;
  const position = readPosition(sheet, table, seats, node);
  if (position) refuseWrongTurn(sheet, table, seats, position, node);
  const wrong = sheet.diagnostics.slice(before).some((each) => each.severity === 'error');
  return wrong ? undefined : position;
}

/** Reads a position, for one that is given or for one that is expected. Gives nothing where it is impossible. */
export function readPosition(
  sheet: ScenarioSheet,
  table: Table,
  seats: readonly string[],
  node: Node | undefined,
): GivenPosition | undefined {
  const before = sheet.diagnostics.length;
  const r: Reading = { sheet, table, seats, used: new Map(), zones: [], counters: [], cards: [] };
  const { vocabulary, cycle } = table.game;
  let given: Pick<GivenPosition, 'step' | 'cycle' | 'turn'> = {
    step: undefined,
    cycle: undefined,
    turn: undefined,
  };
  const roles: GivenPosition['roles'][number][] = [];
  for (const each of entries(node)) {
    const { key, value } = each;
    const role = vocabulary.roles.find((one) => one.id === key.text && one.seat === undefined);
    const seat = seats.indexOf(key.text);
    if (key.text === 'step') given = { ...given, step: stepOf(r, each) };
    else if (key.text === 'turn') given = { ...given, turn: seatIn(r, each) };
    else if (key.text === cycle.id) given = { ...given, cycle: numberIn(r, each, 1) };
    else if (key.text === 'cards' && table.state) {
      for (const card of entries(value)) readCard(r, card);
      if (value.kind !== 'map') wanted(r, each, 'phrase/a-map-from-cards-to-what');
    } else if (role) {
      const holder = seatIn(r, each);
      if (holder !== undefined) roles.push({ role: role.index, seat: holder, node: key });
    } else if (seat >= 0) {
      for (const own of entries(value)) readEntry(r, own, 'player', seat);
      if (value.kind !== 'map') wanted(r, each, 'phrase/a-map-of-zones-and-counters');
    } else readEntry(r, each, 'table', 0);
  }
  refuseRings(
    r,
    entries(node).find((each) => each.key.text === 'cards'),
  );
  const zones = placedZones(r);
  const wrong = sheet.diagnostics.slice(before).some((each) => each.severity === 'error');
  return wrong ? undefined : { ...given, roles, counters: r.counters, zones, cards: r.cards };
}

/** A scenario names the player of a turn if its step begins with a turn, and otherwise not. */
function refuseWrongTurn(
  sheet: ScenarioSheet,
  { game }: Table,
  seats: readonly string[],
  given: GivenPosition,
  node: Node | undefined,
): void {
  const { steps } = game.vocabulary;
  const inTurns = (step: number): boolean =>
    game.steps.some(
      (each) =>
        each.kind === 'turns' &&
        (each.symbol.index === step || each.parts.some((part) => part.symbol?.index === step)),
    );
  if (given.turn !== undefined && given.step !== undefined && !inTurns(given.step)) {
    const turn = entries(node).find((each) => each.key.text === 'turn');
    reportAtNode(sheet, 'scenario/no-turns', turn!.key, { step: steps[given.step].id });
  }
  const step = entries(node).find((each) => each.key.text === 'step');
  if (step && given.turn === undefined && isPartOfTurn(game, given.step))
    reportAtNode(sheet, 'scenario/whose-turn', step.value as ScalarNode, {
      step: steps[given.step!].id,
      seat: seats[0],
    });
}

/** Whether a step is something within somebody's turn. */
const isPartOfTurn = ({ steps }: Table['game'], step: number | undefined): boolean =>
  step !== undefined &&
  steps.some((each) => each.kind === 'turns' && each.parts.some((part) => part.symbol?.index === step));

const wanted = (r: Reading, { key, value }: Entry, what: FixedPhraseId): undefined =>
  reportAtNode(r.sheet, 'scenario/wanted', value.kind === 'scalar' ? value : key, {
    what: key.text,
    wanted: say(what),
  });

function stepOf(r: Reading, each: Entry): number | undefined {
  const { steps } = r.table.game.vocabulary;
  if (each.value.kind !== 'scalar') return wanted(r, each, 'phrase/the-id-of-a-step');
  const { text } = each.value;
  const step = steps.findIndex((one) => one.id === text);
  if (step >= 0) return step;
  return reportUnknownName(
    r.sheet,
    'step-of-this-game',
    each.value,
    steps.map((one) => one.id),
  );
}

const seatIn = (r: Reading, each: Entry): number | undefined =>
  each.value.kind === 'scalar'
    ? seatNamed(r.sheet, r.seats, each.value)
    : wanted(r, each, 'phrase/the-name-of-a-player');

function numberIn(r: Reading, each: Entry, from?: number, to?: number): number | undefined {
  const { key, value } = each;
  if (value.kind !== 'scalar' || typeof value.value !== 'number')
    return wanted(r, each, 'phrase/a-whole-number');
  const number = value.value;
  const fits = Number.isInteger(number) && number >= (from ?? -0x8000_0000) && number <= (to ?? 0x7fff_ffff);
  if (fits) return number;
  return reportAtNode(r.sheet, 'scenario/out-of-range', value, { what: key.text, value: number, from, to });
}

/** A card cannot be attached to a card that is attached to it. */
function refuseRings(r: Reading, cards: Entry | undefined): void {
  const over = new Map<number, number>();
  for (const { card, host, covers } of r.cards) {
    if (host !== undefined) over.set(card, host);
    if (covers !== undefined) over.set(covers, card);
  }
  for (const start of over.keys()) {
    let card: number | undefined = start;
    for (let steps = 0; card !== undefined && steps <= over.size; steps++) card = over.get(card);
    if (card !== undefined && cards) {
      wanted(r, cards, 'phrase/cards-of-which-none-lies-with');
      return;
    }
  }
}

/** What a card has: its counters, what it is attached to, what it covers, whether it is turned face up. */
function readCard(r: Reading, each: Entry): void {
  const found = readCardState(r.sheet, r.table, r.seats, each, {
    number: (one, from, to) => numberIn(r, one, from, to),
    wanted: (one, what) => wanted(r, one, what),
  });
  if (found) r.cards.push(found);
}

/** A zone or a counter, of the table or of a player. */
function readEntry(r: Reading, each: Entry, of: 'table' | 'player', seat: number): void {
  const { vocabulary, cycle } = r.table.game;
  const zone = vocabulary.zones.find((one) => one.of === of && one.id === each.key.text);
  const counter = vocabulary.counters.find(
    (one) => one.of === (of === 'table' ? 'game' : 'player') && one.id === each.key.text,
  );
  if (zone) readZone(r, each, zone, r.table.zoneStarts[zone.index] + seat);
  else if (counter) {
    const value = counter.holds
      ? givenStateContent(r.sheet, r.table, r.seats, counter.holds, each)
      : numberIn(r, each, counter.from, counter.to);
    if (value !== undefined) r.counters.push({ counter, seat, value, said: each.value, node: each.key });
  } else {
    const own = [
      ...vocabulary.zones.filter((one) => one.of === of),
      ...vocabulary.counters.filter((one) => one.of === (of === 'table' ? 'game' : 'player')),
    ].map((one) => one.id);
    const cards = r.table.state ? ['cards'] : [];
    const top = [...cards, 'step', 'turn', cycle.id, ...vocabulary.roles.map((role) => role.id), ...r.seats];
    const what = of === 'table' ? 'zone-counter-role-or-player-of-this-table' : 'zone-or-counter-of-a-player';
    reportUnknownName(r.sheet, what, each.key, of === 'table' ? [...own, ...top] : own);
  }
}

function readZone(r: Reading, each: Entry, symbol: ZoneSymbol, zone: number): void {
  const { value } = each;
  if (symbol.grid) return readGrid(r, each, symbol, zone);
  const isList = value.kind === 'list' || (value.kind === 'scalar' && value.text === '');
  if (symbol.order !== 'piles') {
    if (value.kind === 'scalar' && value.text === 'the rest') {
      r.zones.push({ zone, symbol, node: each.key, groups: [[]], exactly: true, rest: value });
      return;
    }
    const exact = value.kind === 'map' && value.entries.length === 1 ? entry(value, 'exactly') : undefined;
    const cards = exact?.value ?? value;
    if (!(isList || exact) || !isListOfCards(cards)) return wanted(r, each, 'phrase/a-list-of-cards');
    const group = scalars(cards).filter((card) => cards.kind === 'list' && takes(r, card, symbol));
    r.zones.push({ zone, symbol, node: each.key, groups: [group], exactly: exact !== undefined });
    return;
  }
  if (!isList || items(value).some((pile) => pile.kind !== 'list' || pile.items.length === 0))
    return wanted(r, each, 'phrase/a-list-of-piles-such-as');
  const groups = items(value).map((pile) => scalars(pile).filter((card) => takes(r, card, symbol)));
  r.zones.push({ zone, symbol, node: each.key, groups, exactly: false });
}

const isListOfCards = (node: Node): boolean =>
  (node.kind === 'list' || (node.kind === 'scalar' && node.text === '')) &&
  items(node).every((item) => item.kind === 'scalar');

/** A grid by its cells: `board: { C1: [a], D6: [b, c] }`. */
function readGrid(r: Reading, each: Entry, symbol: ZoneSymbol, zone: number): void {
  const { value } = each;
  const isMap = value.kind === 'map' || (value.kind === 'list' && value.items.length === 0);
  if (!isMap || entries(value).some((one) => one.value.kind === 'map'))
    return wanted(r, each, 'phrase/a-map-from-cells-to-lists');
  const cells: number[] = [];
  const groups: (readonly ScalarNode[])[] = [];
  for (const { key, value: cards } of entries(value)) {
    const cell = cellIn(symbol, key.text);
    if (cell === undefined)
      reportUnknownName(r.sheet, say('no/cell-of', { grid: symbol.id }), key, cellNamesOf(symbol.grid!));
    else {
      const named = cards.kind === 'scalar' && cards.text !== '' ? [cards] : scalars(cards);
      cells.push(cell);
      groups.push(named.filter((card) => takes(r, card, symbol)));
    }
  }
  r.zones.push({ zone, symbol, node: each.key, groups, cells, exactly: false });
}

/**
 * Whether a card can be there; notes cards whose copy is clear, so that those named without number take what
 * is left.
 */
function takes(r: Reading, node: ScalarNode, zone: ZoneSymbol): boolean {
  const { sheet, table } = r;
  const copies = placeableCards(table.game).get(node.text);
  if (!copies) {
    reportUnknownName(sheet, 'card-of-this-game', node, placeableCards(table.game).keys());
    return false;
  }
  if (copies.length === 0)
    return fails(sheet, 'scenario/no-copies-left', node, { card: node.text, copies: 0 });
  const { kind } = table.game.copies[copies[0]].symbol;
  if (zone.takes && !zone.takes.includes(kind))
    return fails(sheet, 'scenario/not-taken', node, { card: node.text, kind: kind.id, zone: zone.id });
  if (copies.length > 1) return true;
  const other = r.used.get(copies[0]);
  if (other)
    return fails(
      sheet,
      'scenario/card-twice',
      node,
      { card: node.text },
      {
        related: [
          { place: { file: sheet.fileOf(other), span: other.span }, message: say('phrase/first-put-here') },
        ],
      },
    );
  r.used.set(copies[0], node);
  return true;
}

/** Numbers for all names: one without number is the first copy that is not named otherwise. */
function placedZones(r: Reading): PlacedZone[] {
  const { game } = r.table;
  const copy = (node: ScalarNode): number[] => {
    const copies = placeableCards(game).get(node.text)!;
    if (copies.length === 1) return [copies[0]];
    const free = copies.find((each) => !r.used.has(each));
    if (free === undefined) {
      reportAtNode(r.sheet, 'scenario/no-copies-left', node, { card: node.text, copies: copies.length });
      return [];
    }
    r.used.set(free, node);
    return [free];
  };
  const placed = r.zones.map(({ zone, symbol, node, groups, cells, exactly }) => ({
    ...(cells ? { cells } : {}),
    zone,
    symbol,
    node,
    exactly,
    named: groups,
    groups: groups.map((group) => group.flatMap(copy)),
  }));
  return placed.map((each, i) => {
    const { rest } = r.zones[i];
    if (!rest) return each;
    const cards = restFor(r, each.symbol);
    for (const card of cards) r.used.set(card, rest);
    return { ...each, named: [cards.map(() => rest)], groups: [cards] };
  });
}

/** The cards that a zone can take and that are named nowhere, in the order of the game. */
function restFor({ table, used, cards }: Reading, { takes: kinds }: ZoneSymbol): number[] {
  const { copies, spares } = table.game;
  const apart = new Set([...used.keys(), ...cards.map(({ card }) => card)]);
  return [...copies.keys()].filter(
    (card) =>
      spares?.[card] !== 1 && !apart.has(card) && (!kinds || kinds.includes(copies[card].symbol.kind)),
  );
}
