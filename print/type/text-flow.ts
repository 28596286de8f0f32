/** Texts that flow into an area: broken into lines, and as large as they can be in it. */
import type { Area, LayoutNode, TextNode } from '../tree/layout-tree.ts';
import { iconNodes } from '../icons/icon-nodes.ts';
import type { FaceId, FontSet } from './font-set.ts';
import { breaksOf, isAfterMark } from './word-breaks.ts';

/** A part of a paragraph in one face. */
export interface TextSpan {
  readonly text: string;
  readonly face: FaceId;
  readonly ink: string;
  /** Relative to the size of the text. */
  readonly size?: number;
  /** A sign in front of the word that follows; such a part has no text of its own. */
  readonly icon?: string;
}

export interface Paragraph {
  readonly spans: readonly TextSpan[];
  /** It is a point of a list: its lines are indented behind a mark. */
  readonly point?: boolean;
  /** A thin line is drawn above it. */
  readonly ruled?: boolean;
}

/** A piece of a line between spaces. */
interface Word extends TextSpan {
  readonly width: number;
  /** Whether a space precedes it. */
  readonly spaced: boolean;
}

interface Line {
  readonly words: readonly Word[];
  readonly paragraph: Paragraph;
  readonly first: boolean;
}

/** How lines are set, in parts of the size of the text. */
const LEADING = 1.2;
const BETWEEN = 0.42;
const INDENT = 0.85;
const ASCENT = 0.78;
/** How wide a sign is with the room behind it. */
const SIGN = 1.2;

function wordsOf(fonts: FontSet, { spans }: Paragraph): Word[] {
  let open = true;
  let icon: string | undefined;
  return spans.flatMap((span) => {
    if (span.icon !== undefined) {
      icon = span.icon;
      return [];
    }
    const parts = span.text.split(/([ \n\t]+)/);
    return parts.flatMap((part, i) => {
      if (i % 2 === 1) {
        open = true;
        return [];
      }
      if (part === '') return [];
      const word = {
        ...span,
        text: part,
        icon,
        width: (fonts.width(span.face, part) + (icon === undefined ? 0 : SIGN)) * (span.size ?? 1),
        spaced: open,
      };
      open = false;
      icon = undefined;
      return [word];
    });
  });
}

/** A word that is wider than a line is broken between syllables; where none of them fits, wherever the line ends. */
function broken(fonts: FontSet, word: Word, width: number): Word[] {
  if (word.width <= width) return [word];
  const letters = [...word.text];
  const head = (n: number): string => `${letters.slice(0, n).join('')}${isAfterMark(letters, n) ? '' : '-'}`;
  const wide = (text: string): number => fonts.width(word.face, text) * (word.size ?? 1);
  const sign = word.icon === undefined ? 0 : SIGN * (word.size ?? 1);
  const fits = (n: number): boolean => sign + wide(head(n)) <= width;
  let count = breaksOf(letters).findLast(fits) ?? letters.length - 1;
  while (count > 1 && !fits(count)) count--;
  const rest = letters.slice(count).join('');
  return [
    { ...word, text: head(count), width: sign + wide(head(count)) },
    ...broken(fonts, { ...word, icon: undefined, text: rest, width: wide(rest), spaced: true }, width),
  ];
}

/** Lines of a paragraph; `width` is in parts of the size. */
function linesOf(fonts: FontSet, paragraph: Paragraph, width: number): Line[] {
  const room = width - (paragraph.point ? INDENT : 0);
  const lines: Word[][] = [[]];
  let used = 0;
  for (const whole of wordsOf(fonts, paragraph))
    for (const word of broken(fonts, whole, room)) {
      const gap = word.spaced && lines.at(-1)!.length > 0 ? spaceOf(fonts, word) : 0;
      if (word.spaced && lines.at(-1)!.length > 0 && used + gap + word.width > room + 1e-6) {
        lines.push([word]);
        used = word.width;
      } else {
        lines.at(-1)!.push(word);
        used += gap + word.width;
      }
    }
  return lines.map((words, i) => ({ words, paragraph, first: i === 0 }));
}

const spaceOf = (fonts: FontSet, { face, size = 1 }: Word): number => fonts.width(face, ' ') * size;

