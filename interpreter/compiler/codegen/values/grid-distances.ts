import type { Scalar } from '../../../../dsl/ir/expressions.ts';
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

/** Compiles the distance between two cells: a table of bytes, or the shortest way through free cells. */
export function compileDistance(c: Compiler, tree: Scalar & { op: 'distance' }): ValueClosure {
  const { metric } = tree;
  const grid = metric.zone.grid!;
  const left = c.scalar(tree.left);
  const right = c.scalar(tree.right);
  const { first } = grid;
  const cells = grid.columns * grid.rows;
  // Ways are the same in both directions: one search serves all candidates that are measured from the same cell.
  if (metric.how === 'path')
    return depends(tree.right) ? path(c, grid, left, right) : path(c, grid, right, left);
  const table = distances(grid, metric.how === 'diagonal');
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

function distances({ columns, rows }: GridSymbol, diagonal: boolean): Uint8Array {
  const cells = columns * rows;
  const table = new Uint8Array(cells * cells);
  for (let from = 0; from < cells; from++) {
    for (let to = 0; to < cells; to++) {
      const across = Math.abs((from % columns) - (to % columns));
      const along = Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
      table[from * cells + to] = diagonal ? Math.max(across, along) : across + along;
    }
  }
  return table;
}

/**
 * Breadth first from one cell, neighbours in fixed order; cells with cards can be reached, not passed. The last search
 * is kept for as long as the same cells are free.
 */
function path(
  c: Compiler,
  { columns, rows, first }: GridSymbol,
  left: ValueClosure,
  right: ValueClosure,
): ValueClosure {
  const { pileCount } = c.layout;
  const cells = columns * rows;
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
      const column = cell % columns;
      const next = steps[cell] + 1;
      if (cell >= columns && steps[cell - columns] === FAR) {
        steps[cell - columns] = next;
        queue[end++] = cell - columns;
      }
      if (column < columns - 1 && steps[cell + 1] === FAR) {
        steps[cell + 1] = next;
        queue[end++] = cell + 1;
      }
      if (cell + columns < cells && steps[cell + columns] === FAR) {
        steps[cell + columns] = next;
        queue[end++] = cell + columns;
      }
      if (column > 0 && steps[cell - 1] === FAR) {
        steps[cell - 1] = next;
        queue[end++] = cell - 1;
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
