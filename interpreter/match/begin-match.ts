import { startOfSeat } from '../../dsl/language/symbols/counter-bounds.ts';
import type { Table } from '../compiler/codegen/compile-game.ts';
import type { Game, GameSetting } from '../game/linked-game.ts';
import { heldRoles } from '../game/automatic-seats.ts';
import { clearZones, putIn } from '../engine/state/card-lists.ts';
import { Header, Status } from '../engine/state/position-layout.ts';
import { findPresent } from '../engine/state/effect-records.ts';
import { pushFrame } from '../engine/state/call-stack.ts';
import { beginState } from '../engine/state/card-columns.ts';
import { randomSource, seedStreams } from '../engine/state/random-source.ts';

/** The settings of a match, by name; those left out have their standard values. */
export type Settings = Readonly<Record<string, number>>;

/** The value that a word means for a setting: a number, or the label of one that is offered; otherwise no number. */
export function settingValue(game: Game, id: string, word: string): number {
  const offered = settingCalled(game, id)?.setting.offered.find((each) => each.label === word);
  return offered ? offered.value : /^-?\d+$/.test(word) ? Number(word) : Number.NaN;
}

/** What a player is called by their seat, where it is not known who sits there: `seat 2`. */
const seatNumber = (seat: number): string => `seat ${seat + 1}`;

/** Whether a setting of one player is of somebody at the table: by their name, or by their seat if no other key gives it by both. */
export function isAtTable(player: string, id: string, names: readonly string[], given: Settings): boolean {
  const seat = names.findIndex((_, place) => seatNumber(place) === player);
  if (seat < 0) return names.includes(player);
  return given[ofPlayer(names[seat], id)] === undefined;
}

/** How the setting of one player is called. */
const ofPlayer = (player: string, id: string): string => `${player}'s ${id}`;

/** The setting of a name, and the player whose it is: `goal`, `head start` of all players, `Ben's head start`. */
export function settingCalled(
  game: Game,
  name: string,
): { readonly setting: GameSetting; readonly player?: string } | undefined {
  const setting = game.settings.find((each) => each.id === name);
  if (setting) return { setting };
  const own = game.settings.find((each) => each.of === 'player' && name.endsWith(ofPlayer('', each.id)));
  return own && { setting: own, player: name.slice(0, -ofPlayer('', own.id).length) };
}

/**
 * The value of each setting for a number of seats; for those of players the default value if a player has
 * none.
 *
 * @internal Exported for tests.
 */
export function settingsFor(game: Game, seats: number, given: Settings = {}): number[] {
  return game.settings.map(
    (setting) => given[setting.id] ?? setting.byPlayers.get(seats) ?? setting.standard,
  );
}

/** The settings that a match is played with, by their ids; those of players by whose they are. */
export const settingsById = (
  game: Game,
  seats: readonly string[],
  given: Settings = {},
): Record<string, number> =>
  Object.fromEntries(
    settingsFor(game, seats.length, given).flatMap((value, i): [string, number][] => {
      const { id, of } = game.settings[i];
      if (of !== 'player') return [[id, value]];
      return seats.map((seat, place) => [
        ofPlayer(seat, id),
        given[ofPlayer(seat, id)] ?? given[ofPlayer(seatNumber(place), id)] ?? value,
      ]);
    }),
  );

/** The zone where a card starts, in a zone of players that of its owner; -1 for a card of a seat that does not play, or of no deck. */
export const startZoneOf = (table: Table, card: number): number =>
  table.game.spares?.[card] === 1 ? -1 : zoneToStart(table, card);

function zoneToStart({ game, seats, zoneStarts }: Table, card: number): number {
  const zone = game.startZones[card];
  const owner = game.owners?.[card] ?? 0;
  if (owner >= seats) return -1;
  return zoneStarts[zone] + (game.vocabulary.zones[zone].of === 'player' ? owner : 0);
}

