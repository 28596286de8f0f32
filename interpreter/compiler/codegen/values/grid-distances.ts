import type { Scalar } from '../../../../dsl/ir/expressions.ts';
import { cellCount, cellPlaces, type CellPlace } from '../../../../dsl/language/symbols/cell-names.ts';
import type { GridSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Compiler } from '../codegen-context.ts';
import { depthOf, type ValueClosure } from '../../../engine/program/machine.ts';
import { rootOf } from '../../../engine/state/card-columns.ts';
import { spend } from '../../../engine/program/work-budget.ts';

/**
 * The distance of what cannot be reached, or is not on the grid.
 *
 * @internal Exported for tests.
 */
export const FAR = 9999;

/** Compiles the distance between two cells: a table, or the shortest way through free cells. */
export function compileDistance(c: Compiler, tree: Scalar & { op: 'distance' }): ValueClosure {
  const { metric } = tree;
  const grid = metric.zone.grid!;
  const left = c.scalar(tree.left);
  const right = c.scalar(tree.right);
  const { first } = grid;
  const cells = cellCount(grid);
  // Ways are the same in both directions: one search serves all candidates that are measured from the same cell.
  if (metric.how === 'path')
    return depends(tree.right) ? path(c, grid, left, right) : path(c, grid, right, left);
  const table = distances(grid, metric.how);
  const [leftAt, rightAt] = [depthOf(left), depthOf(right)];
  if (tree.left.op === 'pile-of' && tree.left.card.op === 'it') {
    const { depth } = tree.left.card;
    const { layout } = c;
    return (m) => {
      const card = m.it[depth];
      const from = (card < 0 ? -1 : m.p[layout.pile + rootOf(m.p, layout, card)]) - first;
      const to = (rightAt < 0 ? right(m) : m.it[rightAt]) - first;
      return from >= 0 && from < cells && to >= 0 && to < cells ? table[from * cells + to] : FAR;
    };
  }
  return (m) => {
    const from = (leftAt < 0 ? left(m) : m.it[leftAt]) - first;
    const to = (rightAt < 0 ? right(m) : m.it[rightAt]) - first;
    return from >= 0 && from < cells && to >= 0 && to < cells ? table[from * cells + to] : FAR;
  };
}

/** Whether a cell is one of those that are tried in turn. */
const depends = (tree: Scalar): boolean =>
  tree.op === 'it' || (tree.op === 'pile-of' && tree.card.op === 'it');

/** How far two cells of a layout are apart. */
type Measure = (one: CellPlace, other: CellPlace) => number;

/** Places count halves of a cell from the left, so on squares two of them are a column. */
const across = (one: CellPlace, other: CellPlace): number => Math.abs(one.left - other.left) / 2;
const along = (one: CellPlace, other: CellPlace): number => Math.abs(one.row - other.row);

/** A step to another row of hexes also leads half a cell to the side. */
const aside: Measure = (one, other) => Math.max(0, across(one, other) - along(one, other) / 2);

const measures: Record<'squares' | 'hexes', Record<'orthogonal' | 'diagonal' | 'straight', Measure>> = {
  squares: {
    orthogonal: (one, other) => across(one, other) + along(one, other),
    diagonal: (one, other) => Math.max(across(one, other), along(one, other)),
    straight: (one, other) =>
      one.row === other.row || one.left === other.left ? across(one, other) + along(one, other) : FAR,
  },
  hexes: {
    orthogonal: (one, other) => along(one, other) + aside(one, other),
    // Hexes have no neighbours across corners.
    diagonal: (one, other) => along(one, other) + aside(one, other),
    straight: (one, other) =>
      one.row === other.row || across(one, other) * 2 === along(one, other)
        ? along(one, other) + aside(one, other)
        : FAR,
  },
};

const measuresOf = ({ layout }: GridSymbol) => measures[layout === 'squares' ? 'squares' : 'hexes'];

function distances(grid: GridSymbol, how: 'orthogonal' | 'diagonal' | 'straight'): Uint16Array {
  const places = cellPlaces(grid);
  const measure = measuresOf(grid)[how];
  const table = new Uint16Array(places.length * places.length);
  places.forEach((one, from) => {
    places.forEach((other, to) => {
      table[from * places.length + to] = measure(one, other);
    });
  });
  return table;
}

/** The cells beside each cell. */
function neighbours(grid: GridSymbol): readonly (readonly number[])[] {
  const places = cellPlaces(grid);
  const { orthogonal } = measuresOf(grid);
  return places.map((one) => [...places.keys()].filter((to) => orthogonal(one, places[to]) === 1));
}

/**
 * Breadth first from one cell, neighbours in fixed order; cells with cards can be reached, not passed. The last search
 * is kept for as long as the same cells are free.
 */
function path(c: Compiler, grid: GridSymbol, left: ValueClosure, right: ValueClosure): ValueClosure {
  const { pileCount } = c.layout;
  const { first } = grid;
  const cells = cellCount(grid);
  const beside = neighbours(grid);
  const steps = new Int32Array(cells);
  const queue = new Int32Array(cells);
  const taken = new Uint8Array(cells);
  let searched = -1;
  const search = (from: number): void => {
    steps.fill(FAR);
    steps[from] = 0;
    queue[0] = from;
    let end = 1;
    for (let at = 0; at < end; at++) {
      const cell = queue[at];
      if (cell !== from && taken[cell] === 1) continue;
      for (const next of beside[cell]) {
        if (steps[next] !== FAR) continue;
        steps[next] = steps[cell] + 1;
        queue[end++] = next;
      }
    }
    searched = from;
  };
  return (m) => {
    const { p } = m;
    const from = left(m) - first;
    const to = right(m) - first;
    if (from < 0 || from >= cells || to < 0 || to >= cells) return FAR;
    spend(m, cells);
    let same = searched === from;
    for (let cell = 0; cell < cells; cell++) {
      const full = p[pileCount + first + cell] > 0 ? 1 : 0;
      if (taken[cell] === full) continue;
      taken[cell] = full;
      same = false;
    }
    if (!same) search(from);
    return steps[to];
  };
}
