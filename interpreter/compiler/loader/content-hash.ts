import { type Node, valueOf, type MapNode } from '../../../schemas/index.ts';
import { DECKS_OF_SEATS, hashText } from '../../game/data-hash.ts';
import { entries, items, textAt } from './link-context.ts';

/** Keys that say how something looks or is called, and change nothing of what happens. */
const shown = new Set(['name', 'about', 'phrase', 'table', 'report', 'offered']);

/** The same of what a game declares: a card may have a field of that name. */
const shownOfWords = new Set([...shown, 'also', 'printed as', 'face', 'looks', 'reminder', 'icon']);

/** What a card brings is a part of the game, and counts there. */
const shownOfCards = new Set([...shown, 'brings']);

/** Data as text for hashing: comments, layout, order of keys and display names do not count. */
export const canonical = (node: Node): string => asText(node, shownOfWords);

/** The same of a card. */
const canonicalCard = (node: Node): string => asText(node, shownOfCards);

function asText(node: Node, skipped: ReadonlySet<string>): string {
  switch (node.kind) {
    case 'scalar':
      return JSON.stringify(typeof node.value === 'string' ? words(node.value) : node.value);
    case 'list':
      return `[${node.items.map((each) => asText(each, skipped)).join(',')}]`;
    case 'map': {
      const kept = node.entries.filter(({ key }) => !skipped.has(key.text));
      const lines = kept.map(({ key, value }) => `${JSON.stringify(key.text)}:${asText(value, skipped)}`);
      return `{${lines.sort().join(',')}}`;
    }
  }
}

/** A text without comments and with one space between words; the depth of its lines is kept. */
function words(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trimEnd())
    .filter((line) => line !== '')
    .map((line) => `${' '.repeat(line.length - line.trimStart().length)}${line.trim().replace(/\s+/g, ' ')}`)
    .join('\n');
}

/** A longer text than this is noted by its hash. */
const LONGEST = 60;

/** What a variant notes of a part of the game that it changes: the value where it is short, else its hash. */
export const recorded = (node: Node): string => shortValueOf(node) ?? `hash ${hashText(canonical(node))}`;

/** What a node holds, where it is short enough to be read in a message. */
export function shortValueOf(node: Node): string | undefined {
  if (node.kind !== 'scalar') return undefined;
  const text = node.text.trim();
  return text.length > LONGEST || text.includes('\n') || text === '' ? undefined : text;
}

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
  if (decks.length > 0) parts.set(DECKS_OF_SEATS, hashText(decks.join('\n')));
  return parts;
}
