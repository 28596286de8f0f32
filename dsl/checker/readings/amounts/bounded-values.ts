/** Cards by a number between two others: `fruits with a ripeness between 2 and 4` is `fruits where ripeness is 2..4`. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const BETWEEN =
  /\b(?:with|of) (?:an? |their |its )?([a-z]+(?: [a-z]+)??)(?: of)? (?:between |from )?(\d+) ?(?:and|to|-|–) ?(\d+)(?=$|[,:.;\n]| (?:to|into|from|in|on|as)\b)/g;

/** The text with each such number behind `where`; none where it is no field that is asked for. */
export function withBoundedValues(text: string, { fields }: Vocabulary): string[] {
  const put = text.replaceAll(BETWEEN, (said, word: string, from: string, to: string) =>
    fields.some((field) => forms(field).one === word) && Number(from) < Number(to)
      ? `where ${word} is ${from}..${to}`
      : said,
  );
  return put === text ? [] : [put];
}
