import { valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import type { CardData } from '../../game/linked-game.ts';
import { reportAtNode, textOf, type Sources } from '../loader/link-context.ts';

/** So many cards with open ranges for each that prints one number. */
const OTHERS = 3;

/**
 * A card that prints `8` for a range where nearly all others of its kind print `8+` or `8-` means exactly eight, and
 * hardly ever is meant to: a hint. `8..8` says that it is.
 */
export function hintExactRanges(s: Sources, nodeOf: ReadonlyMap<CardData, MapNode>): void {
  const printed = new Map<string, { text: string; node: Node }[]>();
  for (const [{ symbol }, node] of nodeOf)
    for (const { id, type } of symbol.kind.fields) {
      const value = type.type === 'range' ? valueOf(node, id) : undefined;
      const text = value && textOf(value)?.trim();
      if (!value || text === undefined) continue;
      const key = `${symbol.kind.id}/${id}`;
      printed.set(key, [...(printed.get(key) ?? []), { text, node: value }]);
    }
  for (const ranges of printed.values()) {
    const exact = ranges.filter(({ text }) => /^\d+$/.test(text));
    const open = ranges.filter(({ text }) => /^\d+\s*[+-]$/.test(text));
    if (exact.length === 0 || open.length < OTHERS * exact.length) continue;
    const ups = open.filter(({ text }) => text.endsWith('+')).length;
    const end = ups * 2 >= open.length ? '+' : '-';
    for (const { text, node } of exact) {
      const details = { number: text, right: `${text}${end}`, other: open[0].text };
      reportAtNode(s, 'game/exact-range', node, details, { severity: 'hint' });
    }
  }
}
