/**
 * Lays a card out: its name, its picture, what it is, its numbers, its texts and its foot, from the top to the bottom. The
 * picture takes what the texts leave, and is folded away where they need all.
 */
import { POINT, type Area, type LayoutNode } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';
import { drawText, fitText } from '../type/text-flow.ts';
import type { FaceBox } from '../../interpreter/game/face-description.ts';
import type { CardOptions, DrawnCard, Drawing } from './card-drawing.ts';
import { badgesHeight, badgesOn, numbersHeight, numbersIn, rowsHeight, rowsIn } from './card-facts.ts';
import {
  artIn,
  both,
  box,
  cornerBelow,
  drawName,
  fittedLine,
  footIn,
  merged,
  nameBar,
  typeLine,
  typeSize,
} from './card-parts.ts';
import { drawTexts, paragraphsOf, textHeight, textMargin } from './text-block.ts';
import type { CardSize } from './card-sizes.ts';
import { iconNodes } from '../icons/icon-nodes.ts';
import { shadesOf, sparing } from './palette.ts';
import type { PrintedCard } from './printed-card.ts';

/** From the cut to what must not be cut off. */
export const SAFE = 3;

const POKER: CardSize = { width: 63, height: 88 };
/** Texts are no smaller than this: people hold a card at arm's length. */
const LEAST_TEXT = 6 * POINT;
const MOST_BADGES = 4;

export function layoutCard(card: PrintedCard, fonts: FontSet, options: CardOptions): DrawnCard {
  const size = options.size ?? card.size;
  const shades = shadesOf(card.colour);
  const drawing: Drawing = {
    fonts,
    shades: options.lowInk ? sparing(shades) : shades,
    unit: Math.min(size.width / POKER.width, size.height / POKER.height),
    lowInk: options.lowInk,
    nodes: [],
    regions: [],
    overflows: [],
  };
  frame(drawing, size, options.bleed);
  if (card.boxes) boxesIn(drawing, card, size, options);
  else {
    const inside = drawing.nodes.length;
    const panel = panelOf(size);
    arrange(drawing, card, panel, options);
    const nodes = drawing.nodes.splice(inside);
    drawing.nodes.push({ is: 'group', clip: { ...panel, radius: 2 * drawing.unit }, nodes });
  }
  if (options.lowInk) drawing.nodes.push(outlineOf(drawing, size));
  const { nodes, regions, overflows } = drawing;
  return { id: card.id, title: both(card.words.map(({ name }) => name)), size, nodes, regions, overflows };
}

const panelOf = ({ width, height }: CardSize): Area => ({
  x: SAFE,
  y: SAFE,
  width: width - 2 * SAFE,
  height: height - 2 * SAFE,
});

/** The colour round the card, beyond the cut as far as it bleeds. */
function frame({ nodes, shades, unit, lowInk }: Drawing, { width, height }: CardSize, bleed: number): void {
  const whole = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  const panel = panelOf({ width, height });
  if (lowInk) return;
  nodes.push(
    box(whole, { from: shades.main, to: shades.deep, angle: 90 }),
    {
      is: 'box',
      x: panel.x - 0.35,
      y: panel.y - 0.35,
      width: panel.width + 0.7,
      height: panel.height + 0.7,
      radius: 2 * unit + 0.35,
      fill: shades.soft,
    },
    box(panel, shades.paper, 2 * unit),
  );
}

/** All that is left of the frame where ink is saved; on top, since parts are as wide as the card. */
const outlineOf = ({ shades, unit }: Drawing, size: CardSize): LayoutNode => ({
  is: 'box',
  ...panelOf(size),
  radius: 2 * unit,
  stroke: { colour: shades.main, width: 0.25 },
});

