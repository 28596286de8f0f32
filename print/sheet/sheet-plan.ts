/** Cards on sheets of paper: where each is, where to cut, and how to see whether the printer scaled them. */
import { POINT, type LayoutNode, type LayoutPage } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';
import { lineOfText } from '../type/text-flow.ts';
import type { CardSize } from '../card/card-sizes.ts';

const papers: Readonly<Record<string, CardSize>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** How far colours reach beyond the cut, in millimetres, where nobody says it: a page of its own is cut on all sides. */
export const usualBleed = (paper: string): number => (paper === 'card' ? 3 : 1);
export const MOST_BLEED = 10;

export const paperNames: readonly string[] = [...Object.keys(papers), 'card'];

/** What printers cannot print on, at least. */
const MARGIN = 4.5;
const MARK = 3.2;

/** A card for the sheets: drawn from its top left corner, with its back. */
export interface SheetCard {
  readonly title: string;
  readonly front: readonly LayoutNode[];
  readonly back: readonly LayoutNode[];
  readonly size: CardSize;
}

export interface SheetOptions {
  /** `a4`, `letter`, or `card`: a page for each card. */
  readonly paper: string;
  readonly bleed: number;
  readonly backs: boolean;
  /** By how much the backs are moved, for printers that shift the paper. */
  readonly offset: { readonly x: number; readonly y: number };
  readonly marks: boolean;
  readonly title: string;
  /** What stands beside the ruler. */
  readonly ruler: string;
}

/** How cards of a size are laid out on a paper. */
export interface SheetGrid {
  readonly paper: CardSize;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly size: CardSize;
  readonly bleed: number;
}

/** Nothing if not even one fits. */
export function gridFor(
  size: CardSize,
  { paper: name, bleed }: Pick<SheetOptions, 'paper' | 'bleed'>,
): SheetGrid | undefined {
  const [wide, high] = [size.width + 2 * bleed, size.height + 2 * bleed];
  if (name === 'card')
    return {
      paper: { width: wide, height: high },
      columns: 1,
      rows: 1,
      left: bleed,
      top: bleed,
      size,
      bleed,
    };
  const upright = papers[name];
  const grids = [upright, { width: upright.height, height: upright.width }].map((paper) => ({
    paper,
    columns: Math.floor((paper.width - 2 * MARGIN + 1e-6) / wide),
    rows: Math.floor((paper.height - 2 * MARGIN + 1e-6) / high),
  }));
  const best = grids[1].columns * grids[1].rows > grids[0].columns * grids[0].rows ? grids[1] : grids[0];
  const { paper, columns, rows } = best;
  if (columns * rows === 0) return undefined;
  return {
    ...best,
    left: (paper.width - columns * wide) / 2 + bleed,
    top: (paper.height - rows * high) / 2 + bleed,
    size,
    bleed,
  };
}

/**
 * Where a place of the grid is; on the back of the paper left and right change places.
 *
 * @internal Exported for tests.
 */
export function sheetPlace(grid: SheetGrid, at: number, back: boolean): { x: number; y: number } {
  const { columns, left, top, size, bleed } = grid;
  const column = back ? columns - 1 - (at % columns) : at % columns;
  return {
    x: left + column * (size.width + 2 * bleed),
    y: top + Math.floor(at / columns) * (size.height + 2 * bleed),
  };
}

/** The pages of all cards: those of one size together, in their order. */
export function sheetPages(cards: readonly SheetCard[], fonts: FontSet, options: SheetOptions): LayoutPage[] {
  const bySize = Map.groupBy(cards, ({ size }) => `${size.width}x${size.height}`);
  const sheets = [...bySize.values()].flatMap((those) => {
    const grid = gridFor(those[0].size, options);
    if (!grid) return [];
    const many = grid.columns * grid.rows;
    return Array.from({ length: Math.ceil(those.length / many) }, (_, i) => ({
      grid,
      those: those.slice(i * many, (i + 1) * many),
    }));
  });
  return sheets.flatMap(({ grid, those }, i) => {
    const front = sheetPage(grid, those, false, fonts, options, `${i + 1}/${sheets.length}`);
    return options.backs
      ? [front, sheetPage(grid, those, true, fonts, options, `${i + 1}/${sheets.length}`)]
      : [front];
  });
}

