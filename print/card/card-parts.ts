/** The parts of a card, each drawn into its area. */
import { inset, POINT, type Area, type LayoutNode, type Paint, type Picture } from '../tree/layout-tree.ts';
import { drawText, fitText, lineOfText, typesetText, type Paragraph } from '../type/text-flow.ts';
import type { FaceId } from '../type/font-set.ts';
import type { CardPart, Drawing } from './card-drawing.ts';
import { iconNodes } from './icon-nodes.ts';
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

const outline = (area: Area, colour: string, width: number, radius = 0): LayoutNode => ({
  is: 'box',
  ...area,
  radius,
  stroke: { colour, width },
});

/** Notes that a part is there. */
function region(d: Drawing, part: CardPart, area: Area): void {
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
  region(d, 'name', area);
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
  region(d, 'art', area);
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
  region(d, 'type', area);
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

const BADGE = 8.4;
export const badgesHeight = (d: Drawing, count: number): number => count * (BADGE + 0.8) * d.unit;

/** Numbers on the picture, from below: each in a round plate with its name beside it. */
export function badgesOn(d: Drawing, facts: readonly CardFact[], art: Area): void {
  const { fonts, shades, unit: u, lowInk } = d;
  facts.forEach(({ label, value }, i) => {
    const middle = art.y + art.height - (facts.length - i - 0.5) * (BADGE + 0.8) * u - 0.4 * u;
    const high = BADGE * u;
    const size = 4.7 * u;
    const wide = Math.max(high, fonts.width('strong', value) * size + 3.4 * u);
    const plate = { x: art.x + 1.6 * u, y: middle - high / 2, width: wide, height: high };
    const name = capital(label);
    const most = Math.min(
      6.6 * POINT * Math.max(u, 0.9),
      (art.width - wide - 8 * u) / Math.max(fonts.width('sans', name), 0.1),
    );
    const ribbon = {
      x: plate.x + wide / 2,
      y: middle - high * 0.29,
      width: wide / 2 + fonts.width('sans', name) * most + 2.6 * u,
      height: high * 0.58,
    };
    d.nodes.push(
      box(ribbon, lowInk ? '#ffffff' : shades.deep, ribbon.height / 2, lowInk ? 1 : 0.86),
      lineOfText(fonts, name, 'sans', most, lowInk ? '#000000' : '#ffffff', {
        x: plate.x + wide + 1 * u,
        y: middle + (fonts.capHeight('sans') * most) / 2,
      }),
      box(plate, shades.paper, high / 2),
      outline(inset(plate, 0.3 * u), shades.main, 0.6 * u, high / 2 - 0.3 * u),
      lineOfText(
        fonts,
        value,
        'strong',
        size,
        lowInk ? '#000000' : shades.deep,
        { x: plate.x + wide / 2, y: middle + (fonts.capHeight('strong') * size) / 2 },
        'centre',
      ),
    );
  });
}

const CELL = 8.2;

/** How many numbers stand beside each other so that their names can be read. */
function columnsOf(d: Drawing, facts: readonly CardFact[], width: number): { columns: number; size: number } {
  const widest = Math.max(...facts.map(({ label }) => d.fonts.width('sans', capital(label))));
  const [most, least] = [5.6 * POINT * Math.max(d.unit, 0.9), 4.6 * POINT];
  for (let columns = Math.min(facts.length, 5); columns > 1; columns--) {
    const rows = Math.ceil(facts.length / columns);
    const even = Math.ceil(facts.length / rows);
    const room = width / even - 1.6 * d.unit;
    if (widest * least <= room) return { columns: even, size: Math.min(most, room / widest) };
  }
  return { columns: 1, size: Math.min(most, (width - 1.6 * d.unit) / widest) };
}

export const numbersHeight = (d: Drawing, facts: readonly CardFact[], width: number): number =>
  facts.length === 0 ? 0 : Math.ceil(facts.length / columnsOf(d, facts, width).columns) * CELL * d.unit;

/** Many numbers as a table. */
export function numbersIn(d: Drawing, facts: readonly CardFact[], area: Area): void {
  const { fonts, shades, unit: u, lowInk } = d;
  region(d, 'numbers', area);
  const { columns, size: small } = columnsOf(d, facts, area.width);
  const wide = area.width / columns;
  d.nodes.push(box(area, shades.paper));
  facts.forEach(({ label, value }, i) => {
    const cell = {
      x: area.x + (i % columns) * wide,
      y: area.y + Math.floor(i / columns) * CELL * u,
      width: wide,
      height: CELL * u,
    };
    const middle = cell.x + wide / 2;
    const size = Math.min(4.3 * u, (wide * 0.86) / Math.max(fonts.width('strong', value), 0.1));
    if (i % columns > 0)
      d.nodes.push(
        box(
          { x: cell.x - 0.08 * u, y: cell.y + 1.2 * u, width: 0.16 * u, height: cell.height - 2.4 * u },
          shades.soft,
        ),
      );
    if (i >= columns)
      d.nodes.push(
        box(
          { x: cell.x + 0.8 * u, y: cell.y - 0.08 * u, width: wide - 1.6 * u, height: 0.16 * u },
          shades.soft,
        ),
      );
    d.nodes.push(
      lineOfText(
        fonts,
        value,
        'strong',
        size,
        lowInk ? '#000000' : shades.main,
        { x: middle, y: cell.y + 4.6 * u },
        'centre',
      ),
      lineOfText(
        fonts,
        capital(label),
        'sans',
        small,
        shades.ink,
        { x: middle, y: cell.y + 7 * u },
        'centre',
      ),
    );
  });
  d.nodes.push(box({ ...area, y: area.y + area.height - 0.2 * u, height: 0.2 * u }, shades.soft));
}

function rowItems({ shades, lowInk }: Drawing, { label, value, icons }: CardFact): InlineItem[] {
  return [
    { text: capital(label), face: 'strong', ink: lowInk ? '#000000' : shades.main, gap: 0 },
    ...icons.map((icon): InlineItem => ({ icon, ink: shades.main, gap: 0.35 })),
    ...value.split(', ').map((text, i, all): InlineItem => ({
      text: i < all.length - 1 ? `${text},` : text,
      face: 'sans',
      ink: shades.ink,
      gap: i > 0 ? 0.28 : 0.45,
    })),
  ];
}

const rowSize = (d: Drawing): number => Math.max(6 * POINT, 7.2 * POINT * d.unit);

export function rowsHeight(d: Drawing, facts: readonly CardFact[], width: number): number {
  const rows = facts.flatMap((fact) =>
    inlineRows(d.fonts, rowItems(d, fact), width - 5.2 * d.unit, rowSize(d)),
  );
  return rows.length === 0 ? 0 : rows.length * ROW * rowSize(d) + 1.6 * d.unit;
}

/** Lists with their names, a row each. */
export function rowsIn(d: Drawing, facts: readonly CardFact[], area: Area): void {
  const { unit: u, fonts } = d;
  region(d, 'rows', area);
  const size = rowSize(d);
  const rows = facts.flatMap((fact) => inlineRows(fonts, rowItems(d, fact), area.width - 5.2 * u, size));
  rows.forEach((row, i) =>
    d.nodes.push(...rowNodes(fonts, row, size, area.x + 2.6 * u, area.y + 0.9 * u + (i + 0.5) * ROW * size)),
  );
  d.nodes.push(
    box(
      {
        ...area,
        x: area.x + 2.6 * u,
        width: area.width - 5.2 * u,
        y: area.y + area.height - 0.15 * u,
        height: 0.15 * u,
      },
      d.shades.soft,
    ),
  );
}

/** The texts of a card as paragraphs; those of a second language stand below those of the first, smaller. */
export function paragraphsOf(d: Drawing, card: PrintedCard): Paragraph[] {
  const { shades } = d;
  return card.words.flatMap(({ texts }, second) => {
    const face: FaceId = second > 0 ? 'italic' : 'serif';
    const size = second > 0 ? 0.92 : 1;
    return texts.flatMap(({ label, lines }, i) =>
      lines.map(({ text, point }, j): Paragraph => {
        const labelled = label !== undefined && j === 0;
        return {
          point,
          ruled: second > 0 && i === 0 && j === 0,
          spans: [
            ...(labelled
              ? [
                  {
                    text: `${label} `,
                    face: 'strong' as const,
                    ink: d.lowInk ? '#000000' : shades.main,
                    size: size * 0.88,
                  },
                ]
              : []),
            { text, face, ink: shades.ink, size },
          ],
        };
      }),
    );
  });
}

const textWidth = (d: Drawing, width: number): number => width - 6 * d.unit;
/** The room above and below a text together. */
export const textMargin = (d: Drawing): number => 3.2 * d.unit;

/** How high the texts are at a size. */
export const textHeight = (
  d: Drawing,
  paragraphs: readonly Paragraph[],
  width: number,
  size: number,
): number => typesetText(d.fonts, paragraphs, textWidth(d, width), size).height;

/** Texts in the middle of what is left of a card; a short one is centred. */
export function drawTexts(
  d: Drawing,
  card: PrintedCard,
  paragraphs: readonly Paragraph[],
  area: Area,
  sizes: { readonly most: number; readonly least: number },
): void {
  const { unit: u, shades } = d;
  region(d, 'text', area);
  d.nodes.push(box(area, shades.paper));
  const inner = {
    x: area.x + 3 * u,
    y: area.y + textMargin(d) / 2,
    width: textWidth(d, area.width),
    height: area.height - textMargin(d),
  };
  const set = fitText(d.fonts, paragraphs, inner, sizes);
  if (set.excess > 0) {
    const texts = card.words[0].texts;
    const longest = texts.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
    d.overflows.push({
      part: 'text',
      field: longest?.field === '' ? undefined : longest?.field,
      language: card.words.at(-1)!.language,
      lines: set.excess,
    });
  }
  const top = inner.y + Math.max(0, (inner.height - set.height) / 2);
  const isShort = set.lines.length <= 3 && paragraphs.length === 1 && !paragraphs[0].point;
  const nodes = drawText(d.fonts, set, { ...inner, y: top }, isShort ? 'centre' : 'left', shades.soft);
  // What is too much does not cover the foot.
  if (set.excess > 0) d.nodes.push({ is: 'group', clip: area, nodes });
  else d.nodes.push(...nodes);
}

const lengthOf = ({ lines }: CardWords['texts'][number]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** The id and where the card is from, and what its kind wants there, in small type. */
export function footIn(d: Drawing, card: PrintedCard, area: Area, source: string, right: number): void {
  const { unit: u, shades, fonts } = d;
  region(d, 'foot', area);
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
