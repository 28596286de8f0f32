/**
 * What cards bring along: declarations that their texts need, in the sections of a game file. They are added to the game
 * as a variant would add them. Kinds and sets of values are added in parts, so that several cards can extend one.
 */
import { broughtSections, entry, valueOf } from '../../../schemas/index.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../../../schemas/index.ts';
import { withMore } from './data-parts.ts';
import { entries, items, textAt, type Sources } from './link-context.ts';
import type { Patch, Variant } from './variant.ts';

const SECTIONS: ReadonlySet<string> = new Set(broughtSections);

/** Sections whose entries are added in parts, and the key of an entry whose own parts are added one by one. */
const IN_PARTS: Readonly<Record<string, string>> = { kinds: 'fields', values: 'of' };

/** The cards among some that bring something. */
export const bringing = (cards: readonly Node[]): MapNode[] =>
  cards.flatMap((card) => (card.kind === 'map' && entry(card, 'brings') ? [card] : []));

/** For each card a variant that adds what it brings, in the order of their ids. */
export function variantsOfCards(
  s: Sources,
  cards: readonly Node[],
  pack: Pick<Variant, 'layers' | 'above'> = {},
): Variant[] {
  return bringing(cards)
    .map((card) => ({
      id: textAt(card, 'id') ?? '',
      root: s.from({ ...card, entries: [] }, card),
      ...pack,
      bringing: [card],
    }))
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** What the cards of a variant bring. */
export function broughtBy(s: Sources, variant: Variant): Patch[] {
  return (variant.bringing ?? []).flatMap((card) =>
    entries(valueOf(card, 'brings'))
      // An unknown section is reported with the shape of the card.
      .filter(({ key }) => SECTIONS.has(key.text))
      .flatMap((section) =>
        entries(section.value).flatMap((each) =>
          partsOf(section.key.text, each).map(({ keys, value }) =>
            patchOf(s, variant, [section.key, each.key, ...keys], value),
          ),
        ),
      ),
  );
}

interface Part {
  readonly keys: readonly ScalarNode[];
  readonly value: Node;
}

function partsOf(section: string, { value }: Entry): Part[] {
  const inner = IN_PARTS[section];
  if (inner === undefined || entries(value).length === 0) return [{ keys: [], value }];
  return entries(value).flatMap((each): Part[] => {
    if (each.key.text !== inner) return [{ keys: [each.key], value: each.value }];
    const { key } = each;
    if (each.value.kind === 'list')
      return items(each.value).flatMap((word) =>
        word.kind === 'scalar' ? [{ keys: [key, word], value: word }] : [],
      );
    return entries(each.value).map((part) => ({ keys: [key, part.key], value: part.value }));
  });
}

function patchOf(s: Sources, from: Variant, keys: readonly ScalarNode[], value: Node): Patch {
  const steps = keys.map(({ text }) => text);
  const last = keys.at(-1)!;
  const text = steps.join('/');
  return {
    how: 'add',
    path: s.from({ ...last, value: text, text }, last),
    steps,
    value,
    from,
    keys,
    said: value,
  };
}

/** Rows of the table by the sections whose words they show. */
const SHOWN: readonly (readonly [section: string, of: string | undefined, row: string])[] = [
  ['counters', 'game', 'shared'],
  ['counters', 'player', 'player'],
  ['counters', undefined, 'card'],
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
