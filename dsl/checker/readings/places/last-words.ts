/** A place by the last of its words alone: `the row`, where there is a single one, the fruit row. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The text with such places in full; none where there is none, or where several are called so. */
export function withLastWords(text: string, { zones, terms }: Vocabulary): string[] {
  const called = zones
    .filter(({ of }) => of === 'table')
    .flatMap(({ names }) => (names.en[0].includes(' ') ? [names.en[0]] : []));
  const put = called.reduce((said, name) => {
    const last = name.slice(name.lastIndexOf(' ') + 1);
    const isOne = called.filter((each) => each.endsWith(` ${last}`)).length === 1;
    return !isOne || terms.has(last)
      ? said
      : said.replaceAll(new RegExp(`\\bthe ${last}\\b`, 'g'), `the ${name}`);
  }, text);
  return put === text ? [] : [put];
}
