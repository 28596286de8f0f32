import { listed } from '../../../text/list-format.ts';
import { quote } from '../message.ts';

/** `a`, `a ou b`, `a, b ou c`: at most `most` of them. */
export function either(words: readonly string[], most = 6): string {
  // One that is left is told like the others.
  const shown = words.length === most + 1 ? words : words.slice(0, most);
  if (words.length > most + 1) return `${shown.join(', ')} ou l'un des ${words.length - most} autres`;
  return listed(shown, 'ou');
}

/** `a`, `a et b`, `a, b et c`. */
export function all(words: readonly string[], most = 40): string {
  const more = words.length - most;
  const shown = more > 0 ? [...words.slice(0, most), `${more} ${more === 1 ? 'autre' : 'autres'}`] : words;
  return listed(shown, 'et');
}

/** Help that offers the nearest right words, or none. */
export const didYouMean = (words: readonly string[]): string | undefined =>
  words.length > 0 ? `vouliez-vous dire ${either(words.map(quote))} ?` : undefined;

/** More words than these are no help to somebody who looks for one. */
const LIST = 12;

/** Help that offers the nearest right words, and all there are where they are few; or none. */
export function meantOf(near: readonly string[], known: readonly string[]): string | undefined {
  const meant = didYouMean(near);
  const more = known.length > near.length && known.length <= LIST;
  return meant && more ? `${meant} il y a ${either(known.map(quote), LIST)}` : meant;
}
