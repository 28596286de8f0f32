/** A picture for a card that has none: drawn from its id, in its colours, with its sign. */
import type { Area, LayoutNode } from '../tree/layout-tree.ts';
import { iconNodes } from '../icons/icon-nodes.ts';
import { mixed, numberOf, type Shades } from './palette.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** Numbers from 0 to 1 that are the same for an id at all times. */
function chanceOf(id: string): () => number {
  let state = numberOf(id) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

/** A range of hills from side to side, as an outline. */
function hills({ width, height }: Area, chance: () => number, top: number): string {
  const parts = 3 + Math.floor(chance() * 2);
  const step = width / parts;
  let d = `M0 ${round(height)}V${round(height * top)}`;
  for (let i = 0; i < parts; i++) {
    const [x, rise] = [i * step, (chance() - 0.35) * height * 0.24];
    const end = height * (top + (chance() - 0.5) * 0.14);
    d += `C${round(x + step * 0.35)} ${round(height * top - rise)} ${round(x + step * 0.65)} ${round(end - rise)} ${round(x + step)} ${round(end)}`;
  }
  return `${d}V${round(height)}Z`;
}

type Point = readonly [x: number, y: number];

/** The part of a polygon on one side of a line: where `side` is not negative. */
function cutOff(points: readonly Point[], side: (point: Point) => number): Point[] {
  return points.flatMap((point, i) => {
    const last = points.at(i - 1)!;
    const [here, before] = [side(point), side(last)];
    const part = before / (before - here);
    const crossing: Point = [last[0] + (point[0] - last[0]) * part, last[1] + (point[1] - last[1]) * part];
    return [...(here >= 0 !== before >= 0 ? [crossing] : []), ...(here >= 0 ? [point] : [])];
  });
}

/** Beams from a point behind the sign to the edges: nothing is drawn outside, which some programs cut off wrongly. */
function beams({ width, height }: Area, x: number, y: number, chance: () => number): string {
  const count = 9 + Math.floor(chance() * 6);
  const far = width + height;
  const turn = chance() * Math.PI;
  const edges: ((point: Point) => number)[] = [
    ([at]) => at,
    ([at]) => width - at,
    ([, at]) => at,
    ([, at]) => height - at,
  ];
  return Array.from({ length: count }, (_, i) => {
    const at = turn + (i / count) * 2 * Math.PI;
    const half = (Math.PI / count) * 0.42;
    const end = (angle: number): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    const beam = edges.reduce<Point[]>(cutOff, [[x, y], end(at - half), end(at + half)]);
    return `M${beam.map(([left, top]) => `${round(left)} ${round(top)}`).join('L')}Z`;
  }).join('');
}

/** Rings about a point, as one outline of circles in circles. */
function rings(x: number, y: number, size: number): string {
  const circle = (r: number): string =>
    `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
  return [1, 1.45, 1.95].map((factor) => circle(size * factor)).join('');
}

const path = (d: string, fill: string, opacity: number): LayoutNode => ({
  is: 'path',
  x: 0,
  y: 0,
  scale: 1,
  d,
  fill,
  opacity,
});

export function placeholderArt(
  id: string,
  icon: string | undefined,
  area: Area,
  { main, deep, soft, tint }: Shades,
  /** Whether something is on its left side. */
  aside: boolean,
): LayoutNode[] {
  const chance = chanceOf(id);
  const { x, y, width, height } = area;
  const small = Math.min(width, height);
  const [sunX, sunY] = [width * (0.25 + chance() * 0.5), height * (0.28 + chance() * 0.2)];
  const sign = { x: width * (aside ? 0.62 : 0.5), y: height * 0.5, size: small * 0.62 };
  const motif = Math.floor(chance() * 3);
  const nodes: LayoutNode[] = [
    {
      is: 'box',
      x: 0,
      y: 0,
      width,
      height,
      fill: { from: mixed(soft, tint, 0.55), to: mixed(soft, main, 0.55), angle: 90 },
    },
  ];
  if (motif === 0) nodes.push(path(beams(area, sign.x, sign.y, chance), tint, 0.34));
  if (motif === 1) {
    for (const d of rings(sunX, sunY, small * 0.2).split(/(?<=Z)/)) nodes.push(path(d, tint, 0.22));
  }
  if (motif === 2) {
    const r = small * (0.2 + chance() * 0.1);
    nodes.push({
      is: 'box',
      x: sunX - r,
      y: sunY - r,
      width: 2 * r,
      height: 2 * r,
      radius: r,
      fill: tint,
      opacity: 0.75,
    });
  }
  nodes.push(
    path(hills(area, chance, 0.62 + chance() * 0.1), mixed(main, soft, 0.35), 0.85),
    path(hills(area, chance, 0.78 + chance() * 0.08), mixed(main, deep, 0.35), 0.95),
  );
  if (icon !== undefined)
    nodes.push(
      ...iconNodes(icon, { ...sign, x: sign.x + small * 0.012, y: sign.y + small * 0.018 }, deep, 0.55),
      ...iconNodes(icon, sign, '#ffffff', 0.94),
    );
  return [{ is: 'group', at: { x, y }, clip: { x: 0, y: 0, width, height }, nodes }];
}
