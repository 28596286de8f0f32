/**
 * Fields by the word that they have in files of cards, where their name is another one: `a fruit whose ripe is at least 3`, of a field
 * `ripe` that is named *ripeness*.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const FIELD = /\b(where (?:its |the )?|whose |with (?=an? ))(an? )?([a-z-]+)( (?:is|are|of) )/g;

/** The text with the names of such fields; none where there is none. */
export function withFieldsByKey(text: string, { fields }: Vocabulary): string[] {
  const put = text.replaceAll(
    FIELD,
    (said, head: string, article: string | undefined, key: string, be: string) => {
      if ((be === ' of ') !== (article !== undefined)) return said;
      const names = new Set(
        fields.filter(({ id, type }) => id === key && type.type !== 'set').map((field) => forms(field).one),
      );
      const [name] = names;
      if (names.size !== 1 || name === key) return said;
      const named = article === undefined ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
      return `${head.replace(/^where (?:its|the) $/, 'where ')}${named}${be}`;
    },
  );
  return put === text ? [] : [put];
}
