/** Half of something, without how it is rounded: both ways are offered. */

const IN_BRACKETS = /\(half (?:of )?((?:[^()\n]|\([^()\n]*\))*?)\)(?<!rounded (?:up|down)\))/;
const ALL_IN_BRACKETS = new RegExp(IN_BRACKETS.source, 'g');
const BY_ITSELF =
  /(?<!\(|rounded )\bhalf (?:of )?((?:the (?!time\b)|its |that |your |this )[^,:()\n]+?)(?=$|[,:.]| (?:to|until|instead|and)\b)(?! rounded)/m;
const HALF = /^([^\n]*\bhalf\b(?![^\n]*\bround)[^\n]*?)(\.?)$/m;

const both = (to: (way: string) => string): string[] => ['up', 'down'].map((way) => to(way));

/** The text with such halves rounded up, and rounded down: those in brackets all in the same way, of others the first. */
export const withRoundings = (text: string): string[] => {
  if (IN_BRACKETS.test(text))
    return both((way) =>
      text.replaceAll(ALL_IN_BRACKETS, (_, what: string) => `(half ${what} rounded ${way})`),
    );
  const alone = BY_ITSELF.exec(text);
  if (alone && !/\bround/.test(alone[1]) && !/\bround/.test(text.slice(alone.index).split('\n', 1)[0]))
    return both((way) => text.replace(BY_ITSELF, (_, what: string) => `(half ${what} rounded ${way})`));
  return HALF.test(text) ? both((way) => text.replace(HALF, `$1, rounded ${way}$2`)) : [];
};
