/** Colours: those that data name, and the shades of one that a card is drawn in. */

/** Neighbours in the list are far apart, for what takes its colour by chance. */
const named: Readonly<Record<string, string>> = {
  blue: '#2c62a3',
  red: '#a8322d',
  green: '#3d7a3f',
  purple: '#74449a',
  brown: '#7b5436',
  teal: '#1f7770',
  gold: '#9a7416',
  indigo: '#4a4a9c',
  pink: '#a8437c',
  orange: '#b95f1c',
  grey: '#62686f',
  black: '#33363b',
  yellow: '#a88a12',
};

/** The shades of a colour, from the frame to the paper. */
export interface Shades {
  readonly deep: string;
  readonly main: string;
  readonly soft: string;
  readonly tint: string;
  readonly paper: string;
  readonly ink: string;
}

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A colour on the way to another one. */
export const mixed = (from: string, to: string, part: number): string => {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return hexOf([0, 1, 2].map((i) => a[i] + (b[i] - a[i]) * part) as unknown as Rgb);
};

/** How light a colour is to the eye, from 0 to 1. */
function lightness(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const x = part / 255;
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** White can be read on what is no lighter: at least 4.5 to 1. */
const DARK_ENOUGH = 1.05 / 4.5 - 0.05;

function darkened(hex: string): string {
  let colour = hex;
  for (let i = 0; i < 20 && lightness(colour) > DARK_ENOUGH; i++) colour = mixed(colour, '#000000', 0.08);
  return colour;
}

export function shadesOf(colour: string): Shades {
  const main = darkened(named[colour] ?? colour.toLowerCase());
  return {
    main,
    deep: mixed(main, '#0b0d12', 0.5),
    soft: mixed(main, '#ffffff', 0.42),
    tint: mixed(main, '#fbf7ee', 0.8),
    paper: mixed('#fdfaf3', main, 0.03),
    ink: '#211d19',
  };
}

/** What is printed to save ink: no surfaces, and dark writing. */
export function sparing(shades: Shades): Shades {
  return { ...shades, soft: '#ffffff', tint: '#ffffff', paper: '#ffffff', ink: '#000000' };
}

/** Colours for what has none; black says too much, and yellow is too near to gold. */
const wheel = Object.keys(named).slice(0, -2);

/** The same for a word at all times; what is called after a colour has it. */
export const colourOfWord = (word: string): string =>
  Object.hasOwn(named, word) ? word : wheel[numberOf(word) % wheel.length];

/** A whole number from a word, spread evenly (FNV-1a with a last mix). */
export function numberOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
