import type { Diagnostic } from './diagnostic.ts';

/** Finds what was found in a stretch of a file without looking at all that was found. */
export function byPlace(
  found: readonly Diagnostic[],
): (file: string, from: number, to: number) => readonly Diagnostic[] {
  const files = new Map<string, { all: Diagnostic[]; longest: number }>();
  for (const each of found) {
    const { file, span } = each.place;
    let entry = files.get(file);
    if (!entry) files.set(file, (entry = { all: [], longest: 0 }));
    entry.all.push(each);
    entry.longest = Math.max(entry.longest, span.end - span.start);
  }
  for (const { all } of files.values()) all.sort((a, b) => a.place.span.start - b.place.span.start);
  return (file, from, to) => {
    const entry = files.get(file);
    if (!entry) return [];
    const { all, longest } = entry;
    let low = 0;
    for (let high = all.length; low < high;) {
      const middle = (low + high) >> 1;
      if (all[middle].place.span.start < from - longest) low = middle + 1;
      else high = middle;
    }
    const there: Diagnostic[] = [];
    for (; low < all.length && all[low].place.span.start <= to; low++)
      if (all[low].place.span.end >= from) there.push(all[low]);
    return there;
  };
}
