/** British and American spellings of one word. */

/** Endings and words that are spelled in two ways. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/or(s?)$/, 'our$1'],
  [/our(s?)$/, 'or$1'],
  [/er(s?)$/, 're$1'],
  [/re(s?)$/, 'er$1'],
  [/ense(s?)$/, 'ence$1'],
  [/ence(s?)$/, 'ense$1'],
  [/ay$/, 'ey'],
  [/ey$/, 'ay'],
];

/** A word as it is spelled on the other side of the ocean, whether or not there is such a word. */
export const otherSpellings = (word: string): readonly string[] =>
  PAIRS.flatMap(([ending, other]) => (ending.test(word) ? [word.replace(ending, other)] : []));
