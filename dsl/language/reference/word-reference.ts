/** What the small words say, for the reference and for editors; exhaustive over the types of the tree. */
import type { Comparison, NounPreposition, Quantity, Tail, VerbPreposition } from '../syntax/ast.ts';
import reference from './word-reference.json' with { type: 'json' };

/** What a word says, and an example: an effect that the tests run. `not yet`: read, and refused as not carried out. */
export interface ReferenceRow {
  readonly words: readonly string[];
  /** The words alone, without the words behind them. */
  readonly bare?: readonly string[];
  readonly says: string;
  readonly example: string;
  /** Refused too: the game of the examples has not what it needs. */
  readonly needs?: string;
}

export const quantities: Readonly<
  Record<Quantity['kind'] | 'a' | 'another' | 'all' | 'each' | 'the' | 'first', ReferenceRow>
> = reference.quantities;

export const nounPrepositions: Readonly<
  Record<Exclude<NounPreposition, 'for'> | Exclude<Tail['kind'], 'place' | 'relative'>, ReferenceRow>
> = reference.nounPrepositions;

export const comparisons: Readonly<Record<Comparison | 'bare', ReferenceRow>> = reference.comparisons;

export const verbPrepositions: Readonly<Record<VerbPreposition, string>> = reference.verbPrepositions;

/** Rows by each of the words that they are about. */
const byWord: ReadonlyMap<string, ReferenceRow> = new Map(
  [quantities, nounPrepositions, comparisons].flatMap((table) =>
    Object.values(table).flatMap((row: ReferenceRow) =>
      (row.bare ?? row.words).map((word): [string, ReferenceRow] => [word, row]),
    ),
  ),
);

/** What a small word says, if there is something to say of it alone. */
export const sayingOf = (word: string): { says: string; example?: string } | undefined => {
  const row = byWord.get(word);
  if (row) return { says: row.says, example: row.example };
  const says = Object.hasOwn(verbPrepositions, word) ? verbPrepositions[word as VerbPreposition] : undefined;
  return says === undefined ? undefined : { says };
};
