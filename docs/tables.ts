/** The tables of the language reference, made from the tables of the code and exhaustive over its types. */
import { say } from '../dsl/diagnostics/catalogue/phrase.ts';
import { spoken } from '../dsl/diagnostics/localize.ts';
import { primitives } from '../dsl/language/symbols/builtin-verbs.ts';
import { reservedWords } from '../dsl/language/lexer/tokens.ts';
import { comparisons, nounPrepositions, quantities, verbPrepositions, type ReferenceRow } from '../dsl/language/reference/word-reference.ts';

/** All rows with an example, for the tests. */
export const rows: readonly ReferenceRow[] = [quantities, nounPrepositions, comparisons].flatMap((each) =>
  Object.values(each),
);

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');

const ofRows = (all: Readonly<Record<string, ReferenceRow>>): string =>
  table(
    ['words', 'say', 'for instance'],
    Object.values(all).map(({ words, says, example, needs }) => [
      words.map((word) => `\`${word}\``).join(', '),
      needs ? `${says} (needs ${needs})` : says,
      `\`${example}\``,
    ]),
  );

const tables: Readonly<Record<string, () => string>> = {
  primitives: () =>
    table(
      ['verb', 'takes', 'does', 'for instance'],
      Object.entries(primitives).map(([verb, { takes, says, example }]) => [
        `\`${verb}\``,
        takes
          .map((part) => `${'preposition' in part ? `\`${part.preposition}\` ` : ''}${spoken(say(part.wants), 'en')}`)
          .join('; '),
        says,
        `\`${example}\``,
      ]),
    ),
  quantities: () => ofRows(quantities),
  'noun prepositions': () => ofRows(nounPrepositions),
  comparisons: () => ofRows(comparisons),
  'verb prepositions': () =>
    table(
      ['word', 'says'],
      Object.entries(verbPrepositions).map(([word, says]) => [`\`${word}\``, says]),
    ),
  'small words': () => reservedWords.map((word) => `\`${word}\``).join(' '),
};

/** A page with its tables made anew between their marks. */
export const withTables = (page: string): string =>
  page.replaceAll(
    /(<!-- table: ([a-z ]+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}${tables[name]()}\n${end}`,
  );
