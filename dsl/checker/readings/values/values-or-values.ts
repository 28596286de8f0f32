/**
 * One of several values of a field: `all fruits where colour is red or green`, `all piled fruits that are red or green`, `all red and
 * green piled fruits`. The language asks for each value by itself.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { EnumSymbol } from '../../../language/symbols/symbols.ts';
import { holdsValuesOf } from '../../values/field-values.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const END = '(?=$|[,:\\n]| (?:in|on|of|as|to|until|with|and|cannot) )';
const WHERE = new RegExp(
  `\\b(where|and) ([a-z]+) is (?:either )?([a-z]+(?:, [a-z]+)*),? or ([a-z]+)${END}`,
  'gm',
);
const THAT = new RegExp(
  `\\b([a-z-]+) (?:that|which) (?:is|are) (?:either )?([a-z]+(?:, [a-z]+)*),? or ([a-z]+)${END}`,
  'gm',
);
const FRONT =
  /\b(an?|another|all|each|every|any|\d+) ([a-z]+(?:(?:,| or|, or) [a-z]+)*),? (or|and) (?:an? )?([a-z]+) ([a-z-]+)\b((?: (?:in|on|from) (?:an?|the|your|any|each|all|another) [a-z' -]+?(?=$|[,:\n]| (?:to|until|cannot|and|or)\b))?)/gm;

const asked = (field: string, words: readonly string[]): string =>
  words.map((word) => `${field} is ${word}`).join(' or ');

/** The text with such values asked for one by one; none where there are none. */
export function withValuesOrValues(text: string, vocabulary: Vocabulary): string[] {
  const enumOf = (words: readonly string[]): EnumSymbol | undefined => {
    const all = words.map(
      (word) =>
        vocabulary.terms.get(word)?.flatMap(({ symbol }) => (symbol.sort === 'value' ? [symbol.of] : []))[0],
    );
    return all.every((each) => each && each === all[0]) ? all[0] : undefined;
  };
  const fieldOf = (words: readonly string[]): string | undefined => {
    const values = enumOf(words);
    const found = values && vocabulary.fields.filter((each) => holdsValuesOf(each, values));
    return found && new Set(found.map((each) => forms(each).one)).size === 1
      ? forms(found[0]).one
      : undefined;
  };
  const put = text
    .replaceAll(WHERE, (said, joint: string, field: string, listed: string, last: string) => {
      const words = [...listed.split(', '), last];
      return fieldOf(words) === field && joint === 'where' ? `where ${asked(field, words)}` : said;
    })
    .replaceAll(THAT, (said, noun: string, listed: string, last: string) => {
      const words = [...listed.split(', '), last];
      const field = fieldOf(words);
      return field !== undefined && nounSaid(vocabulary, noun)?.of === 'card'
        ? `${noun} where ${asked(field, words)}`
        : said;
    })
    .replaceAll(
      FRONT,
      (said, which: string, listed: string, joint: string, last: string, ...more: string[]) => {
        const [noun, place] = more;
        const words = [...listed.split(/, or |, | or /), last];
        const field = fieldOf(words);
        const symbol = vocabulary.terms.get(noun)?.[0]?.symbol;
        if (field === undefined || nounSaid(vocabulary, noun)?.of !== 'card') return said;
        if (joint === 'and' && which !== 'all') return said;
        // Of a kind, one of two is a form of the language.
        if (symbol?.sort === 'kind' && /^an?$/.test(which) && joint === 'or' && words.length === 2)
          return `${which} ${words[0]} ${noun} or ${words[1]} ${noun}${place}`;
        return `${which} ${noun}${place} where ${asked(field, words)}`;
      },
    );
  return put === text ? [] : [put];
}
