import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { GridSymbol, MetricSymbol, ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { cellCount, cellIn, cellNamesOf, cellRange } from '../../../dsl/language/symbols/cell-names.ts';
import { entry, valueOf, type Node } from '../../../schemas/index.ts';
import { expressionOf } from './function-declarations.ts';
import { declareNoun, namesOf } from './declared-names.ts';
import { gridRows } from './grid-rows.ts';
import { reportAtNode, reportIdleKey, entries, placeOf, scalars, textAt } from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';

const ofGrids = ['columns', 'rows', 'layout', 'holes', 'metrics', 'cells'];

/** Declares the cells of a zone whose order is `grid`, how they are measured, and those that have names. */
export function declareGrid(
  s: Sources,
  vocabulary: Vocabulary,
  zone: ZoneSymbol,
  node: Node,
  seats: number,
): void {
  if (zone.order !== 'grid') {
    for (const each of ofGrids) {
      const idle = entry(node, each);
      if (idle) reportIdleKey(s, idle.key, each, say('phrase/where-the-order-is-not-grid'));
    }
    return;
  }
  if (zone.of === 'player')
    reportIdleKey(s, valueOf(node, 'of')!, 'of: player', say('phrase/on-a-grid-which-all-share'));
  const first = vocabulary.zones.reduce((sum, { grid }) => sum + (grid ? cellCount(grid) : 0), 0);
  const capacity = expressionOf(s, valueOf(node, 'capacity'));
  const rows = gridRows(s, zone, node);
  const holes = holesIn(s, zone, { ...rows, first, metrics: [] }, node);
  const grid: GridSymbol = {
    ...rows,
    ...(holes.length > 0 ? { holes } : {}),
    first,
    metrics: [],
    ...(capacity ? { capacity } : {}),
  };
  zone.grid = grid;
  for (const each of entries(valueOf(node, 'metrics'))) {
    const id = each.key.text;
    const how = each.value.kind === 'scalar' ? each.value.text : (textAt(each.value, 'is') ?? 'orthogonal');
    const metric: MetricSymbol = {
      sort: 'metric',
      id,
      names: each.value.kind === 'map' ? namesOf(each.value, id) : { en: [id, id] },
      place: placeOf(s, each.key),
      zone,
      how: how as MetricSymbol['how'],
    };
    if (grid.layout !== 'squares' && how === 'diagonal')
      reportAtNode(s, 'game/hex-corners', each.value, { zone: zone.id });
    grid.metrics.push(metric);
    declareNoun(s, vocabulary, metric, each.key);
  }
  for (const each of entries(valueOf(node, 'cells'))) {
    const of = textAt(each.value, 'of') === 'player' ? 'player' : 'table';
    const at = valueOf(each.value, 'at');
    const names = at?.kind === 'scalar' ? [at] : scalars(at);
    const piles = names.map((name) => {
      const pile = cellIn(zone, name.text);
      if (pile === undefined)
        reportAtNode(s, 'game/cell', name, {
          cell: name.text,
          zone: zone.id,
          ...cellRange(grid),
        });
      return pile ?? grid.first;
    });
    const wanted = of === 'player' ? seats : 1;
    if (at && names.length < wanted)
      reportAtNode(s, 'game/cells', at, { name: each.key.text, found: names.length, wanted });
    const id = each.key.text;
    declareNoun(
      s,
      vocabulary,
      { sort: 'cell', id, names: namesOf(each.value, id), place: placeOf(s, each.key), zone, of, piles },
      each.key,
    );
  }
}

/** The cells that are left out, each once; at least one cell is there. */
function holesIn(s: Sources, zone: ZoneSymbol, whole: GridSymbol, node: Node): readonly string[] {
  const names = cellNamesOf(whole);
  const said = scalars(valueOf(node, 'holes'));
  const holes = new Set<string>();
  for (const each of said) {
    const isThere = names.includes(each.text) && !holes.has(each.text) && holes.size < names.length - 1;
    if (isThere) holes.add(each.text);
    else
      reportAtNode(s, 'game/cell', each, {
        cell: each.text,
        zone: zone.id,
        ...cellRange({ ...whole, holes: [...holes] }),
      });
  }
  return [...holes];
}
