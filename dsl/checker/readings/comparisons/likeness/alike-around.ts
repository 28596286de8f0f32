/**
 * Cards that are compared with others inside a condition on them: `all fruits in the stall where there is no berry of the same colour`, `of that
 * fruit's colour`. It is the fruit around the berry that has the colour.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { firstNounSaid, nounSaid } from '../../words/spoken-nouns.ts';

const AROUND =
  '\\b((?:an?|the|another|all|each|every|any|no|\\d+)(?: other)? (?<outer>[a-z-]+(?: [a-z-]+)??)(?: (?:in|on|of|from|among) [^,:\\n]+?)? where )';
const THERE =
  '(?<there>there (?:is|are)) (?<which>no|an?|another) (?<inner>[a-z-]+)(?<place>(?: (?:in|on) [^,:\\n]+?)?)';

/** The text with the card around by its noun; none where there is none. */
export function withAlikeAround(text: string, vocabulary: Vocabulary): string[] {
  if (!/ where there (?:is|are) /.test(text)) return [];
  const fields = vocabulary.fields.filter(({ type }) => type.type === 'value' || type.type === 'number');
  const names = [...new Set(fields.map((field) => forms(field).one))].join('|');
  if (names === '') return [];
  const alike = new RegExp(
    `${AROUND}${THERE} (?:(?:of|with) the same (?<same>${names})(?: as (?:it|that [a-z-]+))?|of that (?<that>[a-z-]+)'s (?<own>${names}))(?=$|[,:]| to )`,
    'gm',
  );
  const put = text.replaceAll(alike, (said: string, head: string, ...rest: unknown[]) => {
    const { outer, there, which, inner, place, same, that, own } = rest.at(-1) as Record<
      string,
      string | undefined
    >;
    const around = firstNounSaid(vocabulary, outer!);
    const found = nounSaid(vocabulary, inner!);
    if (around?.of !== 'card' || found?.of !== 'card') return said;
    // By the same noun it would be the one inside.
    if (that !== undefined && that !== around.one) return said;
    const field = same ?? own!;
    return `${head}${there!.replace('are', 'is')} ${which!} ${found.one}${place!} where ${field} is that ${around.one}'s ${field}`;
  });
  return put === text ? [] : [put];
}
