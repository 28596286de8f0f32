import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { GridSymbol, ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { numberAt, reportAtNode, reportIdleKey, scalars, textAt } from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';

/** The layout of a grid, and how many cells each row has. */
export function gridRows(s: Sources, zone: ZoneSymbol, node: Node): Pick<GridSymbol, 'layout' | 'rows'> {
  const layout = (textAt(node, 'layout') ?? 'squares') as GridSymbol['layout'];
  const given = valueOf(node, 'rows');
  if (given?.kind === 'list') return { layout, rows: listedRows(s, zone, node, layout) };
  const columns = numberAt(node, 'columns') ?? 1;
  return { layout, rows: Array.from({ length: numberAt(node, 'rows') ?? 1 }, () => columns) };
}

/** Rows of which each has a length of its own: hexes, and only such as are in each other's gaps. */
function listedRows(
  s: Sources,
  zone: ZoneSymbol,
  node: Node,
  layout: GridSymbol['layout'],
): readonly number[] {
  const { key, value } = entry(node, 'rows')!;
  const idle = entry(node, 'columns');
  if (idle) reportIdleKey(s, idle.key, 'columns', say('phrase/where-rows-have-lengths'));
  if (layout !== 'hexes') reportAtNode(s, 'game/row-lengths', key, { zone: zone.id });
  const nodes = scalars(value);
  const rows = nodes.map(lengthOf);
  const amiss = rows.findIndex((length, row) => row > 0 && Math.abs(length - rows[row - 1]) !== 1);
  if (layout === 'hexes' && amiss > 0)
    reportAtNode(s, 'game/hex-rows', nodes[amiss], {
      row: amiss + 1,
      found: rows[amiss],
      above: rows[amiss - 1],
      rows: rows.length,
    });
  return rows.length > 0 ? rows : [1];
}

const lengthOf = ({ value }: ScalarNode): number => (typeof value === 'number' && value > 0 ? value : 1);
