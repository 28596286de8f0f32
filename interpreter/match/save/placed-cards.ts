import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { cellCount } from '../../../dsl/language/symbols/cell-names.ts';
import type { Match } from '../match.ts';
import { startZoneOf } from '../begin-match.ts';
import { isPlaced } from '../../engine/state/card-columns.ts';
import type { Layout } from '../../engine/state/position-layout.ts';
import { Broken } from './save-faults.ts';

/** Every card of the seats that play must have a place, and be in a pile exactly where cards are in piles. */
export function refuseMisplaced({ game, table, runner }: Match): void {
  const { p, layout } = runner.m;
  const { zone, pile, cells, state } = layout;
  const inPiles = new Set(layout.pileZones);
  const zonesOfCells = cellZones(game.vocabulary.zones, table.zoneStarts);
  const refuse = (card: number): never => {
    throw new Broken(say('phrase/the-card-lies-nowhere', { card: game.copyNames[card] }));
  };
  if (game.spares) for (const card of copiesAmiss(game, p, layout)) refuse(card);
  const zoneOfPile = new Map<number, number>();
  for (let card = 0; card < layout.cards; card++) {
    const at = p[zone + card];
    const covered = state.above >= 0 && p[state.above + card] >= 0;
    if (!game.spares && at < 0 && !covered && startZoneOf(table, card) >= 0) refuse(card);
    const own = p[pile + card];
    if (own < 0) {
      if (inPiles.has(at)) refuse(card);
      continue;
    }
    const grid = zonesOfCells.get(own);
    if (own < cells ? grid !== at : !inPiles.has(at) || (zoneOfPile.get(own) ?? at) !== at) refuse(card);
    zoneOfPile.set(own, at);
  }
}

/** Copies of cards of which a deck has more or fewer than are in the game. */
function copiesAmiss({ copies, owners, spares }: Match['game'], p: Int32Array, layout: Layout): number[] {
  const blocks = Map.groupBy(copies.keys(), (card) => `${copies[card].symbol.id} ${owners![card]}`);
  return [...blocks.values()].flatMap((block) => {
    if (owners![block[0]] >= layout.seats) return [];
    const wanted = block.filter((card) => spares![card] !== 1).length;
    return block.filter((card) => isPlaced(p, layout, card)).length === wanted ? [] : block.slice(0, 1);
  });
}

/** The zone of each cell. */
function cellZones(
  zones: Match['game']['vocabulary']['zones'],
  starts: readonly number[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  zones.forEach(({ grid }, i) => {
    if (grid) for (let j = 0; j < cellCount(grid); j++) found.set(grid.first + j, starts[i]);
  });
  return found;
}
