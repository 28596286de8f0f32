/**
 * A page as SVG. Letters are outlines, so that it looks the same wherever it is opened; the whole text stands in its title
 * and its labels. The same page gives the same file.
 */
import { base64 } from './base64.ts';
import type { GroupNode, LayoutNode, LayoutPage, Paint, PathNode, TextNode } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';

/** What a document collects while its nodes are written. */
interface Writing {
  readonly fonts: FontSet;
  readonly glyphs: Map<string, string>;
  readonly gradients: Map<string, string>;
  readonly pictures: Map<string, string>;
  clips: number;
  readonly definitions: string[];
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function svgOf(page: LayoutPage, fonts: FontSet): string {
  const w: Writing = {
    fonts,
    glyphs: new Map(),
    gradients: new Map(),
    pictures: new Map(),
    clips: 0,
    definitions: [],
  };
  const body = page.nodes.map((node) => written(w, node)).join('\n');
  const [width, height] = [number(page.width), number(page.height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(page.title)}</title>`,
    ...(w.definitions.length > 0 ? [`<defs>\n${w.definitions.join('\n')}\n</defs>`] : []),
    body,
    '</svg>\n',
  ].join('\n');
}

function written(w: Writing, node: LayoutNode): string {
  switch (node.is) {
    case 'box': {
      const { x, y, width, height, radius = 0, fill, stroke, opacity = 1 } = node;
      const round = radius > 0 ? ` rx="${number(radius)}"` : '';
      const line =
        stroke === undefined
          ? ''
          : ` stroke="${stroke.colour}" stroke-width="${number(stroke.width)}"${stroke.dash === undefined ? '' : ` stroke-dasharray="${number(stroke.dash)}"`}`;
      return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${round}${filled(w, fill)}${line}${seen(opacity)}/>`;
    }
    case 'text':
      return textOf(w, node);
    case 'path':
      return pathOf(w, node);
    case 'picture': {
      const { x, y, width, height, picture } = node;
      let id = w.pictures.get(picture.name);
      if (id === undefined) {
        w.pictures.set(picture.name, (id = `p${w.pictures.size}`));
        w.definitions.push(
          `<symbol id="${id}" viewBox="0 0 ${picture.across} ${picture.down}" preserveAspectRatio="xMidYMid slice"><image width="${picture.across}" height="${picture.down}" href="data:image/${picture.type};base64,${base64(picture.bytes)}"/></symbol>`,
        );
      }
      return `<use href="#${id}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"/>`;
    }
    case 'group':
      return groupOf(w, node);
  }
}

/** Of fill and stroke each for itself: nothing has both, and no layer of its own is needed. */
const seen = (opacity: number): string =>
  opacity < 1 ? ` fill-opacity="${number(opacity)}" stroke-opacity="${number(opacity)}"` : '';

function filled(w: Writing, fill: Paint | undefined): string {
  if (fill === undefined) return ' fill="none"';
  if (typeof fill === 'string') return ` fill="${fill}"`;
  const key = `${fill.from} ${fill.to} ${fill.angle}`;
  let id = w.gradients.get(key);
  if (id === undefined) {
    w.gradients.set(key, (id = `c${w.gradients.size}`));
    const to = fill.angle === 0 ? 'x2="1" y2="0"' : fill.angle === 90 ? 'x2="0" y2="1"' : 'x2="1" y2="1"';
    w.definitions.push(
      `<linearGradient id="${id}" x1="0" y1="0" ${to}><stop stop-color="${fill.from}"/><stop offset="1" stop-color="${fill.to}"/></linearGradient>`,
    );
  }
  return ` fill="url(#${id})"`;
}

const small = (value: number): string => value.toPrecision(6);

function textOf(w: Writing, { x, y, size, pieces, ink, opacity = 1 }: TextNode): string {
  const label = pieces.map(({ text }) => text).join('');
  const parts = pieces.map((piece) => {
    const { unit, glyphs } = w.fonts.outlines(piece);
    const scale = size / unit;
    const uses = glyphs.flatMap(({ id, d, x: at }) => {
      if (d === '') return [];
      if (!w.glyphs.has(id)) {
        w.glyphs.set(id, `g${w.glyphs.size}`);
        w.definitions.push(`<path id="${w.glyphs.get(id)}" d="${d}"/>`);
      }
      return [`<use href="#${w.glyphs.get(id)}"${at === 0 ? '' : ` x="${number(at)}"`}/>`];
    });
    return `<g transform="translate(${number(x + piece.x * size)} ${number(y)}) scale(${small(scale)} ${small(-scale)})">${uses.join('')}</g>`;
  });
  return `<g fill="${ink}"${seen(opacity)} aria-label="${escaped(label)}">${parts.join('')}</g>`;
}

function pathOf(w: Writing, { x, y, scale, d, fill, stroke, opacity = 1 }: PathNode): string {
  const line =
    stroke === undefined ? '' : ` stroke="${stroke.colour}" stroke-width="${number(stroke.width / scale)}"`;
  const move =
    x === 0 && y === 0 && scale === 1
      ? ''
      : ` transform="translate(${number(x)} ${number(y)}) scale(${scale.toPrecision(6)})"`;
  return `<path d="${d}"${move}${filled(w, fill)}${line}${seen(opacity)}/>`;
}

function groupOf(w: Writing, { at, clip, nodes }: GroupNode): string {
  const inside = nodes.map((node) => written(w, node)).join('\n');
  let clipped = '';
  if (clip) {
    const id = `k${w.clips++}`;
    const { x, y, width, height, radius = 0 } = clip;
    w.definitions.push(
      `<clipPath id="${id}"><rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}"/></clipPath>`,
    );
    clipped = ` clip-path="url(#${id})"`;
  }
  const turn = at?.turn === undefined ? '' : ` rotate(${at.turn})`;
  const move = at === undefined ? '' : ` transform="translate(${number(at.x)} ${number(at.y)})${turn}"`;
  return `<g${move}${clipped}>\n${inside}\n</g>`;
}
