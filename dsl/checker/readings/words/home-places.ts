/** Where each player has cards of a kind in play: the one place that takes them. */
import type { KindSymbol, ZoneSymbol } from '../../../language/symbols/symbols.ts';

export function homePlaceOf(kind: KindSymbol, zones: readonly ZoneSymbol[]): ZoneSymbol | undefined {
  const homes = zones.filter(({ of, inPlay, takes }) => of === 'player' && inPlay && takes?.includes(kind));
  return homes.length === 1 ? homes[0] : undefined;
}
