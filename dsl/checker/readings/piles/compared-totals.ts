/** Totals of piles against other numbers: `a stall where the total price is more than the total price of all loose fruits`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const TOTAL =
  /\b([a-z-]+)((?: (?:in|on) [a-z ]+?)?) (?:where (?:the |its )?|whose |with an? )(?:total|combined|summed) ([a-z-]+) (?:is |of )?((?:more|less|higher|lower|greater|smaller) than|at least|at most|equal to|exactly) (?=(?:the|that of|your|\()\b)/g;
const BOUNDS: Readonly<Record<string, string>> = {
  'higher than': 'more than',
  'greater than': 'more than',
  'lower than': 'less than',
  'smaller than': 'less than',
  'equal to': 'exactly',
};

/** The text with each total as that of the cards of the pile; none where there is none. */
export function withComparedTotals(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(TOTAL, (said, pile: string, where: string, field: string, bound: string) => {
    const noun = nounSaid(vocabulary, pile);
    return noun?.of === 'pile' && noun.form === 'one'
      ? `${pile}${where} where the total ${field} of all cards in that ${pile} is ${BOUNDS[bound] ?? bound} `
      : said;
  });
  return put === text ? [] : [put];
}
