/**
 * What is asked of a field that lists several values: `where tints include red`, `where tints is the hue`, `if the pear's tints include red`.
 * The language asks whether the value is among them.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const VALUE =
  "((?:the|that|this|its|your) [a-z-]+(?: (?!and\\b|or\\b|to\\b|until\\b|as\\b)[a-z-]+'s)?(?: card)?(?:'s [a-z-]+(?: [a-z-]+)??)?|[a-z]+)";
const HAS = '(is|are|include|includes|contain|contains|has|have)( not)?';
const END = '(?=$|[,:)\\n]| (?:and|or|to|until|as|for|gains?|loses?|cannot|cost|costs)\\b)';

/** The text with each such question; none where there is none. */
export function withValuesInLists(text: string, { fields, enums }: Vocabulary): string[] {
  const lists = fields.filter(({ type }) => type.type === 'set');
  if (lists.length === 0) return [];
  const called = new Map(
    lists.flatMap((field) => {
      const { one, many } = forms(field);
      return [field.id, one, many].map((name) => [name, many] as const);
    }),
  );
  const names = [...called.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const values = new Set(enums.flatMap((each) => each.values).flatMap((each) => each.names.en));
  const put = text
    .replaceAll(
      new RegExp(`\\b(where|and|or) (?:its |their |the )?(${names}) ${HAS} ${VALUE}${END}`, 'gm'),
      (said, word: string, name: string, _has: string, not: string | undefined, value: string) =>
        isValue(value, values)
          ? `${word} ${value} is ${not === undefined ? '' : 'not '}among ${called.get(name)!}`
          : said,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|while|unless|and|or) ((?:that|the) [a-z-]+(?: card)?'s|this card's|its) (${names}) ${HAS.replace('is|are|', '').replace('|has|have', '')} ${VALUE}${END}`,
        'gm',
      ),
      (
        said,
        word: string,
        whose: string,
        name: string,
        _has: string,
        not: string | undefined,
        value: string,
      ) =>
        isValue(value, values)
          ? `${word} ${value} is ${not === undefined ? '' : 'not '}among ${whose} ${called.get(name)!}`
          : said,
    );
  return put === text ? [] : [put];
}

/** A value by its name, or one that was named before. */
const isValue = (said: string, values: ReadonlySet<string>): boolean =>
  said.includes(' ') || values.has(said);
