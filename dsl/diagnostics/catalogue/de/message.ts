import { listed } from '../../../text/list-format.ts';
import { quote } from '../message.ts';

/** `a`, `a oder b`, `a, b oder c`: at most `most` of them. */
export function either(words: readonly string[], most = 6): string {
  // One that is left is told like the others.
  const shown = words.length === most + 1 ? words : words.slice(0, most);
  const others = words.length - most;
  if (others > 1) return `${shown.join(', ')} oder eins von ${others} anderen`;
  return listed(shown, 'oder');
}

/** `a`, `a und b`, `a, b und c`. */
export function all(words: readonly string[], most = 40): string {
  const more = words.length - most;
  const shown =
    more > 0 ? [...words.slice(0, most), `${more} ${more === 1 ? 'weiteres' : 'weitere'}`] : words;
  return listed(shown, 'und');
}

/** Help that offers the nearest right words, or none. */
export const didYouMean = (words: readonly string[]): string | undefined =>
  words.length > 0 ? `gemeint war vielleicht ${either(words.map(quote))}` : undefined;

/** More words than these are no help to somebody who looks for one. */
const LIST = 12;

/** Help that offers the nearest right words, and all there are where they are few; or none. */
export function meantOf(near: readonly string[], known: readonly string[]): string | undefined {
  const meant = didYouMean(near);
  const more = known.length > near.length && known.length <= LIST;
  return meant && more ? `${meant}; es gibt ${either(known.map(quote), LIST)}` : meant;
}
