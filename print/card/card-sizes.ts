/** The sizes in which cards are sold, in millimetres. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

const sizes: Readonly<Record<string, CardSize>> = {
  poker: { width: 63, height: 88 },
  bridge: { width: 57, height: 88 },
  tarot: { width: 70, height: 120 },
  oversized: { width: 89, height: 127 },
  mini: { width: 44, height: 67 },
};

export const sizeNames: readonly string[] = Object.keys(sizes);

const isSound = (side: number): boolean => side >= 30 && side <= 200;

/** A size by its name or as `63x88`; undefined for other words and for what no paper holds. */
export function cardSizeOf(word: string): CardSize | undefined {
  if (Object.hasOwn(sizes, word)) return sizes[word];
  const [, width, height] = /^(\d{2,3}(?:\.\d)?)x(\d{2,3}(?:\.\d)?)$/.exec(word) ?? [];
  if (width === undefined) return undefined;
  const size = { width: Number(width), height: Number(height) };
  return isSound(size.width) && isSound(size.height) ? size : undefined;
}
