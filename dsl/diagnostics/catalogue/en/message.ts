import { listed } from '../../../text/list-format.ts';
import { quote } from '../message.ts';

/** `a`, `a or b`, `a, b or c`: at most `most` of them. */
export function either(words: readonly string[], most = 6): string {
  // One that is left is told like the others.
  const shown = words.length === most + 1 ? words : words.slice(0, most);
  if (words.length > most + 1) return `${shown.join(', ')} or one of ${words.length - most} others`;
  return listed(shown, 'or');
}

/** `a`, `a and b`, `a, b and c`: at most `most` of them, the others are counted. */
export function all(words: readonly string[], most = 40): string {
  const more = words.length - most;
  const shown = more > 0 ? [...words.slice(0, most), `${more} ${more === 1 ? 'other' : 'others'}`] : words;
  return listed(shown, 'and');
}

/** Help that offers the nearest right words, or none. */
export const didYouMean = (words: readonly string[]): string | undefined =>
  words.length > 0 ? `did you mean ${either(words.map(quote))}?` : undefined;

/** More words than these are no help to somebody who looks for one. */
const LIST = 12;

/** Help that offers the nearest right words, and all there are where they are few; or none. */
export function meantOf(near: readonly string[], all: readonly string[]): string | undefined {
  const meant = didYouMean(near);
  const more = all.length > near.length && all.length <= LIST;
  return meant && more ? `${meant} there is ${either(all.map(quote), LIST)}` : meant;
}
