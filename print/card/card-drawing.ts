/** What the parts of a card share while they are drawn. */
import type { Language } from '../../dsl/nlg/index.ts';
import type { Area, LayoutNode, Picture } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';
import type { CardSize } from './card-sizes.ts';
import type { Shades } from './palette.ts';

/** The parts of a card that have an area of their own. */
export type CardPart = 'name' | 'art' | 'type' | 'numbers' | 'rows' | 'text' | 'foot' | 'box';

/** A text that does not fit: in its area are so many lines too many, or what is one line is too wide. */
export interface CardOverflow {
  readonly part: CardPart;
  /** The field whose text it is, where it is one. */
  readonly field: string | undefined;
  readonly language: Language;
  readonly lines: number;
}

/** An area of a card; those of one card do not overlap. */
export interface CardRegion extends Area {
  readonly part: CardPart;
}

/** A card that was drawn: nodes from the top left corner of the cut card. */
export interface DrawnCard {
  readonly id: string;
  readonly title: string;
  readonly size: CardSize;
  readonly nodes: readonly LayoutNode[];
  readonly regions: readonly CardRegion[];
  readonly overflows: readonly CardOverflow[];
}

export interface CardOptions {
  /** In place of the size of its kind. */
  readonly size?: CardSize;
  /** How far its colours reach beyond the cut, in millimetres. */
  readonly bleed: number;
  readonly lowInk: boolean;
  readonly picture?: Picture;
  /** What stands at its foot behind its id: the pack and its version. */
  readonly source: string;
}

/** A card while it is drawn. */
export interface Drawing {
  readonly fonts: FontSet;
  readonly shades: Shades;
  /** How large this card is beside a poker card. */
  readonly unit: number;
  readonly lowInk: boolean;
  readonly nodes: LayoutNode[];
  readonly regions: CardRegion[];
  readonly overflows: CardOverflow[];
}
