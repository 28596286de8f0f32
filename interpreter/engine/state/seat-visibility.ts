import type { Game } from '../../game/linked-game.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { perZone, type Layout } from './position-layout.ts';
import { rootOf, zoneOf } from './card-columns.ts';

/** Who looks at a match: a seat, somebody who holds none, or the referee, who sees all faces. */
export type Viewer = number | 'spectator' | 'referee';

/**
 * Sets of those who see something are bits: one for each seat, and one more for viewers without a seat. That
 * one is set if everybody sees it, and never because every seat happens to.
 */
export const everyoneAt = (seats: number): number => (1 << (seats + 1)) - 1;

/** The bits of those that a face is shown to, from the bits of seats that a position keeps. */
export const shownTo = (seats: number, bits: number): number =>
  bits === (1 << seats) - 1 ? everyoneAt(seats) : bits;

/** Whether a viewer is among those who see something. */
export const isAmong = (seers: number, viewer: Viewer, seats: number): boolean =>
  viewer === 'referee' || ((seers >> (viewer === 'spectator' ? seats : viewer)) & 1) === 1;

/** The seat of a viewer; none of those who hold none. */
export const seatOf = (viewer: Viewer): number | undefined =>
  typeof viewer === 'number' ? viewer : undefined;

/** What says who sees zones. */
interface SeenTable {
  readonly game: Game;
  readonly seats: number;
}

const seersOfTables = new WeakMap<SeenTable, readonly number[]>();

/** Who sees the faces of cards in a zone; derived from what the zone declares, never set by hand. */
export function seersOfZones(table: SeenTable): readonly number[] {
  let seers = seersOfTables.get(table);
  if (!seers) {
    const { game, seats } = table;
    seers = perZone(game.vocabulary.zones, seats, (zone, seat) => {
      if (zone.seenBy === 'everyone') return everyoneAt(seats);
      return zone.of === 'player' ? seersBySide(seats, zone.seenBy, seat) : 0;
    });
    seersOfTables.set(table, seers);
  }
  return seers;
}

/** Who sees what one player has and not everybody sees: that player, or all other seats. Who holds none sees neither. */
export function seersBySide(
  seats: number,
  seenBy: Exclude<ZoneSymbol['seenBy'], 'everyone'>,
  owner: number,
): number {
  if (seenBy === 'nobody') return 0;
  const own = 1 << owner;
  return seenBy === 'others' ? ((1 << seats) - 1) & ~own : own;
}

/** The players of one team with the owner of a zone, if they see its cards now. */
export function partnersSeeing({ teams, sharedBy, seats }: Layout, p: Int32Array, zone: number): number {
  const owner = sharedBy[zone] ?? -1;
  if (owner < 0 || teams < 0) return 0;
  let seers = 0;
  for (let seat = 0; seat < seats; seat++) if (p[teams + seat] === p[teams + owner]) seers |= 1 << seat;
  return seers;
}

/**
 * Who sees a card in its present place: as its zone says, those that its face is shown to or that have just
 * looked.
 */
export function seersOf(
  { layout }: { readonly layout: Layout },
  seers: readonly number[],
  p: Int32Array,
  card: number,
): number {
  const zone = zoneOf(p, layout, card);
  if (zone < 0) return 0;
  const there = seers[zone] ?? 0;
  if (there === everyoneAt(layout.seats)) return there;
  const { shown, looked } = layout.state;
  const faces = shown < 0 ? 0 : shownTo(layout.seats, p[shown + rootOf(p, layout, card)]);
  const open = there | partnersSeeing(layout, p, zone) | faces;
  return looked < 0 ? open : open | p[looked + card];
}

/** Whether two seats play against each other: partners do not, and nobody plays against anybody. */
export const areOpponents = ({ teams }: Layout, p: Int32Array, one: number, other: number): boolean =>
  one >= 0 && one !== other && (teams < 0 || p[teams + one] !== p[teams + other]);
