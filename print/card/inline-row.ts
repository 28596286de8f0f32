/** Words and signs beside each other, in as many rows as they need. */
import type { LayoutNode } from '../tree/layout-tree.ts';
import type { FaceId, FontSet } from '../type/font-set.ts';
import { lineOfText } from '../type/text-flow.ts';
import { iconNodes } from '../icons/icon-nodes.ts';

/** A text that is not broken, or a sign; `gap` is the room in front of it in parts of the size. */
export type InlineItem = {
  readonly gap: number;
  /** It is between two others, and not at an end of a row. */
  readonly joins?: boolean;
} & (
  | { readonly text: string; readonly face: FaceId; readonly ink: string }
  | { readonly icon: string; readonly ink: string }
);

const ICON = 1.15;
export const ROW = 1.45;

const widthOf = (fonts: FontSet, item: InlineItem): number =>
  'text' in item ? fonts.width(item.face, item.text) : ICON;

/** The items of each row at a size, none wider than the room if it can be. */
export function inlineRows(
  fonts: FontSet,
  items: readonly InlineItem[],
  width: number,
  size: number,
): (readonly InlineItem[])[] {
  const rows: InlineItem[][] = [[]];
  let used = 0;
  for (const item of items) {
    const own = widthOf(fonts, item) * size;
    const row = rows.at(-1)!;
    const gap = row.length > 0 ? item.gap * size : 0;
    if (row.length > 0 && used + gap + own > width) {
      rows.push([item]);
      used = own;
    } else {
      row.push(item);
      used += gap + own;
    }
  }
  return rows.map((row) => (row.at(-1)?.joins ? row.slice(0, -1) : row));
}

export const rowWidth = (fonts: FontSet, row: readonly InlineItem[], size: number): number =>
  row.reduce((sum, item, i) => sum + (i > 0 ? item.gap * size : 0) + widthOf(fonts, item) * size, 0);

export function rowNodes(
  fonts: FontSet,
  row: readonly InlineItem[],
  size: number,
  x: number,
  middle: number,
): LayoutNode[] {
  let at = x;
  return row.flatMap((item, i) => {
    at += i > 0 ? item.gap * size : 0;
    const begin = at;
    at += widthOf(fonts, item) * size;
    if (!('text' in item))
      return iconNodes(item.icon, { x: begin + (ICON * size) / 2, y: middle, size: ICON * size }, item.ink);
    const y = middle + (fonts.capHeight(item.face) * size) / 2;
    return [lineOfText(fonts, item.text, item.face, size, item.ink, { x: begin, y })];
  });
}
