/** A 53-bit hash of a text as 14 hexadecimal digits (cyrb53, public domain): for telling data apart, not for security. */
export function hashText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}

// Saves and logs know by these hashes whether the data are still those that were played with.

export const hashOf = (parts: ReadonlyMap<string, string>): string =>
  hashText(
    [...parts.keys()]
      .sort()
      .map((path) => `${path} ${parts.get(path)}`)
      .join('\n'),
  );

/** The part that says which decks the seats have brought. */
export const DECKS_OF_SEATS = 'decks of seats';
