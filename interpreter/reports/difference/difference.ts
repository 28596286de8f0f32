/** What a game with variants on top does otherwise than its base, part by part. */
import type { BookLines } from '../rule-book/index.ts';

/** A step on the path to a part: its sort, and its name if it has one. */
export interface Crumb {
  /** A key of the data, such as `settings` or `cost`. */
  readonly key: string;
  /** What the key is called by the game: the name of a field. */
  readonly called: string | undefined;
  readonly name: string | undefined;
}

export interface Difference {
  readonly how: 'changed' | 'added' | 'removed';
  /** By which variants name it, with slashes. */
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  /** In words: a statement, an element of a list or a value each. */
  readonly before: BookLines;
  readonly after: BookLines;
  /** Both sides read the same in words: `before` and `after` are the data. */
  readonly alike?: true;
  /** The parts of a declaration that was added as a whole. */
  readonly parts: readonly Difference[];
}
