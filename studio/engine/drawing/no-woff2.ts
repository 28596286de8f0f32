/** In place of the decompression of WOFF2, which is large: the fonts of the page are WOFF (see vite.config.ts). */
export default function refuse(): never {
  throw new RangeError('fonts of the page are no WOFF2');
}
