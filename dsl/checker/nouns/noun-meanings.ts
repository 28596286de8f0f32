import type { Many, Reason, Scalar, Test } from '../../ir/expressions.ts';
import type { Span } from '../../text/source.ts';
import type { EnumSymbol, FieldSymbol } from '../../language/symbols/symbols.ts';
import { writtenWords, type PhraseMeaning, type Scope, type PhraseType } from '../scope.ts';

/** Constructors of what phrases describe. */

const plain = { reasons: [], together: [], each: false, placed: true } as const;

/** A list of one element, or of none if the value is nothing; a number is always one. */
export const listOfOne = ({ sort }: PhraseType, value: Scalar): Many =>
  sort === 'number' ? { op: 'one', value, isNumber: true } : { op: 'one', value };

/** Exactly one referent that is known without a choice. */
export const definite = (thing: PhraseType, scalar: Scalar, span: Span): PhraseMeaning => ({
  ...plain,
  thing,
  many: false,
  scalar,
  set: listOfOne(thing, scalar),
  depth: 0,
  span,
});

/** Several referents. */
export const several = (
  thing: PhraseType,
  set: Many,
  span: Span,
  more: Partial<PhraseMeaning> = {},
): PhraseMeaning => ({
  ...plain,
  thing,
  many: true,
  set,
  depth: 0,
  span,
  ...more,
});

export const constant = (value: number): Scalar => ({ op: 'constant', value });

/** One card by its number. */
export const oneCard = (value: number): Scalar => ({ op: 'constant', value, isCard: true });

/** The described referents that also pass a test; the test reads the candidate as `it` of `depth`. */
export function filtered(described: PhraseMeaning, depth: number, test: Test, words: string): PhraseMeaning {
  const reasons: Reason[] = [...described.reasons, { test, words }];
  const set: Many = { op: 'filter', of: described.set, depth, test };
  return { ...described, scalar: undefined, many: true, set, depth, reasons };
}

/** Reads something with the described noun as candidate: `where`, `with` and qualities do. */
export function ofCandidate<T>(scope: Scope, thing: PhraseType, read: (it: Scalar, depth: number) => T): T {
  const depth = scope.depth + 1;
  const it: Scalar = { op: 'it', depth };
  const { candidate, around, they } = scope;
  const before = { depth: scope.depth, candidate, around, they };
  scope.depth = depth;
  scope.around = candidate;
  scope.candidate = { thing, value: it };
  if (thing.sort === 'player') scope.they = it;
  try {
    return read(it, depth);
  } finally {
    Object.assign(scope, before);
  }
}

/** Whether both have the same sort, and the same set of values. */
export const sameSort = (a: PhraseType, b: PhraseType): boolean =>
  a.sort === b.sort && (!a.of || !b.of || a.of === b.of);

/** Whether cards of the first description can be of the kinds of the second. */
export function kindsMeet(a: PhraseType, b: PhraseType): boolean {
  if (!sameSort(a, b)) return false;
  if (!a.kinds || !b.kinds) return true;
  return a.kinds.some((kind) => b.kinds!.includes(kind));
}

/** The test that a card is of one of the kinds, or none where every card is. */
export const kindTest = (card: Scalar, thing: PhraseType): Test | undefined =>
  thing.kinds ? { op: 'kind', card, kinds: thing.kinds.map((kind) => kind.index) } : undefined;

/** A pile stands for its cards where cards are wanted. */
export function asCards(described: PhraseMeaning): PhraseMeaning {
  if (described.thing.sort !== 'pile') return described;
  const thing: PhraseType = { sort: 'card', kinds: described.thing.zone?.takes };
  const set: Many = described.scalar
    ? { op: 'cards-of', pile: described.scalar }
    : { op: 'cards-of-all', piles: described.set };
  return several(thing, set, described.span);
}

/** Adds a test of the candidate, with the words that say it. */
export const demanding = (scope: Scope, described: PhraseMeaning, test: Test, span: Span): PhraseMeaning => ({
  ...described,
  reasons: [...described.reasons, { test, words: writtenWords(scope, span) }],
});

/** Offers only what passes a test as well; the words say what is asked. All of it where there is no test. */
export const offered = (
  scope: Scope,
  given: PhraseMeaning,
  words: string,
  testOf: (it: Scalar) => Test | undefined,
): PhraseMeaning =>
  ofCandidate(scope, given.thing, (it, depth) => {
    const test = testOf(it);
    if (!test) return given;
    const set: Many = { op: 'filter', of: given.set, depth, test };
    return { ...given, set, depth, reasons: [...given.reasons, { test, words }] };
  });

/** A test of the one referent that is described, or of at least one of them. */
export function forSome(
  scope: Scope,
  described: PhraseMeaning,
  test: (value: Scalar) => Test | undefined,
): Test | undefined {
  if (described.scalar) return test(described.scalar);
  return ofCandidate(scope, described.thing, (it, depth) => {
    const each = test(it);
    return each && { op: 'some', of: { op: 'filter', of: described.set, depth, test: each } };
  });
}

/** The set that the values of a field belong to. */
export const setOf = ({ type }: FieldSymbol): EnumSymbol | undefined =>
  type.type === 'value' || type.type === 'set' ? type.of : undefined;
