/** What the small words say, for the reference and for editors; exhaustive over the types of the tree. */
import type { Comparison, NounPreposition, Quantity, Tail, VerbPreposition } from '../syntax/ast.ts';

/** What a word says, and an example: an effect that the tests run. `not yet`: read, and refused as not carried out. */
export interface ReferenceRow {
  readonly words: string;
  readonly says: string;
  readonly example: string;
  readonly notYet?: true;
  /** Refused too: the game of the examples has not what it needs. */
  readonly needs?: string;
}

export const quantities: Readonly<
  Record<Quantity['kind'] | 'a' | 'another' | 'all' | 'each' | 'the', ReferenceRow>
> = {
  a: { words: '`a`, `an`', says: 'one, chosen', example: 'discard a card in your hand' },
  another: {
    words: '`another`',
    says: 'one, not the one named before',
    example: 'choose a fruit, then move another fruit to your hand',
  },
  all: { words: '`all`', says: 'all there are', example: 'move all cards in your hand to the deck' },
  each: {
    words: '`each`, `every`',
    says: 'one after the other',
    example: 'each player gains a coin',
  },
  the: {
    words: '`the`, `your`, `their`',
    says: 'the one there is',
    example: 'move the top card of the deck to your hand',
  },
  count: {
    words: '`2`, `2 or more`',
    says: 'so many; without *or more* as many of them as there are',
    example: 'reveal 2 or more cards in your hand',
  },
  compared: {
    words: '`exactly 2`, `at least 2`, `at most 2`, `more than 2`, `less than 2`',
    says: 'a number within bounds; the whole order is left out where there are too few',
    example: 'reveal exactly 2 cards in your hand',
  },
  'up-to': {
    words: '`up to 2`',
    says: 'none, or as many as that',
    example: 'reveal up to 2 cards in your hand',
  },
  'any-number': {
    words: '`any number of`',
    says: 'none, some or all',
    example: 'reveal any number of cards in your hand',
  },
  'one-or-more': {
    words: '`one or more`',
    says: 'some or all',
    example: 'reveal one or more cards in your hand',
  },
  'some-but-not-all': {
    words: '`some but not all`',
    says: 'at least one, and at least one not',
    example: 'reveal some but not all cards in your hand',
  },
  'that-many': {
    words: '`that many`, `that much`',
    says: 'as many as the last that were chosen, or as the number of the event that is waited for',
    example: 'reveal up to 3 cards in your hand, then gain that many coins',
  },
};

export const nounPrepositions: Readonly<
  Record<NounPreposition | Exclude<Tail['kind'], 'place' | 'relative'>, ReferenceRow>
> = {
  in: { words: '`in`', says: 'lies in a zone or pile', example: 'move a fruit in a bunch to your hand' },
  on: { words: '`on`', says: 'the same', example: 'move a fruit on the market to your hand' },
  among: {
    words: '`among`',
    says: 'is one of those named before',
    example: 'reveal 3 cards in your hand, then discard a card among those cards',
  },
  under: {
    words: '`under`',
    says: 'what lies below',
    example: 'move a card under the deck to your hand',
    notYet: true,
  },
  'attached to': {
    words: '`attached to`',
    says: 'what another card carries',
    example: 'move all cards attached to the windfall to your hand',
  },
  'adjacent to': {
    words: '`adjacent to`',
    says: 'is on a cell beside',
    example: 'move a fruit adjacent to the market to your hand',
    needs: 'a grid',
  },
  at: { words: '`at`', says: 'after *is* only', example: 'if the windfall is at the deck, gain a coin' },
  'other than': {
    words: '`other than`',
    says: 'is not this one',
    example: 'move a card in your hand other than this to the deck',
  },
  of: {
    words: '`of`',
    says: 'the part of something, or whose',
    example: 'move the bottom card of the deck to your hand',
  },
  with: {
    words: '`with`, `without`',
    says: 'has, or has not',
    example: 'sell a stall without a red fruit',
  },
  total: {
    words: '`with a total`',
    says: 'what the chosen ones add up to',
    example: 'reveal any number of fruits in your hand with a total ripeness of exactly 9',
  },
  where: {
    words: '`where`',
    says: 'a condition on it; stands last',
    example: 'choose a fruit where ripeness is odd',
  },
  within: {
    words: '`within`',
    says: 'is at most so far away',
    example: 'move a fruit within 2 of the windfall to your hand',
    needs: 'a grid',
  },
  between: {
    words: '`between`',
    says: 'what is measured or worked out of two others',
    example: 'move a fruit between the windfall and the ladder to your hand',
    needs: 'a grid or a function',
  },
};

export const comparisons: Readonly<Record<Comparison | 'bare', ReferenceRow>> = {
  bare: { words: '`is 2`, `have 2`', says: 'equal', example: 'if you have 2 coins, gain a coin' },
  exactly: { words: '`exactly`', says: 'equal', example: 'if you have exactly 2 coins, gain a coin' },
  'at least': {
    words: '`at least`',
    says: 'equal or more',
    example: 'if you have at least 2 coins, gain a coin',
  },
  'at most': { words: '`at most`', says: 'equal or less', example: 'if the storm is at most 2, gain a coin' },
  'more than': { words: '`more than`', says: 'more', example: 'if the storm is more than 2, gain a coin' },
  'less than': { words: '`less than`', says: 'less', example: 'if you have less than 2 coins, gain a coin' },
};

export const verbPrepositions: Readonly<Record<VerbPreposition, string>> = {
  to: 'where to, or to whom',
  from: 'where from, or from whom',
  into: 'into what',
  onto: 'onto what',
  for: 'in exchange for what',
  by: 'by how much, or by whom',
  using: 'with what means',
  against: 'against whom or what',
  at: 'at what',
};

/** Rows by each of the words that they are about. */
const byWord: ReadonlyMap<string, ReferenceRow> = new Map(
  [quantities, nounPrepositions, comparisons].flatMap((table) =>
    Object.values(table).flatMap((row: ReferenceRow) =>
      row.words.split(', ').map((word): [string, ReferenceRow] => [
        word
          .replaceAll('`', '')
          .replace(/ ?\\d.*| 2.*/, '')
          .trim(),
        row,
      ]),
    ),
  ),
);

/** What a small word says, if there is something to say of it alone. */
export const sayingOf = (word: string): { says: string; example?: string } | undefined => {
  const row = byWord.get(word) ?? (word === 'every' ? byWord.get('each') : undefined);
  if (row) return { says: row.says, example: row.example };
  const says = Object.hasOwn(verbPrepositions, word) ? verbPrepositions[word as VerbPreposition] : undefined;
  return says === undefined ? undefined : { says };
};
