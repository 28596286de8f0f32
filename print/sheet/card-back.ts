/** The back of cards: the same for all that are shuffled together. */
import { POINT, type LayoutNode } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';
import { drawText, fitText } from '../type/text-flow.ts';
import type { CardSize } from '../card/card-sizes.ts';
import { iconNodes } from '../icons/icon-nodes.ts';
import { colourOfWord, mixed, shadesOf } from '../card/palette.ts';

/** What cards have on their backs: the game, and the place where they begin if there are several. */
export interface CardBack {
  readonly id: string;
  readonly title: string;
  readonly place: string | undefined;
  readonly icon: string | undefined;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function backNodes(
  { id, title, place, icon }: CardBack,
  { width, height }: CardSize,
  fonts: FontSet,
  { bleed, lowInk }: { readonly bleed: number; readonly lowInk: boolean },
): LayoutNode[] {
  const { main, deep, soft, tint } = shadesOf(colourOfWord(id));
  const u = Math.min(width / 63, height / 88);
  const ink = lowInk ? deep : tint;
  const nodes: LayoutNode[] = [];
  if (!lowInk) {
    const whole = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
    nodes.push({ is: 'box', ...whole, fill: { from: main, to: deep, angle: 45 } });
    nodes.push({
      is: 'group',
      clip: whole,
      nodes: [
        {
          is: 'path',
          x: 0,
          y: 0,
          scale: 1,
          d: lattice(width, height, bleed, 7 * u),
          stroke: { colour: mixed(main, soft, 0.35), width: 0.25 * u },
          opacity: 0.7,
        },
      ],
    });
  }
  const line = (by: number, thick: number): LayoutNode => ({
    is: 'box',
    x: by,
    y: by,
    width: width - 2 * by,
    height: height - 2 * by,
    radius: 2.4 * u,
    stroke: { colour: lowInk ? main : soft, width: thick },
  });
  nodes.push(line(3.4, 0.45 * u), line(4.6, 0.2 * u));
  const plate = { x: width * 0.16, y: height * 0.3, width: width * 0.68, height: height * 0.4 };
  nodes.push({
    is: 'box',
    ...plate,
    radius: 3 * u,
    fill: lowInk ? '#ffffff' : deep,
    stroke: { colour: lowInk ? main : soft, width: 0.4 * u },
  });
  let top = plate.y + 3 * u;
  if (icon !== undefined) {
    nodes.push(...iconNodes(icon, { x: width / 2, y: top + 7 * u, size: 13 * u }, ink));
    top += 15 * u;
  }
  const room = { x: plate.x + 2 * u, width: plate.width - 4 * u };
  const low = place === undefined ? 0 : 6 * u;
  const under = { ...room, y: top, height: plate.y + plate.height - top - 3 * u - low };
  const set = fitText(fonts, [{ spans: [{ text: title, face: 'bold', ink }] }], under, {
    most: 17 * POINT * u,
    least: 6 * POINT,
  });
  nodes.push(...drawText(fonts, set, { ...under, y: top + (under.height - set.height) / 2 }, 'centre', ink));
  if (place !== undefined) {
    const below = { ...room, y: plate.y + plate.height - low - 1.6 * u, height: low };
    const small = fitText(fonts, [{ spans: [{ text: place, face: 'sans', ink }] }], below, {
      most: 7.5 * POINT * u,
      least: 5 * POINT,
    });
    nodes.push(...drawText(fonts, small, below, 'centre', ink));
  }
  return nodes;
}

/** Lines that cross, from edge to edge. */
function lattice(width: number, height: number, bleed: number, step: number): string {
  const [left, top, right, bottom] = [-bleed, -bleed, width + bleed, height + bleed];
  const high = bottom - top;
  let d = '';
  for (let x = left - high + step / 2; x < right; x += step) {
    const [from, to] = [Math.max(0, (left - x) / high), Math.min(1, (right - x) / high)];
    if (from >= to) continue;
    const at = (part: number, y: number): string => `${round(x + part * high)} ${round(y)}`;
    d += `M${at(from, bottom - from * high)}L${at(to, bottom - to * high)}`;
    d += `M${at(from, top + from * high)}L${at(to, top + to * high)}`;
  }
  return d;
}
