import type { Table } from '../compile/table.ts';
import { rootOf, zoneOf } from '../position/state.ts';

/** Which seats see the faces of cards in a zone, as a bit set; derived from what the zone declares, never set by hand. */
export function seersOfZones(table: Pick<Table, 'game' | 'seats'>): number[] {
  const everyone = (1 << table.seats) - 1;
  return table.game.vocabulary.zones.flatMap((zone) => {
    const count = zone.of === 'player' ? table.seats : 1;
    return Array.from({ length: count }, (_, seat) => {
      if (zone.seenBy === 'everyone') return everyone;
      return zone.seenBy === 'owner' && zone.of === 'player' ? 1 << seat : 0;
    });
  });
}

/** The seats that see a card where it lies now: as its zone says, those that its face is shown to or that have just looked. */
export function seersOf(
  { layout }: Pick<Table, 'layout'>,
  seers: readonly number[],
  p: Int32Array,
  card: number,
): number {
  const zone = zoneOf(p, layout, card);
  if (zone < 0) return 0;
  const { shown, looked } = layout.state;
  const open = (seers[zone] ?? 0) | (shown < 0 ? 0 : p[shown + rootOf(p, layout, card)]);
  return looked < 0 ? open : open | p[looked + card];
}
