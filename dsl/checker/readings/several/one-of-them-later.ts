/**
 * Something that happens later to one of several: `choose 2 fruits`, and below it `at the start of your next turn, sell one of them`. What is
 * done later remembers single cards, so each of them gets a name, and one of these lines is chosen then.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const NUMBERS: Readonly<Record<string, number>> = { '2': 2, two: 2, '3': 3, three: 3 };
const NAMES = ['first', 'second', 'third'] as const;

const CHOOSES = /^(\s*)choose (2|two|3|three) ([a-z][^:,\n]*?)(?: as ([a-z][a-z-]*))?$/;
const LATER =
  /^(\s*)(at the (?:start|end|beginning) of [^,:\n]+), ((?:you may )?)([a-z-]+) (?:one|any one|a [a-z-]+) (?:of|among) ([^,:\n]+?)$/;

/** The text with such a choice as one for each; none where there is none, or where more is done with all of them. */
export function withOneOfThemLater(
  text: string,
  vocabulary: Vocabulary,
  _: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'effect' && entry !== 'abilities') return [];
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => CHOOSES.test(line) && LATER.test(lines[i + 1] ?? ''));
  if (at < 0) return [];
  const [, margin = '', many = '', what = '', name] = CHOOSES.exec(lines[at]!)!;
  const [, inner = '', when = '', may = '', verb = '', those = ''] = LATER.exec(lines[at + 1]!)!;
  const noun = firstNounSaid(vocabulary, what.split(/ (?:in|on|from|of|with|without|where) /)[0]!);
  const isMeant =
    margin === inner &&
    noun?.form === 'many' &&
    what.includes(noun.said) &&
    (/^(?:those|these)(?: [a-z-]+)?$|^them$/.test(those) ||
      (name !== undefined && new RegExp(`^(?:the|those) ${name}$`).test(those)));
  const rest = lines.slice(at + 2).join('\n');
  if (!isMeant || /\b(?:those|these|them|they)\b/.test(rest) || (name && rest.includes(` ${name}`)))
    return [];
  const names = NAMES.slice(0, NUMBERS[many]);
  const one = what.replace(noun.said, noun.one);
  return [
    [
      ...lines.slice(0, at),
      ...names.map(
        (each, i) => `${margin}choose ${i === 0 ? withArticle(one) : `another ${one}`} as ${each}`,
      ),
      `${margin}${when}, choose one that is possible:`,
      ...names.map((each) => `${margin}  - ${verb} the ${each}`),
      ...(may === '' ? [] : [`${margin}  - nothing`]),
      ...lines.slice(at + 2),
    ].join('\n'),
  ];
}
