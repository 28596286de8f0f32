import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import type { Match } from '../match.ts';
import { Known, type KnownPlaces } from './hidden-slots.ts';

/** A card that a seat does not see now, and knows because it has seen it. */
export interface KnownCard {
  readonly card: number;
  /** Its place in a pile of one zone, 1 for the top; undefined where it is not known, or has no meaning. */
  readonly place: number | undefined;
}

/** The hidden cards among those that a seat knows, by zone of the table, the top of each first. */
export function knownCards(match: Match, known: KnownPlaces, seat: number): Map<number, KnownCard[]> {
  const { table, runner, game } = match;
  const { layout } = table;
  const { p } = runner.m;
  const seers = seersOfZones(table);
  const found = new Map<number, KnownCard[]>();
  for (let zone = 0; zone < layout.zones; zone++) {
    const symbol = game.vocabulary.zones.findLast(({ index }) => table.zoneStarts[index] <= zone)!;
    let place = 0;
    for (let card = p[layout.zoneLast + zone]; card >= 0; card = p[layout.previous + card]) {
      place++;
      if (known[card] === Known.nothing || ((seersOf(table, seers, p, card) >> seat) & 1) === 1) continue;
      const isAtPlace = known[card] === Known.atPlace && symbol.order === 'stack';
      found.set(zone, [...(found.get(zone) ?? []), { card, place: isAtPlace ? place : undefined }]);
    }
  }
  return found;
}
