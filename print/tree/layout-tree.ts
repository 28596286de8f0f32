/**
 * What is drawn: boxes, texts, icons, pictures and groups of them, in millimetres from the top left corner. Everything is
 * placed; the back ends (SVG, PDF) measure nothing and decide nothing.
 */
import type { FaceId, FontPiece } from '../type/font-set.ts';

/** A rectangle in millimetres. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A colour as `#rrggbb`, or a gradient from one to another: at an angle of 0 from left to right, at 90 downwards. */
export type Paint = string | { readonly from: string; readonly to: string; readonly angle: 0 | 45 | 90 };

export interface BoxNode extends Area {
  readonly is: 'box';
  readonly radius?: number;
  readonly fill?: Paint;
  readonly opacity?: number;
  readonly stroke?: { readonly colour: string; readonly width: number; readonly dash?: number };
}

/** One line of text in one face; `x` is where it begins, `y` its baseline. */
export interface TextNode {
  readonly is: 'text';
  readonly x: number;
  readonly y: number;
  /** The size of its letters in millimetres. */
  readonly size: number;
  readonly face: FaceId;
  readonly pieces: readonly FontPiece[];
  readonly width: number;
  readonly ink: string;
  readonly opacity?: number;
}

/** An outline in its own units, which `scale` turns into millimetres. */
export interface PathNode {
  readonly is: 'path';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly d: string;
  readonly fill?: Paint;
  /** The area that a gradient runs over, in the units of the outline. */
  readonly over?: Area;
  readonly opacity?: number;
  readonly stroke?: { readonly colour: string; readonly width: number };
}

/** A picture of the designer: shown as large as it must be to cover its area, and cut off there. */
export interface PictureNode extends Area {
  readonly is: 'picture';
  readonly picture: Picture;
}

export interface Picture {
  readonly name: string;
  readonly type: 'png' | 'jpeg';
  readonly bytes: Uint8Array;
  /** In dots. */
  readonly across: number;
  readonly down: number;
}

/** Nodes that are moved, turned about their origin, or cut off together. */
export interface GroupNode {
  readonly is: 'group';
  readonly at?: { readonly x: number; readonly y: number; readonly turn?: number };
  readonly clip?: Area & { readonly radius?: number };
  readonly nodes: readonly LayoutNode[];
}

export type LayoutNode = BoxNode | TextNode | PathNode | PictureNode | GroupNode;

/** A page or a single picture, and what it is called for people who cannot see it. */
export interface LayoutPage {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly nodes: readonly LayoutNode[];
  /** Where it will be cut, and how far its colours reach beyond: for printers who cut by machine. */
  readonly trim?: Area;
}

export const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Millimetres in a point. */
export const POINT = 25.4 / 72;
