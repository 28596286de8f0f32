import type { GridSymbol, MetricSymbol, ZoneSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { Cell, Pile, Play, Value } from './state.ts';

/** The cells of boards, and how far they are apart: worked out cell by cell. */

/** What no way leads to. */
const FAR = 9999;

/** The cells of all grids, in the order of their piles. */
export const cellsOf = (game: Game): Pile[] =>
  game.vocabulary.zones.flatMap((zone) =>
    fullGrid(zone).filter(({ cell }) => !zone.grid!.holes?.includes(cell!.name)),
  );

/** All cells of a board, also those that are left out. */
const fullGrid = (zone: ZoneSymbol): Pile[] =>
  (zone.grid?.rows ?? []).flatMap((length, row) =>
    Array.from({ length }, (_, column): Pile => ({
      is: 'pile',
      cards: [],
      cell: {
        zone,
        name: `${String.fromCharCode(65 + column)}${row + 1}`,
        row,
        across: acrossOf(zone.grid!, row, column),
      },
    })),
  );

/**
 * The second of the two directions of a board. On hexes one direction goes along the rows and the other one down to the
 * right, so that the third goes down to the left.
 */
function acrossOf({ layout, rows }: GridSymbol, row: number, column: number): number {
  if (layout !== 'hexes') return column;
  // Every second row begins half a cell further left than the row above would lead to.
  if (rows.every((length) => length === rows[0])) return column - Math.floor(row / 2);
  // A row that is longer than the one above begins one further left, a shorter one in the same place.
  const longer = rows.slice(1, row + 1).filter((length, i) => length > rows[i]).length;
  return column - longer;
}

/** The cell that a value names: as a pile, or by its number. */
export const cellAt = (g: Play, value: Value): Pile | undefined =>
  typeof value === 'object' ? (value.is === 'pile' ? value : undefined) : g.piles[value];

/** How far two cells are apart. */
export function distance(g: Play, metric: MetricSymbol, left: Value, right: Value): number {
  const [from, to] = [cellAt(g, left), cellAt(g, right)];
  if (from?.cell?.zone !== metric.zone || to?.cell?.zone !== metric.zone) return FAR;
  if (metric.how === 'path') return wayBetween(g, metric, from, to);
  return apart(metric, from.cell, to.cell);
}

function apart({ how, zone }: MetricSymbol, from: Cell, to: Cell): number {
  const [down, across] = [to.row - from.row, to.across - from.across];
  if (zone.grid!.layout === 'squares') {
    if (how === 'diagonal') return Math.max(Math.abs(down), Math.abs(across));
    const steps = Math.abs(down) + Math.abs(across);
    return how === 'orthogonal' || down === 0 || across === 0 ? steps : FAR;
  }
  // Of the three directions of hexes no way needs more than two, and of a straight line one stays as it is.
  const ways = [down, across, -down - across];
  const isStraight = ways.includes(0);
  return how === 'straight' && !isStraight ? FAR : Math.max(...ways.map(Math.abs));
}

/** Widens what is reached through free cells until nothing is added. */
function wayBetween(g: Play, metric: MetricSymbol, from: Pile, to: Pile): number {
  const cells = g.piles.filter((pile) => pile?.cell?.zone === metric.zone) as Pile[];
  const reached = new Map([[from, 0]]);
  for (let steps = 1, before = 0; reached.size > before; steps++) {
    before = reached.size;
    for (const [one, at] of new Map(reached)) {
      if (at !== steps - 1 || (one !== from && one.cards.length > 0)) continue;
      for (const next of cells)
        if (!reached.has(next) && apart({ ...metric, how: 'orthogonal' }, one.cell!, next.cell!) === 1)
          reached.set(next, steps);
    }
  }
  return reached.get(to) ?? FAR;
}