/**
 * Fills a position with the start of a game: all cards where their kinds start, nothing done yet. Where decklists are secret,
 * it draws which of its copies of a card a deck has, so that the number of one says nothing about the others; with
 * `firstCopies` those that the game says.
 */
export function beginPosition(
  table: Table,
  p: Int32Array,
  { seed, settings }: { readonly seed: string; readonly settings?: Settings },
  players: readonly string[],
  firstCopies = false,
): void {
  if (table.game.spares && !firstCopies) {
    fillPosition(table, p, settings, players, drawnCopies(table.game, table.game.spares, seed));
    seedStreams(p, table.layout, seed);
    return;
  }
  let begun = beginnings.get(table);
  if (!begun || begun.settings !== settings || !isSame(begun.players, players)) {
    fillPosition(table, p, settings, players, table.game.spares);
    begun = { settings, players: [...players], words: p.slice(0, p[Header.top]) };
    beginnings.set(table, begun);
  }
  p.set(begun.words);
  seedStreams(p, table.layout, seed);
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each, i) => each === others[i]);

/** A position before anything was done, but for what chance brings. */
interface Beginning {
  readonly settings: Settings | undefined;
  readonly players: readonly string[];
  readonly words: Int32Array;
}

/** How the last game of a table began: one of many games begins as the others do. */
const beginnings = new WeakMap<Table, Beginning>();

function fillPosition(
  table: Table,
  p: Int32Array,
  given: Settings | undefined,
  players: readonly string[],
  spares: Uint8Array | undefined,
): void {
  const { game, layout } = table;
  const settings = settingsById(game, players, given);
  // What is above the top of the stack means nothing.
  p.fill(0, 0, layout.stack);
  p[Header.top] = layout.stack;
  p[Header.status] = Status.running;
  p[Header.turn] = -1;
  p[Header.step] = -1;
  p[Header.window] = -1;
  p.set(settingsFor(game, players.length, given), layout.settings);
  for (const counter of game.vocabulary.counters) {
    if (counter.of === 'card') continue;
    if (counter.of === 'game') p[layout.gameCounters + counter.index] = counter.starts;
    else {
      const at = layout.playerCounters + counter.index * layout.seats;
      for (let seat = 0; seat < layout.seats; seat++)
        p[at + seat] =
          (counter.fixed && settings[ofPlayer(players[seat], counter.id)]) ?? startOfSeat(counter, seat);
    }
  }
  for (const { seat, role } of heldRoles(game, layout.seats)) p[layout.roles + role.index] = seat;
  p.fill(-1, layout.zone, layout.records);
  p.fill(0, layout.records, layout.stack);
  clearZones(p, layout);
  for (let card = 0; card < layout.cards; card++) {
    const zone = spares?.[card] === 1 ? -1 : zoneToStart(table, card);
    if (zone >= 0) putIn(p, layout, card, zone);
  }
  beginState(p, layout, table.state);
  findPresent(p, layout);
  const main = table.programs[table.main];
  pushFrame(p, main.index, main.source.program.slots.length, -1, -1);
}

/** As many copies of each card as every deck has, drawn by the seed; the same ones for the same seed. */
function drawnCopies({ copies, owners }: Game, spares: Uint8Array, seed: string): Uint8Array {
  const drawn = spares.slice();
  const random = randomSource(`${seed}/copies`);
  for (let first = 0, end: number; first < drawn.length; first = end) {
    for (end = first + 1; isSameBlock(copies, owners, first, end);) end++;
    // Drawn for all places, so that the copies of other cards do not depend on how many there are of this one.
    for (let at = end - 1; at > first; at--) {
      const other = first + random(at - first + 1);
      [drawn[at], drawn[other]] = [drawn[other], drawn[at]];
    }
  }
  return drawn;
}

/** Whether two copies are of one card and one seat. */
const isSameBlock = (copies: Game['copies'], owners: Game['owners'], one: number, other: number): boolean =>
  copies[one] === copies[other] && owners?.[one] === owners?.[other];
