/** The frame of a card: its bars, its picture, its line of kind and values, and what is printed at its edge. */
import { POINT, type Area, type LayoutNode, type Paint, type Picture } from '../tree/layout-tree.ts';
import { drawText, fitText, lineOfText } from '../type/text-flow.ts';
import type { FaceId } from '../type/font-set.ts';
import type { CardPart, Drawing } from './card-drawing.ts';
import { iconNodes } from '../icons/icon-nodes.ts';
import { inlineRows, ROW, rowNodes, rowWidth, type InlineItem } from './inline-row.ts';
import { placeholderArt } from './placeholder-art.ts';
import { capital } from '../../dsl/nlg/realiser/word-joining.ts';
import type { CardWords, PrintedCard, CardFact } from './printed-card.ts';

export const box = (area: Area, fill: Paint, radius = 0, opacity = 1): LayoutNode => ({
  is: 'box',
  ...area,
  fill,
  radius,
  opacity,
});

export const outline = (area: Area, colour: string, width: number, radius = 0): LayoutNode => ({
  is: 'box',
  ...area,
  radius,
  stroke: { colour, width },
});

/** Notes that a part is there. */
export function noteRegion(d: Drawing, part: CardPart, area: Area): void {
  d.regions.push({ part, ...area });
}

/** One word, or those of two languages; the same word is there once, however it begins. */
export const both = (parts: readonly string[]): string =>
  parts
    .filter((part, i) => !parts.slice(0, i).some((other) => other.toLowerCase() === part.toLowerCase()))
    .join(' / ');

/** The same facts in each language as one. */
export function merged(
  words: readonly CardWords[],
  part: 'corners' | 'line' | 'badges' | 'rows' | 'foot',
): CardFact[] {
  const [first] = words;
  return first[part].map(({ icons }, i) => ({
    icons,
    label: both(words.map((each) => each[part][i]?.label ?? '')),
    value: both(words.map((each) => each[part][i]?.value ?? '')),
  }));
}

/** A line in the middle of an area, as large as it can be; at its least size it may be too wide. */
export function fittedLine(
  d: Drawing,
  part: CardPart,
  words: CardWords,
  text: string,
  face: FaceId,
  { x, y, width, height }: Area,
  ink: string,
  { most, least, align = 'left' }: { most: number; least: number; align?: 'left' | 'centre' | 'right' },
): void {
  const wide = d.fonts.width(face, text);
  const size = wide === 0 ? most : Math.max(least, Math.min(most, width / wide));
  if (wide * size > width + 0.01)
    d.overflows.push({ part, field: undefined, language: words.language, lines: 1 });
  const baseline = y + height / 2 + (d.fonts.capHeight(face) * size) / 2;
  const at = align === 'left' ? x : align === 'right' ? x + width : x + width / 2;
  d.nodes.push(lineOfText(d.fonts, text, face, size, ink, { x: at, y: baseline }, align));
}

/** A name: on one line as long as its letters stay large, on two else. */
export function drawName(
  d: Drawing,
  words: CardWords,
  area: Area,
  ink: string,
  most: number,
  align: 'left' | 'centre' | 'right' = 'left',
): void {
  const { fonts } = d;
  const one = fonts.width('bold', words.name);
  const enough = most * 0.62;
  if (one * enough <= area.width) {
    fittedLine(d, 'name', words, words.name, 'bold', area, ink, { most, least: enough, align });
    return;
  }
  const set = fitText(fonts, [{ spans: [{ text: words.name, face: 'bold', ink }] }], area, {
    most: enough,
    least: 5.6 * POINT,
  });
  if (set.excess > 0)
    d.overflows.push({ part: 'name', field: undefined, language: words.language, lines: set.excess });
  const top = area.y + (area.height - set.height) / 2;
  d.nodes.push(...drawText(fonts, set, { ...area, y: top }, align, ink));
}

/** The bar with the name, the numbers of the corner, and the sign. */
export function nameBar(d: Drawing, card: PrintedCard, area: Area): void {
  const { shades, unit: u, lowInk } = d;
  const ink = lowInk ? shades.deep : '#ffffff';
  noteRegion(d, 'name', area);
  if (!lowInk) d.nodes.push(box(area, { from: shades.main, to: shades.deep, angle: 0 }));
  const hair = { ...area, y: area.y + area.height - 0.25 * u, height: 0.25 * u };
  d.nodes.push(box(hair, lowInk ? shades.main : shades.soft));
  let left = area.x + 2.6 * u;
  for (const { value } of merged(card.words, 'corners')) {
    const size = Math.min(6.2 * u, (9 * u) / Math.max(d.fonts.width('strong', value), 0.1));
    const y = area.y + area.height / 2 + (d.fonts.capHeight('strong') * size) / 2;
    const node = lineOfText(d.fonts, value, 'strong', size, ink, { x: left, y });
    d.nodes.push(node);
    left += node.width + 2 * u;
  }
  const sign =
    card.icon === undefined
      ? []
      : iconNodes(
          card.icon,
          { x: area.x + area.width - 5 * u, y: area.y + area.height / 2, size: 5.6 * u },
          ink,
          0.95,
        );
  d.nodes.push(...sign);
  const width = area.x + area.width - (sign.length > 0 ? 8.8 * u : 2.6 * u) - left;
  const [first, other] = card.words;
  const second = other && both([first.name, other.name]) === first.name ? undefined : other;
  const most = 13 * POINT * u;
  if (!second) {
    drawName(d, first, { ...area, x: left, width }, ink, most);
    return;
  }
  const high = area.height * 0.6;
  drawName(d, first, { x: left, y: area.y, width, height: high }, ink, most);
  fittedLine(
    d,
    'name',
    second,
    second.name,
    'italic',
    { x: left, y: area.y + high * 0.9, width, height: area.height - high },
    ink,
    {
      most: 8.4 * POINT * u,
      least: 5.4 * POINT,
    },
  );
}

