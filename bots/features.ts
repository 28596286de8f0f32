import type { CounterSymbol, FieldSymbol } from '../dsl/language/symbols/symbols.ts';
import type { Table } from '../interpreter/compiler/codegen/compile-game.ts';
import { counterAt, Header } from '../interpreter/engine/state/position-layout.ts';
import { zoneOf } from '../interpreter/engine/state/card-columns.ts';
import { NONE, WILD } from '../interpreter/game/linked-game.ts';
import { endingProgress } from './ending-progress.ts';
import type { Machine } from '../interpreter/engine/program/machine.ts';

/**
 * What a position is judged by: numbers that each player has, read from what the game declares and from nothing else.
 * A name says what a number is, for people.
 */
export interface Features {
  readonly names: readonly string[];
  /** Writes the numbers of all seats, one seat after the other. */
  read(m: Machine, out: Float64Array): void;
}

/** A number of a card that is added up over the cards that a player has somewhere. */
interface CardNumber {
  readonly feature: number;
  readonly of: (p: Int32Array, card: number) => number;
}

/** Printed values that a set is read of: more are not distinguished. */
const MOST_VALUES = 31;

/** Finds the features of a game with a number of seats. */
export function featuresOf(table: Table): Features {
  const { game, layout, seats, state } = table;
  const { vocabulary } = game;
  const names: string[] = [];
  const named = (name: string): number => names.push(name) - 1;
  const counters = vocabulary.counters
    .filter(({ of, holds }) => of === 'player' && !holds)
    .map((counter) => ({ counter, feature: named(`player ${counter.id}`) }));
  const roles = vocabulary.roles.map(({ id, index }) => ({ index, feature: named(`role ${id}`) }));
  const turn = named('turn');
  const places = placeFeatures(table, named);
  const printed = printedSums(table, named);
  const sums = cardNumbers(table, named);
  const variety = varietyFeatures(table, named);
  const ends = endingProgress(table).map(({ name, of }) => ({ feature: named(name), of }));
  const count = names.length;
  const seen = new Int32Array(Math.max(1, variety.length * seats));
  /** By zone whether anything is read of its cards, as 0 or 1. */
  const isRead = Uint8Array.from({ length: layout.zones }, (_, zone) =>
    places[zone] || printed[zone] || state?.inPlay[zone] === 1 ? 1 : 0,
  );
  const tallies = Array.from({ length: layout.zones }, (_, zone) =>
    tallyOf(game, places[zone], printed[zone]),
  );
  const inPlay = Uint8Array.from({ length: layout.zones }, (_, zone) => state?.inPlay[zone] ?? 0);
  const owner = (p: Int32Array, card: number, zone: number): number => {
    const seat = table.zoneSeats[zone] ?? -1;
    if (seat >= 0) return seat;
    if (state?.inPlay[zone] === 1 && table.responding) return table.responding.controllerIn(p, card);
    return game.owners?.[card] ?? -1;
  };
  return {
    names,
    read(m, out) {
      const { p } = m;
      out.fill(0);
      for (let seat = 0; seat < seats; seat++) {
        const at = seat * count;
        for (const { counter, feature } of counters) out[at + feature] = p[counterAt(layout, counter, seat)];
        for (const { index, feature } of roles) if (p[layout.roles + index] === seat) out[at + feature] = 1;
        if (p[Header.turn] === seat) out[at + turn] = 1;
        for (const { feature, of } of ends) out[at + feature] = of(m, seat);
      }
      seen.fill(0);
      for (let card = 0; card < layout.cards; card++) {
        const zone = zoneOf(p, layout, card);
        if (zone < 0 || isRead[zone] === 0) continue;
        const seat = owner(p, card, zone);
        if (seat < 0 || seat >= seats) continue;
        const at = seat * count;
        const { starts, features, values } = tallies[zone];
        for (let i = starts[card]; i < starts[card + 1]; i++) out[at + features[i]] += values[i];
        if (inPlay[zone] !== 1) continue;
        for (const { feature, of } of sums[card]) out[at + feature] += of(p, card);
        for (let i = 0; i < variety.length; i++) seen[i * seats + seat] |= variety[i].bits[card];
      }
      variety.forEach(({ feature }, i) => {
        for (let seat = 0; seat < seats; seat++)
          out[seat * count + feature] = bitCount(seen[i * seats + seat]);
      });
    },
  };
}

/** What each card of a zone adds to: from where its numbers start to where those of the next card do. */
interface Tally {
  readonly starts: Int32Array;
  readonly features: Int32Array;
  readonly values: Int32Array;
}

