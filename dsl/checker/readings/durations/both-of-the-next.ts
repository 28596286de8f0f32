/** Two rules for the next one: `the next fruit you sell this turn is free and cannot be stolen`, each in a line of its own. */
const NEXT =
  /^(\s*)(the next [^,:\n]+?) ((?:is|costs?|has|gets|counts) [^,:\n]+?) and ((?:cannot|can|may|is|costs?|has|gets|counts) [^,:\n]+)$/gm;

/** The text with two lines in place of each such one; none where there is none. */
export function withBothOfTheNext(text: string): string[] {
  const put = text.replaceAll(NEXT, '$1$2 $3\n$1$2 $4');
  return put === text ? [] : [put];
}
