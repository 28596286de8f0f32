/** Half of something, without how it is rounded: both ways are offered. */

const HALF = /^([^\n]*\bhalf\b(?![^\n]*\bround)[^\n]*?)(\.?)$/m;

/** The text with the first such half rounded up, and rounded down. */
export const withRoundings = (text: string): string[] =>
  HALF.test(text) ? ['up', 'down'].map((way) => text.replace(HALF, `$1, rounded ${way}$2`)) : [];
