import { changesOf, classes, type Change, type ChangeClass } from './changes.ts';
import { groundsThere } from './grounds.ts';
import { isSeen, judge, type Judged } from './judge.ts';

export interface Score {
  readonly of: ChangeClass;
  readonly made: number;
  readonly seen: number;
}

export interface Mutated {
  readonly made: number;
  readonly judged: readonly Judged[];
  readonly scores: readonly Score[];
}

/** Tries every `step`th of `size` changes, beginning with the `from`th. */
export function mutate(size: number, seed = 'mutations', step = 1, from = 0): Mutated {
  const grounds = groundsThere();
  const bases = new Map(grounds.map(({ base, ground }) => [ground.file, base]));
  const all = changesOf(
    grounds.map(({ ground }) => ground),
    Math.ceil(size / classes.length),
    seed,
  );
  const chosen = all.filter((_, i) => i % step === from);
  // Those of a game one after the other: its text is made once.
  const inOrder = chosen.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const judged = inOrder.map((change: Change) => judge(bases.get(change.file)!, change));
  const scores = classes.map((of) => {
    const own = judged.filter(({ change }) => change.of === of);
    return { of, made: own.length, seen: own.filter(({ verdict }) => isSeen(verdict)).length };
  });
  return { made: all.length, judged, scores };
}
