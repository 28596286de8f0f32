import type { Node } from '../../../schemas/index.ts';

/** A 53-bit hash of a text as 14 hexadecimal digits (cyrb53, public domain): for telling data apart, not for security. */
export function hashText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}

/** Keys that say how something looks or is called, and change nothing of what happens. */
const shown = new Set(['name', 'about', 'phrase', 'table', 'report', 'offered']);

/** The same of what a game declares: a card may have a field of that name. */
const shownOfWords = new Set([...shown, 'also']);

/** Data as text for hashing: comments, layout, order of keys and display names do not count. */
export const canonical = (node: Node): string => asText(node, shownOfWords);

/** The same of a card. */
export const canonicalCard = (node: Node): string => asText(node, shown);

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