/** A text of a size: its lines, and how high it is. */
export interface SetText {
  readonly size: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

export function typesetText(
  fonts: FontSet,
  paragraphs: readonly Paragraph[],
  width: number,
  size: number,
): SetText {
  const lines = paragraphs.flatMap((paragraph) => linesOf(fonts, paragraph, width / size));
  return { size, lines, height: heightOf(lines, size) };
}

function heightOf(lines: readonly Line[], size: number): number {
  const gaps = lines.filter(({ first }, i) => first && i > 0);
  const between = gaps.reduce((sum, line) => sum + gapAbove(line), 0);
  return lines.length === 0 ? 0 : (lines.length * LEADING + between) * size;
}

const gapAbove = ({ paragraph }: Line): number =>
  paragraph.ruled ? 2.4 * BETWEEN : paragraph.point ? BETWEEN / 2 : BETWEEN;

/** How large a text may be. */
export interface TextSizes {
  readonly most: number;
  readonly least: number;
}

/** The largest text that fits into an area. At the least size it may be too high: `excess` lines of it are too many. */
export function fitText(
  fonts: FontSet,
  paragraphs: readonly Paragraph[],
  { width, height }: Pick<Area, 'width' | 'height'>,
  { most, least }: TextSizes,
): SetText & { readonly excess: number } {
  const STEPS = 12;
  for (let step = 0; step <= STEPS; step++) {
    const size = most - ((most - least) * step) / STEPS;
    const set = typesetText(fonts, paragraphs, width, size);
    if (set.height <= height + 1e-6) return { ...set, excess: 0 };
    if (step === STEPS) return { ...set, excess: Math.ceil((set.height - height) / (LEADING * size) - 1e-6) };
  }
  throw new Error('a text has a size');
}

export type Align = 'left' | 'centre' | 'right';

/** The nodes of a text from the top of an area. */
export function drawText(
  fonts: FontSet,
  { lines, size }: SetText,
  { x, y, width }: Area,
  align: Align,
  ruleInk: string,
): LayoutNode[] {
  const nodes: LayoutNode[] = [];
  let top = y;
  lines.forEach((line, i) => {
    const { paragraph, words, first } = line;
    if (first && i > 0) {
      top += gapAbove(line) * size;
      if (paragraph.ruled)
        nodes.push({
          is: 'box',
          x: x + width * 0.3,
          y: top - (gapAbove(line) * size) / 2 - 0.05,
          width: width * 0.4,
          height: 0.1,
          fill: ruleInk,
        });
    }
    const baseline = top + ((LEADING - 1) / 2 + ASCENT) * size;
    const indent = paragraph.point ? INDENT * size : 0;
    const length = lineWidth(fonts, words) * size;
    const isPoint = paragraph.point === true;
    const begin =
      align === 'left' || isPoint ? x + indent : x + (width - length) * (align === 'centre' ? 0.5 : 1);
    if (isPoint && first) {
      const { ink } = words[0];
      const dot = size * 0.2;
      nodes.push({
        is: 'box',
        x: x + size * 0.28,
        y: baseline - size * 0.35,
        width: dot,
        height: dot,
        radius: dot / 2,
        fill: ink,
      });
    }
    nodes.push(...lineNodes(fonts, words, begin, baseline, size));
    top += LEADING * size;
  });
  return nodes;
}

function lineWidth(fonts: FontSet, words: readonly Word[]): number {
  return words.reduce(
    (sum, word, i) => sum + word.width + (i > 0 && word.spaced ? spaceOf(fonts, word) : 0),
    0,
  );
}

/** Neighbours of one face are one text, so that a line can be searched and copied from a PDF. */
function lineNodes(fonts: FontSet, words: readonly Word[], x: number, y: number, size: number): LayoutNode[] {
  const runs: { span: Word; text: string }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const same =
      last &&
      word.icon === undefined &&
      last.span.face === word.face &&
      last.span.ink === word.ink &&
      (last.span.size ?? 1) === (word.size ?? 1);
    if (same) last.text += (word.spaced ? ' ' : '') + word.text;
    else runs.push({ span: word, text: word.text });
  }
  let at = x;
  return runs.flatMap(({ span, text }, i): LayoutNode[] => {
    if (i > 0 && span.spaced) at += spaceOf(fonts, span) * size;
    const own = size * (span.size ?? 1);
    const middle = { x: at + own / 2, y: y - (fonts.capHeight(span.face) * own) / 2, size: own };
    const sign = span.icon === undefined ? [] : iconNodes(span.icon, middle, span.ink);
    if (span.icon !== undefined) at += SIGN * own;
    const node = lineOfText(fonts, text, span.face, own, span.ink, { x: at, y });
    at += node.width;
    return [...sign, node];
  });
}

/** One line from a point on its baseline. */
export function lineOfText(
  fonts: FontSet,
  text: string,
  face: FaceId,
  size: number,
  ink: string,
  { x, y }: { readonly x: number; readonly y: number },
  align: Align = 'left',
): TextNode {
  const width = fonts.width(face, text) * size;
  const begin = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { is: 'text', x: begin, y, size, face, pieces: fonts.pieces(face, text), width, ink };
}

/** The lines of a text, each as a text of its own; between paragraphs nothing is left. */
export const splitText = ({ lines, size }: SetText): SetText[] =>
  lines.map((line) => ({ size, lines: [line], height: LEADING * size }));
