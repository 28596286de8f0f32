/** Saved positions in which a card has changed places with another one. */
import type { Saved } from '../../../interpreter/match/save/save-shapes.ts';

/**
 * The positions in which one of `copies` is in a zone, in exchange for a card there; and the one in which it is there
 * besides. In a zone in play, cards of the same kind come first: their state fits.
 */
export function* swappedPositions(
  saved: Saved,
  copies: readonly string[],
  zone: string,
  inPlay: boolean,
  kindOf: (name: string) => unknown,
): Generator<unknown> {
  const there = saved.zones[zone] ?? [];
  if (copies.some((copy) => there.includes(copy))) {
    yield saved;
    return;
  }
  const isAlike = (name: string, copy: string): boolean => kindOf(name) === kindOf(copy);
  for (const copy of copies) {
    const alike = there.filter((name) => isAlike(name, copy));
    const others = inPlay ? [] : there.filter((name) => !isAlike(name, copy));
    for (const name of [...alike, ...others]) yield exchanged(saved, copy, name);
    const from = Object.keys(saved.zones).find((each) => saved.zones[each].includes(copy));
    if (from === undefined || inPlay) continue;
    const left = saved.zones[from].filter((name) => name !== copy);
    yield { ...saved, zones: { ...saved.zones, [from]: left, [zone]: [...there, copy] } };
  }
}

/** Data in which two names stand for each other, as values and as keys. */
function exchanged(data: unknown, one: string, other: string): unknown {
  const swap = (name: string): string => (name === one ? other : name === other ? one : name);
  if (typeof data === 'string') return swap(data);
  if (Array.isArray(data)) return data.map((each) => exchanged(each, one, other));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [swap(key), exchanged(value, one, other)]),
  );
}
