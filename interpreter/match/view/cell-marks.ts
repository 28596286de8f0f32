import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { cellNamesOf } from '../../../dsl/language/symbols/cell-names.ts';
import type { Match } from '../match.ts';

/**
 * The marks of the cells of a grid for a viewer: for each cell that has some their ids, in the order of the
 * table. Nobody in particular (`undefined`) is shown those only that are the same for everybody.
 */
export function cellMarksOf(
  match: Match,
  seat: number | undefined,
  zone: ZoneSymbol,
): Readonly<Record<string, readonly string[]>> {
  const { game, table, runner } = match;
  const { m } = runner;
  const { grid } = zone;
  const marks = game.table.cells.filter(
    (each) => each.zone === zone && (!each.asksYou || seat !== undefined),
  );
  if (!grid || marks.length === 0) return {};
  const { holds } = evaluatorFor(table);
  const before = [m.it[reserved.marked], m.it[reserved.looking]];
  m.it[reserved.looking] = seat ?? -1;
  const found: Record<string, readonly string[]> = {};
  for (const [cell, name] of cellNamesOf(grid).entries()) {
    m.it[reserved.marked] = grid.first + cell;
    const held = marks.filter((each) => holds(m, each.test)).map((each) => each.id);
    if (held.length > 0) found[name] = held;
  }
  [m.it[reserved.marked], m.it[reserved.looking]] = before;
  return found;
}