/** Takes together what the cards of a zone count for: one each by kind, and what is printed on them. */
function tallyOf(
  { copies }: Table['game'],
  places: readonly number[] | undefined,
  printed: readonly (readonly PrintedNumber[])[] | undefined,
): Tally {
  const starts = [0];
  const all: PrintedNumber[] = [];
  copies.forEach(({ symbol }, card) => {
    const place = places?.[symbol.kind.index] ?? -1;
    if (place >= 0) all.push({ feature: place, value: 1 });
    all.push(...(printed?.[card] ?? []));
    starts.push(all.length);
  });
  return {
    starts: Int32Array.from(starts),
    features: Int32Array.from(all, ({ feature }) => feature),
    values: Int32Array.from(all, ({ value }) => value),
  };
}

/** How many cards of each kind a player has in each zone: by zone and kind, with one feature for all zones of the table. */
function placeFeatures(table: Table, named: (name: string) => number): (readonly number[] | undefined)[] {
  const { game, seats, zoneStarts } = table;
  const { vocabulary } = game;
  const byZone: (readonly number[] | undefined)[] = [];
  for (const zone of vocabulary.zones) {
    // Of what is nobody's, no player has more than another.
    if (zone.of === 'table' && !zone.inPlay && !game.owners) continue;
    const features = vocabulary.kinds.map((kind) =>
      !zone.takes || zone.takes.includes(kind) ? named(`${kind.id} in ${zone.id}`) : -1,
    );
    for (let seat = 0; seat < (zone.of === 'player' ? seats : 1); seat++)
      byZone[zoneStarts[zone.index] + seat] = features;
  }
  return byZone;
}

/** A printed number of a card. */
interface PrintedNumber {
  readonly feature: number;
  readonly value: number;
}

/** What is printed on the cards that a player has, added up: by zone and card, with one feature for a zone of all players. */
function printedSums(
  { game, seats, zoneStarts }: Table,
  named: (name: string) => number,
): (readonly (readonly PrintedNumber[])[] | undefined)[] {
  const byZone: (readonly (readonly PrintedNumber[])[] | undefined)[] = [];
  for (const zone of game.vocabulary.zones) {
    if (zone.of === 'table' && !zone.inPlay) continue;
    const byCard: PrintedNumber[][] = game.copies.map(() => []);
    game.fields.forEach((field, index) => {
      if (field.type.type !== 'number' || (zone.takes && !zone.takes.includes(field.kind))) return;
      const cards = game.copies.flatMap(({ values }, card) => (isPrinted(values[index]) ? [card] : []));
      // What all cards have alike is counted already.
      if (new Set(cards.map((card) => game.copies[card].values[index])).size < 2) return;
      const feature = named(`sum of ${field.kind.id} ${field.id} in ${zone.id}`);
      for (const card of cards) byCard[card].push({ feature, value: game.copies[card].values[index] });
    });
    for (let seat = 0; seat < (zone.of === 'player' ? seats : 1); seat++)
      byZone[zoneStarts[zone.index] + seat] = byCard;
  }
  return byZone;
}

const isPrinted = (value: number | undefined): boolean =>
  value !== undefined && value !== NONE && value !== WILD;

/** What is added up over the cards that a player has in play: counters. */
function cardNumbers(table: Table, named: (name: string) => number): (readonly CardNumber[])[] {
  const { game, layout, state } = table;
  const byCard: CardNumber[][] = game.copies.map(() => []);
  if (!state) return byCard;
  for (const counter of game.vocabulary.counters.filter(({ of, holds }) => of === 'card' && !holds)) {
    const feature = named(`sum of ${counter.id}`);
    const column = columnOf(table, counter);
    game.copies.forEach(({ symbol }, card) => {
      if (counter.kinds?.includes(symbol.kind))
        byCard[card].push({ feature, of: (p, each) => p[column + each] });
    });
  }
  return byCard.length === layout.cards ? byCard : game.copies.map(() => []);
}

const columnOf = ({ layout }: Table, counter: CounterSymbol): number =>
  layout.state.counters + counter.index * layout.cards;

/** How many different values the cards have that a player has in play. */
function varietyFeatures(
  { game, state }: Table,
  named: (name: string) => number,
): { readonly feature: number; readonly bits: Int32Array }[] {
  if (!state) return [];
  return game.fields.flatMap((field, index) => {
    const size = valuesOf(field);
    if (size < 2 || size > MOST_VALUES) return [];
    const bits = Int32Array.from(game.copies, ({ values }) => bitsOf(field, values[index]));
    return [{ feature: named(`different ${field.kind.id} ${field.id}`), bits }];
  });
}

const valuesOf = ({ type }: FieldSymbol): number =>
  type.type === 'value' || type.type === 'set' ? type.of.values.length : 0;

function bitsOf({ type }: FieldSymbol, value: number | undefined): number {
  if (value === undefined || value === NONE || value === WILD) return 0;
  return type.type === 'set' ? value : 1 << value;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
