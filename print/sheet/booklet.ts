/** The rule book as a booklet: pages of half a sheet, in the order in which folded sheets need them. */
import { lexer, type Token, type Tokens } from 'marked';
import type { Language } from '../../dsl/nlg/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { ruleBook } from '../../interpreter/reports/rule-book/index.ts';
import { rulesPage } from '../../interpreter/reports/rule-book/pages/rule-pages.ts';
import { POINT, type LayoutNode, type LayoutPage } from '../tree/layout-tree.ts';
import type { FaceId, FontSet } from '../type/font-set.ts';
import {
  drawText,
  lineOfText,
  typesetText,
  splitText,
  type Paragraph,
  type TextSpan,
} from '../type/text-flow.ts';
import { colourOfWord, shadesOf, type Shades } from '../card/palette.ts';

/** Half of each paper, upright. */
const halves: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  a4: { width: 148.5, height: 210 },
  letter: { width: 139.7, height: 215.9 },
};
const MARGIN = { outer: 14, top: 15, bottom: 17 };
const TEXT = 8.8 * POINT;

/** A piece of the book that is not divided. */
interface Strip {
  readonly height: number;
  readonly above: number;
  /** It stands on one page with what follows. */
  readonly stays: boolean;
  readonly nodes: (x: number, y: number) => LayoutNode[];
}

interface Setting {
  readonly fonts: FontSet;
  readonly width: number;
  readonly shades: Shades;
}

export function bookletPages(game: Game, language: Language, fonts: FontSet, paper: string): LayoutPage[] {
  const half = halves[paper] ?? halves['a4'];
  const setting = { fonts, width: half.width - 2 * MARGIN.outer, shades: shadesOf(colourOfWord(game.id)) };
  const strips = lexer(rulesPage(ruleBook(game, language))).flatMap((token) => stripsOf(setting, token, 0));
  const room = half.height - MARGIN.top - MARGIN.bottom;
  const pages = paginated(strips, room).map((those, i) => numbered(setting, those, i + 1, half));
  while (pages.length % 4 > 0) pages.push([]);
  return imposed(pages, half, game.id);
}

/** A letter of HTML that the reader of Markdown leaves in texts. */
const plain = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");

function spansOf(tokens: readonly Token[], face: FaceId, ink: string): TextSpan[] {
  return tokens.flatMap((token): TextSpan[] => {
    const inner = 'tokens' in token ? token.tokens : undefined;
    if (token.type === 'strong') return spansOf(inner ?? [], 'bold', ink);
    if (token.type === 'em') return spansOf(inner ?? [], 'italic', ink);
    if (inner && inner.length > 0) return spansOf(inner, face, ink);
    return 'text' in token && typeof token.text === 'string' ? [{ text: plain(token.text), face, ink }] : [];
  });
}

function stripsOf(s: Setting, token: Token, depth: number): Strip[] {
  switch (token.type) {
    case 'heading':
      return [heading(s, token as Tokens.Heading)];
    case 'paragraph':
    case 'text':
      return textStrips(
        s,
        [{ spans: spansOf(token.tokens ?? [token], 'serif', s.shades.ink) }],
        depth,
        TEXT * 0.55,
      );
    case 'list': {
      const { items, ordered, start } = token as Tokens.List;
      return items.flatMap((item, i) =>
        itemStrips(s, item, depth, ordered ? `${Number(start || 1) + i}.` : undefined),
      );
    }
    case 'table':
      return tableStrips(s, token as Tokens.Table);
    default:
      return [];
  }
}

function heading({ fonts, width, shades }: Setting, { depth, tokens }: Tokens.Heading): Strip {
  const size = [21, 13.5, 10.5, 9.4][depth - 1] ?? 9;
  const set = typesetText(
    fonts,
    [{ spans: spansOf(tokens, depth < 3 ? 'bold' : 'strong', depth < 3 ? shades.main : shades.deep) }],
    width,
    size * POINT,
  );
  const rule = depth === 2 ? 1.6 : 0;
  return {
    height: set.height + rule,
    above: [0, 6, 3.4, 2.4][depth - 1] ?? 2,
    stays: true,
    nodes: (x, y) => [
      ...drawText(fonts, set, { x, y, width, height: set.height }, 'left', shades.soft),
      ...(rule > 0
        ? [{ is: 'box' as const, x, y: y + set.height + 0.3, width, height: 0.3, fill: shades.soft }]
        : []),
    ],
  };
}

/** A strip for each line. */
function textStrips(
  { fonts, width, shades }: Setting,
  paragraphs: readonly Paragraph[],
  depth: number,
  above: number,
): Strip[] {
  const left = depth * 4;
  const set = typesetText(fonts, paragraphs, width - left, TEXT);
  const lines = splitText(set);
  return lines.map((line, i) => ({
    height: line.height,
    above: i === 0 ? above : 0,
    // Neither the first nor the last line of a paragraph is alone on a page.
    stays: lines.length > 1 && (i === 0 || i === lines.length - 2),
    nodes: (x, y) =>
      drawText(
        fonts,
        line,
        { x: x + left, y, width: width - left, height: line.height },
        'left',
        shades.soft,
      ),
  }));
}

