/** What the page asks about the drawings of cards, and what it is answered. */
import type { Language } from '../../../dsl/text/locale.ts';
import type { PlacedFinding } from '../placed-finding.ts';

/** A card as it is printed in one language. */
export interface DrawnFace {
  readonly language: Language;
  /** A document of SVG. */
  readonly svg: string;
  /** The height of the card beside its width. */
  readonly ratio: number;
}

/** The cards of a file, drawn, and what does not fit on them. */
export interface DrawnCards {
  readonly cards: readonly { readonly id: string; readonly faces: readonly DrawnFace[] }[];
  readonly findings: readonly PlacedFinding[];
}

export interface DrawingCalls {
  /** Draws the cards of a file of the set as they were checked last; all languages, or one. */
  drawCards(given: {
    readonly file: string;
    /** Of many cards those around this place are drawn. */
    readonly offset: number;
    readonly languages: readonly Language[];
    readonly language: Language;
  }): DrawnCards;
}
