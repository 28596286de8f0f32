/** A price without its unit: `discard a fruit or pay 3`. In a game with one counter to pay with it is so many of these. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { isPaidWith } from '../words/paid-counters.ts';

const BARE = /\b(pays?) (\d+)(?= *(?:$|[,.:;\n])| (?:or|and|to|unless)\b)/gm;

/** The text with the unit; none where nothing is paid so, or several counters could be. */
export function withBarePrices(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bpays? \d/.test(text)) return [];
  const { counters } = vocabulary;
  const printed = counters.filter(({ said }) => said?.pay);
  const paid = printed.length > 0 ? printed : counters.filter((each) => isPaidWith(vocabulary, each));
  const [counter] = paid;
  if (counter === undefined || paid.length > 1) return [];
  const { one, many } = forms(counter);
  const put = text.replaceAll(BARE, (_, pays: string, count: string) => {
    return `${pays} ${count} ${count === '1' ? one : many}`;
  });
  return put === text ? [] : [put];
}