function sheetPage(
  grid: SheetGrid,
  cards: readonly SheetCard[],
  back: boolean,
  fonts: FontSet,
  options: SheetOptions,
  number: string,
): LayoutPage {
  const { paper, size, bleed } = grid;
  const move = back ? options.offset : { x: 0, y: 0 };
  const nodes: LayoutNode[] = cards.map((card, i) => {
    const { x, y } = sheetPlace(grid, i, back);
    return {
      is: 'group',
      at: { x: x + move.x, y: y + move.y },
      clip: { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height + 2 * bleed },
      nodes: back ? card.back : card.front,
    };
  });
  const isCard = options.paper === 'card';
  if (!isCard) {
    if (options.marks) nodes.push(...cutMarks(grid, cards.length, back, move));
    if (!back) nodes.push(...ruler(grid, fonts, options, number));
  }
  return {
    ...paper,
    title: isCard ? cards[0].title : `${options.title} ${number}`,
    nodes: isCard ? [{ is: 'group', at: { x: 0, y: 0 }, nodes }] : nodes,
    ...(isCard ? { trim: { x: bleed, y: bleed, width: size.width, height: size.height } } : {}),
  };
}

/**
 * Where cards are cut: the left and right edge of each column, the upper and lower one of each row.
 *
 * @internal Exported for tests.
 */
export function cutLines({ columns, rows, size, bleed, left, top }: SheetGrid): {
  across: number[];
  down: number[];
} {
  const across = Array.from({ length: columns }, (_, i) => left + i * (size.width + 2 * bleed));
  const down = Array.from({ length: rows }, (_, i) => top + i * (size.height + 2 * bleed));
  return {
    across: across.flatMap((x) => [x, x + size.width]),
    down: down.flatMap((y) => [y, y + size.height]),
  };
}

function cutMarks(
  grid: SheetGrid,
  count: number,
  back: boolean,
  move: { readonly x: number; readonly y: number },
): LayoutNode[] {
  const rows = Math.ceil(count / grid.columns);
  const columns = Math.min(count, grid.columns);
  const used = { ...grid, rows };
  const { across, down } = cutLines(used);
  const shown = back ? across.slice(2 * (grid.columns - columns)) : across.slice(0, 2 * columns);
  const gap = grid.bleed + 0.8;
  const thin = 0.1;
  const [first, last] = [Math.min(...shown), Math.max(...shown)];
  const [head, foot] = [down[0], down.at(-1)!];
  const line = (x: number, y: number, width: number, height: number): LayoutNode => ({
    is: 'box',
    x: x + move.x,
    y: y + move.y,
    width,
    height,
    fill: '#000000',
  });
  return [
    ...shown.flatMap((x) => [
      line(x - thin / 2, Math.max(0.5, head - gap - MARK), thin, MARK),
      line(x - thin / 2, foot + gap, thin, MARK),
    ]),
    ...down.flatMap((y) => [
      line(Math.max(0.5, first - gap - MARK), y - thin / 2, MARK, thin),
      line(last + gap, y - thin / 2, MARK, thin),
    ]),
  ];
}

const LENGTH = 50;

/** Five centimetres to measure, and which sheet it is: where there is room beside the cards. */
function ruler(
  { paper, left, top, bleed }: SheetGrid,
  fonts: FontSet,
  { title, ruler: words }: SheetOptions,
  number: string,
): LayoutNode[] {
  const below = top - bleed >= 8.6;
  if (!below && left - bleed < 8.6) return [];
  const ink = '#444444';
  const ticks = Array.from({ length: LENGTH + 1 }, (_, i): LayoutNode => {
    const high = i % 10 === 0 ? 2 : i % 5 === 0 ? 1.5 : 1;
    return { is: 'box', x: i - 0.05, y: -high, width: 0.1, height: high, fill: ink };
  });
  const size = 6 * POINT;
  const scale: LayoutNode[] = [
    { is: 'box', x: 0, y: -0.05, width: LENGTH, height: 0.1, fill: ink },
    ...ticks,
    lineOfText(fonts, words, 'sans', size, ink, { x: LENGTH + 2, y: 0 }),
  ];
  const name = `${title} · ${number}`;
  if (below) {
    const y = paper.height - 3.4;
    return [
      { is: 'group', at: { x: left, y }, nodes: scale },
      lineOfText(fonts, name, 'sans', size, ink, { x: paper.width - left, y }, 'right'),
    ];
  }
  const x = 4.6;
  return [
    { is: 'group', at: { x, y: paper.height - top, turn: -90 }, nodes: scale },
    {
      is: 'group',
      at: { x, y: top, turn: -90 },
      nodes: [lineOfText(fonts, name, 'sans', size, ink, { x: 0, y: 0 }, 'right')],
    },
  ];
}
