/** Half, a third or a quarter of something; where no way to round it is given, both are offered. */

const IN_BRACKETS = /\(half (?:of )?((?:[^()\n]|\([^()\n]*\))*?)\)(?<!rounded (?:up|down)\))/;
const ALL_IN_BRACKETS = new RegExp(IN_BRACKETS.source, 'g');
const BY_ITSELF =
  /(?<!\(|rounded )\bhalf (?:of )?((?:the (?!time\b)|its |that |your |this )[^,:()\n]+?)(?=$|[,:.]| (?:to|until|instead|and)\b)(?! rounded)/m;
const HALF = /^([^\n]*\bhalf\b(?![^\n]*\bround)[^\n]*?)(\.?)$/m;

const PARTS: Readonly<Record<string, number>> = { third: 3, quarter: 4, fourth: 4, fifth: 5, tenth: 10 };
const PART = `(?:an?|one) (?<part>${Object.keys(PARTS).join('|')}) of (?<whole>(?:(?:an?|the|its|that|your|this|their)\\b )[^,:()\\n]+?)`;
const PART_IN_BRACKETS = new RegExp(`\\(${PART},?(?: rounded (?<way>up|down))?\\)`);
const PART_ALONE = new RegExp(
  `(?<!\\()\\b(?:(?<given>gains?|loses?|pays?) )?${PART}(?:,? \\(?rounded (?<way>up|down)\\)?)?(?=$|[,:.]| (?:to|until|instead|and)\\b)`,
  'm',
);

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

/** The text with the first part of something as a quotient: the ways to round it, or the one that is written. */
export function withParts(text: string): string[] {
  const found = PART_IN_BRACKETS.exec(text) ?? PART_ALONE.exec(text);
  if (!found) return [];
  const { given, part, whole, way } = found.groups!;
  // `gain a third of your coins`: so many coins.
  const front = given === undefined ? '' : `${given} `;
  const behind = given === undefined ? '' : ` ${/[a-z-]+$/.exec(whole)?.[0]}`;
  const put = (each: string): string =>
    text.replace(found[0], () => `${front}(${whole} divided by ${PARTS[part]} rounded ${each})${behind}`);
  return way === undefined ? both(put) : [put(way)];
}

/** The text with such a part that says how it is rounded. */
export const withRoundedParts = (text: string): string[] => (/\brounded\b/.test(text) ? withParts(text) : []);
