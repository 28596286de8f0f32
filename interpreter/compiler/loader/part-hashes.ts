import { valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import { canonical, canonicalCard, hashText } from './content-hash.ts';
import { entries, items, textAt } from './link-context.ts';

// Saves and logs know by these hashes whether the data are still those that were played with.

export const hashOf = (parts: ReadonlyMap<string, string>): string =>
  hashText(
    [...parts.keys()]
      .sort()
      .map((path) => `${path} ${parts.get(path)}`)
      .join('\n'),
  );

/** A hash for each named part of the data: `verbs/play`, `cards/a-card`, `flow/a-step`; and for the decks of the seats. */
export function partHashes(
  data: MapNode,
  cards: readonly MapNode[],
  decks: readonly string[],
): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const add = (path: string, node: Node): void => void parts.set(path, hashText(canonical(node)));
  for (const { key, value } of data.entries) {
    if (['cards', 'about', 'name', 'table', 'report', 'language'].includes(key.text)) continue;
    if (key.text === 'flow') {
      for (const cycle of entries(value))
        for (const step of items(valueOf(cycle.value, 'steps'))) add(`flow/${textAt(step, 'id')}`, step);
    } else if (value.kind === 'map')
      for (const each of value.entries) add(`${key.text}/${each.key.text}`, each.value);
    else add(key.text, value);
  }
  for (const card of cards) parts.set(`cards/${textAt(card, 'id')}`, hashText(canonicalCard(card)));
  if (decks.length > 0) parts.set('decks of seats', hashText(decks.join('\n')));
  return parts;
}
