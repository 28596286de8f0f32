import type { Node } from '../../../schemas/index.ts';
import { canonical, hashText } from './content-hash.ts';

/** A longer text than this is noted by its hash. */
const LONGEST = 60;

/** What a variant notes of a part of the game that it changes: the value where it is short, else its hash. */
export const recorded = (node: Node): string => tellable(node) ?? `hash ${hashText(canonical(node))}`;

/** What a node holds, where it is short enough to be read in a message. */
export function tellable(node: Node): string | undefined {
  if (node.kind !== 'scalar') return undefined;
  const text = node.text.trim();
  return text.length > LONGEST || text.includes('\n') || text === '' ? undefined : text;
}