/** What the texts and the picture share, and how the numbers are shown. */
function arrange(d: Drawing, card: PrintedCard, panel: Area, { picture, source }: CardOptions): void {
  const { unit: u } = d;
  const { x, width } = panel;
  const name = { ...panel, height: (card.words.length > 1 ? 11.6 : 8.6) * u };
  const type = typeSize(d, card, width);
  const foot = { ...panel, y: panel.y + panel.height - 3.8 * u, height: 3.8 * u };
  const badges = merged(card.words, 'badges');
  const rows = merged(card.words, 'rows');
  const rowsHigh = rowsHeight(d, rows, width);
  const free = foot.y - name.y - name.height - type.height - rowsHigh;
  const paragraphs = paragraphsOf(d, card);
  const most = 10.4 * POINT * Math.min(1.25, Math.max(0.86, u));
  const room = { width, free, paragraphs, most, limit: (card.art ?? 44) / 100 };
  const onArt = badges.length <= MOST_BADGES;
  let numbersHigh = onArt ? 0 : numbersHeight(d, badges, width);
  let art = artHeight(d, room, numbersHigh, panel.height, onArt ? badgesHeight(d, badges.length) : 0);
  if (onArt && badges.length > 0 && art === 0) {
    numbersHigh = numbersHeight(d, badges, width);
    art = artHeight(d, room, numbersHigh, panel.height, 0);
  }
  let y = name.y + name.height;
  nameBar(d, card, name);
  if (art > 0) {
    const area = { x, y, width, height: art };
    artIn(d, card, area, picture, numbersHigh === 0 && badges.length > 1);
    if (numbersHigh === 0) badgesOn(d, badges, area);
    y += art;
  }
  typeLine(d, card, { x, y, width, height: type.height }, type.size);
  y += type.height;
  if (numbersHigh > 0) {
    numbersIn(d, badges, { x, y, width, height: numbersHigh });
    y += numbersHigh;
  }
  if (rowsHigh > 0) {
    rowsIn(d, rows, { x, y, width, height: rowsHigh });
    y += rowsHigh;
  }
  if (paragraphs.length > 0)
    drawTexts(
      d,
      card,
      paragraphs,
      { x, y, width, height: foot.y - y },
      { most, least: Math.min(most, LEAST_TEXT) },
    );
  // On a card with texts the second corner would cover them.
  const corner = merged(card.words, 'corners').length > 0 && paragraphs.length === 0;
  footIn(d, card, foot, source, corner ? 11 * u : 0);
  if (corner) cornerBelow(d, card, { x: panel.x + panel.width, y: panel.y + panel.height });
}

interface Room {
  readonly width: number;
  readonly free: number;
  readonly paragraphs: ReturnType<typeof paragraphsOf>;
  readonly most: number;
  readonly limit: number;
}

/**
 * How high the picture is: what the texts leave at their full size, up to its limit; a quarter less where they shrink a
 * little; nothing where they need all. It has room for the numbers on it, or there is none.
 */
function artHeight(
  d: Drawing,
  { width, free, paragraphs, most, limit }: Room,
  taken: number,
  height: number,
  badges: number,
): number {
  const left = free - taken;
  if (paragraphs.length === 0) return Math.max(left, 0);
  const wanted = height * limit;
  const least = Math.min(wanted, Math.max(height * 0.2, badges + 1.6 * d.unit));
  const need = (size: number): number => textHeight(d, paragraphs, width, size) + textMargin(d) + 0.02;
  // A short text is larger rather than lost in an empty box.
  for (const part of [1, 0.94, 0.88, 0.83, 0.78]) if (left - need(most * part) >= wanted) return wanted;
  for (const part of [0.86, 0.8, 0.75, 0.71]) {
    const rest = left - need(Math.max(most * part, LEAST_TEXT));
    if (rest >= least) return Math.min(rest, wanted);
  }
  return 0;
}

