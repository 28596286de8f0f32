import { stringify } from 'yaml';
import { entry, type MapNode, type Node } from '../../schemas/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { touchedBy } from '../../interpreter/compiler/loader/variant-patches.ts';
import { recorded } from '../../interpreter/compiler/loader/content-hash.ts';

/**
 * The text of a variant with what the parts that it changes are now, under `was`; everything else stays as it is.
 * `base` is the game without variants. None where it changes no part that is there.
 */
export function withRecord(text: string, root: MapNode, base: Game): string | undefined {
  const touched = touchedBy(base.data, { id: '', root });
  if (touched.length === 0) return undefined;
  const was = Object.fromEntries(
    touched.map(({ path, node }) => [path.text.trim(), numberIn(node) ?? recorded(node)]),
  );
  const block = stringify({ was }, { lineWidth: 0 }).trimEnd();
  const known = entry(root, 'was');
  if (!known) return `${text.replace(/\n*$/, '\n')}${block}\n`;
  return text.slice(0, known.key.span.start) + block + text.slice(endOf(text, known.value.span.end));
}

const numberIn = (node: Node): number | undefined =>
  node.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;

/** Before the line break that a block may count as its own. */
function endOf(text: string, end: number): number {
  let at = end;
  while (at > 0 && /\s/.test(text[at - 1])) at--;
  return at;
}
