/** What can be measured of a card that was drawn, without looking at it. */
import { SAFE } from '../../print/card/card-layout.ts';
import type { CardRegion, DrawnCard } from '../../print/card/card-drawing.ts';
import type { Area, LayoutNode, TextNode } from '../../print/tree/layout-tree.ts';

const THIN = 0.02;

/** All texts with their places on the card. */
export function textsOf(nodes: readonly LayoutNode[], x = 0, y = 0): TextNode[] {
  return nodes.flatMap((node): TextNode[] => {
    if (node.is === 'text') return [{ ...node, x: node.x + x, y: node.y + y }];
    if (node.is !== 'group' || node.at?.turn !== undefined) return [];
    return textsOf(node.nodes, x + (node.at?.x ?? 0), y + (node.at?.y ?? 0));
  });
}

const areaOf = ({ x, y, width, size }: TextNode): Area => ({
  x,
  y: y - size * 0.7,
  width,
  height: size * 0.7,
});

const overlap = (a: Area, b: Area): boolean =>
  a.x + a.width > b.x + THIN &&
  b.x + b.width > a.x + THIN &&
  a.y + a.height > b.y + THIN &&
  b.y + b.height > a.y + THIN;

const within = (a: Area, b: Area): boolean =>
  a.x >= b.x - THIN &&
  a.y >= b.y - THIN &&
  a.x + a.width <= b.x + b.width + THIN &&
  a.y + a.height <= b.y + b.height + THIN;

/** What is wrong with the places of a card: parts and lines that overlap, and texts that leave what is safe from the cut. */
export function faultsOf({ id, size, regions, nodes, overflows }: DrawnCard): string[] {
  const safe = { x: SAFE, y: SAFE, width: size.width - 2 * SAFE, height: size.height - 2 * SAFE };
  const texts = textsOf(nodes);
  const pairs = regions.flatMap((a, i) => regions.slice(i + 1).map((b): [CardRegion, CardRegion] => [a, b]));
  return [
    ...overflows.map(({ part, lines }) => `${id}: ${part} is ${lines} lines too long`),
    ...pairs.filter(([a, b]) => overlap(a, b)).map(([a, b]) => `${id}: ${a.part} and ${b.part} overlap`),
    ...texts
      .filter((text) => !within(areaOf(text), safe))
      .map(({ pieces }) => `${id}: "${pieces.map(({ text }) => text).join('')}" is cut`),
    ...texts.flatMap((a, i) =>
      texts
        .slice(i + 1)
        .filter((b) => overlap(areaOf(a), areaOf(b)))
        .map((b) => `${id}: "${a.pieces[0].text}" and "${b.pieces[0].text}" overlap`),
    ),
  ];
}
