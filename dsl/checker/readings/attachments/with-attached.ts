/** Cards that carry so many: `with at least 1 tool attached to it` is `with at least 1 tool`. */
const CARRIES =
  /\b((?:with|without|has|have|that (?:has|have)) (?:an?|any|no|at least \d+|exactly \d+|\d+(?: or more)?|more than \d+) [a-z-]+(?: [a-z-]+)?) (?:is |are )?attached(?: to (?:it|them|this|that [a-z-]+))?(?=$|[.,;:\n]| (?:and|or|have|has|gains?|loses?|in|cannot|can|is|are|until)\b)/gm;

/** The text without these words; none where there are none. */
export function withAttachedOnes(text: string): string[] {
  const put = text.replaceAll(CARRIES, '$1');
  return put === text ? [] : [put];
}
