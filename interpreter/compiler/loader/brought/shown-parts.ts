/** What cards bring, in the table of a game that lists what is shown. */
import { entry, valueOf, type Entry, type MapNode, type Node } from '../../../../schemas/index.ts';
import { withMore } from '../data-parts.ts';
import { items, textAt, type Sources } from '../link-context.ts';
import type { Variant } from '../variant.ts';
import { broughtBy } from './brought-parts.ts';

/** Rows of the table by the sections whose words they show. */
const SHOWN: readonly (readonly [section: string, of: string | undefined, row: string])[] = [
  ['counters', 'game', 'shared'],
  ['counters', 'player', 'player'],
  ['counters', undefined, 'card'],
  ['states', 'game', 'shared'],
  ['states', 'player', 'player'],
  ['states', undefined, 'card'],
  ['zones', 'player', 'player'],
  ['zones', undefined, 'shared'],
  ['roles', undefined, 'shared'],
];

/** Data whose table shows what cards bring: a game that lists what is shown cannot know of it. */
export function withShown(s: Sources, data: MapNode, variants: readonly Variant[]): MapNode {
  let result = data;
  for (const { steps, keys } of variants.flatMap((each) => broughtBy(s, each))) {
    const [section, id] = steps;
    if (steps.length !== 2) continue;
    const declared = valueOf(valueOf(data, section), id);
    const row = SHOWN.find(
      ([of, whose]) => of === section && (whose === undefined || textAt(declared, 'of') === whose),
    )?.[2];
    const table = entry(result, 'table');
    const list = row === undefined ? undefined : entry(table?.value, row);
    if (!declared || !table || list?.value.kind !== 'list') continue;
    if (items(list.value).some((each) => each.kind === 'scalar' && each.text === id)) continue;
    const longer = withMore(s, list.value, keys![1], id, keys![1])!;
    result = replaced(s, result, table, replaced(s, table.value as MapNode, list, longer));
  }
  return result;
}

const replaced = (s: Sources, map: MapNode, old: Entry, value: Node): MapNode =>
  s.from(
    { ...map, entries: map.entries.map((each) => (each.key === old.key ? { key: each.key, value } : each)) },
    map,
  );
