/**
 * What all do together: `each player gives a fruit to the next player at the same time`. Nobody finds what the others have given, so
 * each chooses in secret.
 */
const TOGETHER =
  /^(\s*)(?:(?:at the same time|simultaneously), )?(each (?:other )?(?:player|opponent))(?: with [^,:]+?)? (?!secretly)((?:may )?(?:chooses?|gives?|pass(?:es)?|moves?|discards?|plays?|reveals?|puts?) [^,:\n]+?),?(?: all)? (?:at the same time|simultaneously|at once)$/gm;

/** The text with such lines in secret; none where there is none. */
export function withAllTogether(text: string): string[] {
  const put = text.replaceAll(TOGETHER, '$1$2 secretly $3');
  return put === text ? [] : [put];
}
