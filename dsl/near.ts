/** Edit distance with transpositions (optimal string alignment), cut off at `most`. */
export function distance(a: string, b: string, most = Math.max(a.length, b.length)): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2] + 1);
      row.push(cost);
    }
    before = last;
    last = row;
    // What has grown too far by here, and one letter before, never comes back.
    if (Math.min(...last) > most && Math.min(...before) > most) return most + 1;
  }
  return last[b.length];
}

/** Nobody means another word by a longer one. */
const LONGEST = 60;

/** The words nearest to a misspelt one, best first; none where nothing is near enough to be meant. */
export function nearest(word: string, words: Iterable<string>, most = 3): string[] {
  if (word.length > LONGEST) return [];
  const allowed = Math.max(1, Math.floor(word.length / 3));
  return [...new Set(words)]
    .map((candidate) => ({ candidate, cost: distance(word.toLowerCase(), candidate.toLowerCase(), allowed) }))
    .filter(({ cost }) => cost <= allowed)
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
