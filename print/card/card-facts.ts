/** The values that a card prints: plates on its picture, a table of numbers, and rows of lists. */
import { inset, POINT, type Area } from '../tree/layout-tree.ts';
import { lineOfText } from '../type/text-flow.ts';
import { capital } from '../../dsl/nlg/realiser/word-joining.ts';
import type { Drawing } from './card-drawing.ts';
import { box, noteRegion, outline } from './card-parts.ts';
import { inlineRows, ROW, rowNodes, type InlineItem } from './inline-row.ts';
import type { CardFact } from './printed-card.ts';

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
  noteRegion(d, 'numbers', area);
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
  noteRegion(d, 'rows', area);
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