/** The picture, or one that is drawn from the id. */
export function artIn(
  d: Drawing,
  card: PrintedCard,
  area: Area,
  picture: Picture | undefined,
  aside = false,
): void {
  noteRegion(d, 'art', area);
  if (picture) d.nodes.push({ is: 'picture', ...area, picture });
  else if (d.lowInk) {
    const size = Math.min(area.width, area.height) * 0.6;
    const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2, size };
    if (card.icon !== undefined) d.nodes.push(...iconNodes(card.icon, middle, d.shades.main, 0.35));
  } else d.nodes.push(...placeholderArt(card.id, card.icon, area, d.shades, aside));
}

const TYPE_SIZE = 7.6 * POINT;

function typeItems(d: Drawing, card: PrintedCard): InlineItem[] {
  const { shades } = d;
  const ink = d.lowInk ? '#000000' : shades.deep;
  const kind = capital(both(card.words.map((each) => each.kind)));
  return [
    { text: kind, face: 'strong', ink, gap: 0 },
    ...merged(card.words, 'line').flatMap(({ icons, value }): InlineItem[] => [
      { text: '·', face: 'strong', ink: shades.main, gap: 0.38, joins: true },
      ...icons.map((icon): InlineItem => ({ icon, ink: shades.main, gap: 0.38 })),
      { text: value, face: 'sans', ink, gap: icons.length > 0 ? 0.22 : 0.38 },
    ]),
  ];
}

/** How high the line of kind and values is, and how large it is written. */
export function typeSize(d: Drawing, card: PrintedCard, width: number): { size: number; height: number } {
  const items = typeItems(d, card);
  const most = TYPE_SIZE * d.unit;
  const least = Math.min(most, 6 * POINT);
  const room = width - 5.2 * d.unit;
  const whole = rowWidth(d.fonts, items, 1);
  const size = Math.max(least, Math.min(most, room / whole));
  const rows = inlineRows(d.fonts, items, room + 0.01, size).length;
  return { size, height: rows * ROW * size + 1.5 * d.unit };
}

export function typeLine(d: Drawing, card: PrintedCard, area: Area, size: number): void {
  const { shades, unit: u, fonts } = d;
  noteRegion(d, 'type', area);
  d.nodes.push(box(area, shades.tint));
  d.nodes.push(box({ ...area, height: 0.25 * u }, shades.soft));
  d.nodes.push(box({ ...area, y: area.y + area.height - 0.2 * u, height: 0.2 * u }, shades.soft));
  const rows = inlineRows(fonts, typeItems(d, card), area.width - 5.2 * u + 0.01, size);
  rows.forEach((row, i) => {
    const middle = area.y + 0.75 * u + (i + 0.5) * ROW * size;
    d.nodes.push(...rowNodes(fonts, row, size, area.x + 2.6 * u, middle));
    if (rowWidth(fonts, row, size) > area.width - 5.2 * u + 0.02)
      d.overflows.push({ part: 'type', field: undefined, language: card.words[0].language, lines: 1 });
  });
}

/** The id and where the card is from, and what its kind wants there, in small type. */
export function footIn(d: Drawing, card: PrintedCard, area: Area, source: string, right: number): void {
  const { unit: u, shades, fonts } = d;
  noteRegion(d, 'foot', area);
  const ink = d.lowInk ? '#000000' : shades.deep;
  const facts = merged(card.words, 'foot')
    .map(({ value }) => value)
    .join(' · ');
  const size = Math.max(4.6 * POINT, 5 * POINT * u);
  const wide = fonts.width('sans', facts) * size;
  const middle = { y: area.y + area.height / 2 + (fonts.capHeight('sans') * size) / 2 };
  const end = area.x + area.width - 2.6 * u - right;
  if (facts !== '') d.nodes.push(lineOfText(fonts, facts, 'sans', size, ink, { ...middle, x: end }, 'right'));
  const room = {
    ...area,
    x: area.x + 2.6 * u,
    width: end - wide - (wide > 0 ? 2 * u : 0) - area.x - 2.6 * u,
  };
  const text = `${card.id} · ${source}`;
  fittedLine(d, 'foot', card.words[0], text, 'sans', room, shades.main, { most: size, least: 3.6 * POINT });
}

/** The numbers of the corner again, upside down, for who holds the card the other way. */
export function cornerBelow(
  d: Drawing,
  card: PrintedCard,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const values = merged(card.words, 'corners').map(({ value }) => value);
  if (values.length === 0) return;
  const size = 6.2 * d.unit;
  const text = values.join(' ');
  const wide = d.fonts.width('strong', text) * size + 2.6 * d.unit;
  const high = 8.4 * d.unit;
  d.nodes.push({
    is: 'group',
    at: { x, y, turn: 180 },
    nodes: [
      box({ x: 0, y: 0, width: wide, height: high }, d.lowInk ? '#ffffff' : d.shades.main, 1.2 * d.unit),
      lineOfText(d.fonts, text, 'strong', size, d.lowInk ? d.shades.deep : '#ffffff', {
        x: 1.3 * d.unit,
        y: high / 2 + (d.fonts.capHeight('strong') * size) / 2,
      }),
    ],
  });
}
