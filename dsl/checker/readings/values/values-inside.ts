/** A value that something there has: `choose a colour in your hand` is one for which there is a fruit of that colour. */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const CHOOSE =
  /^(\s*(?:[a-z -]+, )?)((?:(?:the|an?|that|each) [a-z-]+(?: [a-z-]+)? )?chooses?|you may choose) (?:an?|one) ([a-z-]+)(?: (?:that is |found |present )?(in|on|of|from|among) (?:one of )?((?:the|your|that|any|an?|all|their)\b[^,:]*?)| that is in ((?:the|your|that|any|an?)\b[^,:]*?))( as [a-z-]+)?$/;

/** A text with each such choice in the words of the language; none where nothing changes. */
export function withValuesInside(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bchooses? (?:an?|one) /.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const found = CHOOSE.exec(line);
      if (!found) return line;
      const [, head, choose, value, small = 'in', where, within, name = ''] = found;
      const place = where ?? within;
      const kind = kindWith(vocabulary, value);
      if (kind === undefined || place === undefined || isOneCard(vocabulary, place)) return line;
      const there =
        cardsThere(vocabulary, small, place) ??
        `${withArticle(kind)} of that ${value} ${placed(small, place)}`;
      return `${head}${choose} ${withArticle(value)} where there is ${there.replace('VALUE', value)}${name}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** `a colour of a fruit`: it has one, and nothing is in it. */
const isOneCard = (vocabulary: Vocabulary, place: string): boolean => {
  const found = nounSaid(vocabulary, /^(?:an?|the|that|any) ([a-z-]+)/.exec(place)?.[1] ?? '');
  return found?.of === 'card' && found.form === 'one';
};

const placed = (small: string, place: string): string =>
  `${small === 'of' || small === 'from' ? 'in' : small} ${place}`;

/** `among the ripe fruits in your hand`: cards that are named themselves. */
function cardsThere(vocabulary: Vocabulary, small: string, place: string): string | undefined {
  const [, many = '', behind = ''] =
    /^(?:the|all|all the) ([a-z-]+)((?: (?:in|on|of) .+)?)$/.exec(place) ?? [];
  const found = nounSaid(vocabulary, many);
  if (found?.of !== 'card' || found.form !== 'many' || small === 'in') return undefined;
  return `${withArticle(found.one)} of that VALUE${behind}`;
}

/** The one kind whose cards have such a value. */
function kindWith({ enums, kinds }: Vocabulary, said: string): string | undefined {
  const set = enums.find((each) => forms(each).one === said);
  if (!set) return undefined;
  const such = kinds.filter(({ fields }) =>
    fields.some(({ type }) => type.type === 'value' && type.of === set),
  );
  return such.length === 1 ? forms(such[0]).one : undefined;
}