/** The parts at the places that the data give them, as large as the card is beside the size of its kind. */
function boxesIn(
  d: Drawing,
  card: PrintedCard,
  size: CardSize,
  { picture, source, bleed }: CardOptions,
): void {
  const [across, down] = [size.width / card.size.width, size.height / card.size.height];
  const scale = Math.min(across, down);
  for (const each of card.boxes ?? []) {
    const [left, top, width, height] = each.at;
    const area = { x: left * across, y: top * down, width: width * across, height: height * down };
    const surface = withBleed(area, size, bleed);
    if (each.fill !== undefined) d.nodes.push(box(surface, d.lowInk ? '#ffffff' : ownColour(each.fill)));
    const most = (each.size ?? 9) * POINT * scale;
    if (each.shows === 'art') artIn(d, card, surface, picture);
    else if (each.shows === 'icon') d.nodes.push(...signIn(d, card, each, area));
    else writeIn(d, card, each, area, most, source);
  }
}

/** What reaches an edge of the card reaches beyond it, as far as colours bleed. */
function withBleed({ x, y, width, height }: Area, size: CardSize, bleed: number): Area {
  const [left, top] = [x < 0.01 ? bleed : 0, y < 0.01 ? bleed : 0];
  const right = x + width > size.width - 0.01 ? bleed : 0;
  const bottom = y + height > size.height - 0.01 ? bleed : 0;
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

/** The colour of a box: as its digits say, or the shade of a name that suits print. */
const ownColour = (colour: string): string => (colour.startsWith('#') ? colour : shadesOf(colour).main);

function signIn(d: Drawing, card: PrintedCard, { ink }: FaceBox, area: Area): LayoutNode[] {
  if (card.icon === undefined) return [];
  const middle = {
    x: area.x + area.width / 2,
    y: area.y + area.height / 2,
    size: Math.min(area.width, area.height),
  };
  return iconNodes(card.icon, middle, inkOf(d, ink));
}

const inkOf = ({ shades, lowInk }: Drawing, ink: string | undefined): string =>
  ink === undefined || lowInk ? shades.ink : ownColour(ink);

function writeIn(
  d: Drawing,
  card: PrintedCard,
  each: FaceBox,
  area: Area,
  most: number,
  source: string,
): void {
  const ink = inkOf(d, each.ink);
  const align = each.align ?? 'left';
  const [words] = card.words;
  d.regions.push({ part: 'box', ...area });
  if (each.shows === 'name') {
    drawName(d, words, area, ink, most, align);
    return;
  }
  const field = typeof each.shows === 'object' ? each.shows : undefined;
  const of = card.words.flatMap(({ texts }) => texts).filter(({ field: id }) => id === field?.id);
  const lines =
    each.shows === 'text'
      ? paragraphsOf(d, card)
      : of.flatMap(({ lines: all }) =>
          all.map(({ text, point }) => ({ point, spans: [{ text, face: 'serif' as const, ink }] })),
        );
  if (lines.length > 0) {
    const set = fitText(d.fonts, lines, area, { most, least: Math.min(most, LEAST_TEXT) });
    if (set.excess > 0)
      d.overflows.push({ part: 'text', field: field?.id, language: words.language, lines: set.excess });
    d.nodes.push(...drawText(d.fonts, set, area, align, d.shades.soft));
    return;
  }
  const text = oneLine(card, each, source);
  if (text !== '')
    fittedLine(d, 'box', words, text, field ? 'strong' : 'sans', area, ink, {
      most,
      least: Math.min(most, 4 * POINT),
      align,
    });
}

function oneLine(card: PrintedCard, { shows }: FaceBox, source: string): string {
  if (shows === 'foot') return `${card.id} · ${source}`;
  if (shows === 'type')
    return [
      both(card.words.map(({ kind }) => kind)),
      ...merged(card.words, 'line').map(({ value }) => value),
    ].join(' · ');
  if (typeof shows !== 'object') return '';
  return both(card.words.map(({ facts }) => facts.get(shows.id)?.value ?? ''));
}
