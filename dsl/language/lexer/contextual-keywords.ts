import words from './contextual-keywords.json' with { type: 'json' };

/**
 * Words that mean something in one place of a sentence and are free elsewhere: a game may use them in its
 * names. For completion and hover in an editor; the small words, which no game may use, are tokens.
 */
export const ownWords: Readonly<Record<string, string>> = words;

/** Qualities: in front of a noun or behind `is`. */
export const qualities: readonly string[] = [
  'random',
  'other',
  'different',
  'same',
  'face-up',
  'face-down',
  'odd',
  'even',
  'empty',
  'full',
  'consecutive',
];
