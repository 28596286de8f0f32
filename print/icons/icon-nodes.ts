import type { LayoutNode, Paint } from '../tree/layout-tree.ts';
import icons from './icon-paths.json' with { type: 'json' };

/** The outlines of the signs by their names, in squares of 512 units. */
const outlines: Readonly<Record<string, string>> = icons.paths;

/**
 * The names of all signs that data may ask for.
 *
 * @internal Exported for tests.
 */
export const iconNames: readonly string[] = Object.keys(outlines);

const UNITS = 512;

/** A sign in a square whose middle is given; nothing for a name that there is not. */
export function iconNodes(
  name: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  fill: Paint,
  opacity = 1,
): LayoutNode[] {
  const d = outlines[name];
  if (d === undefined) return [];
  return [{ is: 'path', x: x - size / 2, y: y - size / 2, scale: size / UNITS, d, fill, opacity }];
}
