/** The faces of printed cards as chains of the fonts that come with the program. */
import type { FaceId } from './font-set.ts';

/** Fonts with the letters of western languages, of further ones, and of all others. */
export const fontChains = {
  serif: ['serif', 'serif-more', 'other'],
  italic: ['italic', 'italic-more', 'other'],
  bold: ['bold', 'bold-more', 'other-strong'],
  sans: ['sans', 'sans-more', 'other'],
  strong: ['strong', 'strong-more', 'other-strong'],
} as const satisfies Readonly<Record<FaceId, readonly string[]>>;

export type FontName = (typeof fontChains)[FaceId][number];
