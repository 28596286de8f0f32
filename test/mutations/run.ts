import { changesOf, classes, type ChangeClass } from './changes.ts';
import { groundsThere } from './grounds.ts';
import { isSeen, judge, type Judged } from './judge.ts';
import { reasonFor } from './same.ts';

/** How many changes of a class there were, and how many of those that mean something else were told. */
export interface Score {
  readonly of: ChangeClass;
  readonly made: number;
  readonly seen: number;
  /** Of the others: those that mean the same as before. */
  readonly same: number;
}

export interface Mutated {
  readonly made: number;
  readonly judged: readonly Judged[];
  readonly scores: readonly Score[];
  /** Those that were not told. */
  readonly survivors: readonly Judged[];
}

/**
 * Changes single words, numbers and lines of all cards, examples and game files, `size` of them in all, and judges what
 * comes of each. Of these every `step`th is tried, beginning with the `from`th. Only every `files`th file is changed.
 */
export function mutate(size: number, seed = 'mutations', step = 1, from = 0, files = 1): Mutated {
  const grounds = groundsThere((_, i) => i % files === 0);
  const bases = new Map(grounds.map(({ base, ground }) => [ground.file, base]));
  const all = changesOf(
    grounds.map(({ ground }) => ground),
    Math.ceil(size / classes.length),
    seed,
  );
  const chosen = all.filter((_, i) => i % step === from);
  // Those of a game one after the other: its text is made once.
  const inOrder = chosen.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const judged = inOrder.map((change) => judge(bases.get(change.file)!, change));
  const survivors = judged.filter(({ verdict }) => !isSeen(verdict));
  const scores = classes.map((of) => {
    const lost = survivors.filter(({ change }) => change.of === of);
    const made = judged.filter(({ change }) => change.of === of).length;
    const same = lost.filter((each) => reasonFor(each)?.same).length;
    return { of, made, seen: made - lost.length, same };
  });
  return { made: all.length, judged, scores, survivors };
}

/** How many of a hundred changes that mean something else were told. */
export function percentOf(scores: readonly Score[]): number {
  const sum = (count: (score: Score) => number): number =>
    scores.reduce((total, each) => total + count(each), 0);
  const told = sum(({ made, same }) => made - same);
  return told === 0 ? 100 : (100 * sum(({ seen }) => seen)) / told;
}