function itemStrips(s: Setting, item: Tokens.ListItem, depth: number, mark: string | undefined): Strip[] {
  const strips = item.tokens.flatMap((token): Strip[] =>
    token.type === 'list'
      ? stripsOf(s, token, depth + 1)
      : textStrips(
          s,
          [
            {
              spans: spansOf(
                ('tokens' in token ? token.tokens : undefined) ?? [token],
                'serif',
                s.shades.ink,
              ),
            },
          ],
          depth + 1,
          TEXT * 0.3,
        ),
  );
  const [first, ...rest] = strips;
  if (!first) return [];
  const { fonts, shades } = s;
  const nodes: Strip['nodes'] = (x, y) => {
    const at = x + depth * 4;
    const base = y + TEXT * 0.88;
    return [
      mark === undefined
        ? {
            is: 'box',
            x: at + 1.4,
            y: base - TEXT * 0.36,
            width: TEXT * 0.22,
            height: TEXT * 0.22,
            radius: TEXT * 0.11,
            fill: shades.main,
          }
        : lineOfText(fonts, mark, 'strong', TEXT * 0.92, shades.main, { x: at + 3.4, y: base }, 'right'),
      ...first.nodes(x, y),
    ];
  };
  return [{ ...first, nodes }, ...rest];
}

/** How wide a cell is on one line, and how wide its widest word is. */
function widthsOf(fonts: FontSet, { spans }: Paragraph, size: number): { whole: number; word: number } {
  const wide = (text: string, face: FaceId): number => fonts.width(face, text) * size;
  return {
    whole: spans.reduce((sum, { text, face }) => sum + wide(text, face), 0),
    word: Math.max(
      0,
      ...spans.flatMap(({ text, face }) => text.split(/\s+/).map((each) => wide(each, face))),
    ),
  };
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Each column has room for its widest word; what is left is shared out by what else is in them. */
function columnWidths(
  cells: readonly (readonly { readonly whole: number; readonly word: number }[])[],
  width: number,
  gap: number,
): number[] {
  const least = cells.map((column) => Math.max(...column.map(({ word }) => word)) + gap + 0.1);
  const wanted = cells.map((column) => Math.max(...column.map(({ whole }) => whole)) + gap + 0.1);
  if (sum(wanted) <= width) return wanted;
  const left = Math.max(0, width - sum(least));
  const more = wanted.map((each, i) => each - least[i]);
  return least.map(
    (each, i) => Math.min(each, (each / sum(least)) * width) + (left * more[i]) / Math.max(sum(more), 0.1),
  );
}

/** Columns as wide as they need, and narrower in proportion where there is less room. */
function tableStrips({ fonts, width, shades }: Setting, { header, rows }: Tokens.Table): Strip[] {
  const size = TEXT * 0.9;
  const gap = 2;
  const texts = (cells: readonly Tokens.TableCell[], face: FaceId): Paragraph[] =>
    cells.map(({ tokens }) => ({ spans: spansOf(tokens, face, shades.ink) }));
  const all = [texts(header, 'strong'), ...rows.map((row) => texts(row, 'serif'))];
  const columns = columnWidths(
    header.map((_, i) => all.map((row) => widthsOf(fonts, row[i], size))),
    width,
    gap,
  );
  return all.map((row, i): Strip => {
    const sets = row.map((cell, j) => typesetText(fonts, [cell], columns[j] - gap, size));
    const height = Math.max(...sets.map((set) => set.height)) + 1;
    return {
      height,
      above: i === 0 ? 2 : 0,
      stays: i === 0,
      nodes: (x, y) => {
        let at = x;
        return [
          { is: 'box', x, y: y + height - 0.1, width, height: i === 0 ? 0.3 : 0.12, fill: shades.soft },
          ...sets.flatMap((set, j) => {
            const nodes = drawText(
              fonts,
              set,
              { x: at, y: y + 0.4, width: columns[j] - gap, height: set.height },
              'left',
              shades.soft,
            );
            at += columns[j];
            return nodes;
          }),
        ];
      },
    };
  });
}

interface PlacedStrip {
  readonly strip: Strip;
  readonly y: number;
}

/** Strips on pages; what stays with the next one goes to the next page with it. */
function paginated(strips: readonly Strip[], room: number): PlacedStrip[][] {
  const pages: PlacedStrip[][] = [[]];
  let y = 0;
  for (let i = 0; i < strips.length;) {
    let end = i;
    while (strips[end].stays && end + 1 < strips.length && end - i < 5) end++;
    const those = strips.slice(i, end + 1);
    const high = those.reduce((sum, { height, above }) => sum + height + above, 0);
    if (y > 0 && y + high > room) {
      pages.push([]);
      y = 0;
    }
    for (const strip of those) {
      y += y === 0 ? 0 : strip.above;
      pages.at(-1)!.push({ strip, y });
      y += strip.height;
    }
    i = end + 1;
  }
  return pages;
}

function numbered(
  { fonts, shades }: Setting,
  strips: readonly PlacedStrip[],
  number: number,
  { width, height }: { readonly width: number; readonly height: number },
): LayoutNode[] {
  return [
    ...strips.flatMap(({ strip, y }) => strip.nodes(MARGIN.outer, MARGIN.top + y)),
    lineOfText(
      fonts,
      String(number),
      'strong',
      8 * POINT,
      shades.main,
      { x: width / 2, y: height - 8 },
      'centre',
    ),
  ];
}

/** Two pages on each side of a sheet: printed on both sides, folded in the middle, they are in their order. */
function imposed(
  pages: readonly (readonly LayoutNode[])[],
  { width, height }: { readonly width: number; readonly height: number },
  title: string,
): LayoutPage[] {
  const count = pages.length;
  return Array.from({ length: count / 2 }, (_, i) => {
    const [outer, inner] = [count - 1 - i, i];
    const [left, right] = i % 2 === 0 ? [outer, inner] : [inner, outer];
    return {
      width: width * 2,
      height,
      title: `${title} ${left + 1}, ${right + 1}`,
      nodes: [
        { is: 'group', at: { x: 0, y: 0 }, nodes: pages[left] },
        { is: 'group', at: { x: width, y: 0 }, nodes: pages[right] },
      ],
    };
  });
}
