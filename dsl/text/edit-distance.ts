/** Edit distance with transpositions (optimal string alignment), cut off at `most`. */
function distance(a: string, b: string, most = Math.max(a.length, b.length)): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [earlier, before, row] = rows;
  for (let j = 0; j <= b.length; j++) before[j] = j;
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    const letterBefore = i > 1 ? a.charCodeAt(i - 2) : -1;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = before[j - 1] + (letter === other ? 0 : 1);
      if (before[j] + 1 < cost) cost = before[j] + 1;
      if (row[j - 1] + 1 < cost) cost = row[j - 1] + 1;
      if (j > 1 && letterBefore === other && letter === b.charCodeAt(j - 2) && earlier[j - 2] + 1 < cost)
        cost = earlier[j - 2] + 1;
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // What has grown too far by here, and one letter before, never comes back.
    if (least > most && leastBefore > most) return most + 1;
    leastBefore = least;
    [earlier, before, row] = [before, row, earlier];
  }
  return before[b.length];
}

/** The last three rows of the table of costs, kept: words are compared by the million. */
const rows: [number[], number[], number[]] = [[], [], []];

/** Nobody means another word by a longer one. */
const LONGEST = 60;
/** Words asked about whose answers are kept: a mistake is mostly made more than once. */
const MOST_KEPT = 1000;

/** The words nearest to a misspelt one, best first; none where nothing is near enough to be meant. */
export const nearest = (word: string, words: Iterable<string>, most = 3): string[] =>
  nearestAmong(words)(word, most);

/** The same for many misspelt words: the words that there are, thousands of them at times, are gone through once. */
export function nearestAmong(words: Iterable<string>): (word: string, most?: number) => string[] {
  const candidates = Array.from(new Set(words), (candidate) => {
    const lower = candidate.toLowerCase();
    return { candidate, lower, letters: lettersOf(lower) };
  });
  const asked = new Map<string, readonly string[]>();
  return (word, most = 3) => {
    if (word.length > LONGEST) return [];
    const known = asked.get(word);
    if (known) return known.slice(0, most);
    const allowed = Math.max(1, Math.floor(word.length / 3));
    const sought = word.toLowerCase();
    const letters = lettersOf(sought);
    const found: { readonly candidate: string; readonly cost: number }[] = [];
    for (const { candidate, lower, letters: own } of candidates) {
      // A letter that only one of them has costs a change at least.
      if (countOf(letters & ~own) > allowed || countOf(own & ~letters) > allowed) continue;
      const cost = distance(sought, lower, allowed);
      if (cost <= allowed) found.push({ candidate, cost });
    }
    const sorted = found
      .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
      .map(({ candidate }) => candidate);
    if (asked.size >= MOST_KEPT) asked.clear();
    asked.set(word, sorted);
    return sorted.slice(0, most);
  };
}

/** The set of the letters of a word, as 32 bits; several letters share a bit. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** How many bits are set. */
function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
