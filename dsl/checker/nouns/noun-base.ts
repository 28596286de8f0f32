import type { Described } from '../scope.ts';
import type { Noun } from './qualified-noun.ts';
import type { Tail } from '../../language/syntax/ast.ts';

/** The things, and the words that are left to narrow them. */
export interface Base {
  readonly value: Described;
  readonly qualities: Noun['qualities'];
  readonly tails: readonly Tail[];
}
