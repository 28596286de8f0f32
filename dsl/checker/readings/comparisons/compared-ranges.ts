/**
 * A printed range as one number: `a fruit where sweetness is at least 4`, of a fruit that prints `4+`, is about where its range begins; `a
 * fruit with a sweetness of 4 or more` is the same.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const BOUND = '(at least|at most|more than|less than|exactly) (\\d+|\\([^()]+\\))';
const OR = '(\\d+) or (more|higher|less|lower)';

/** The text with each such comparison; none where the game has no ranges. */
export function withComparedRanges(text: string, vocabulary: Vocabulary): string[] {
  const ranges = vocabulary.kinds.flatMap(({ fields }) =>
    fields.filter(({ type }) => type.type === 'range').map((field) => forms(field).one),
  );
  if (ranges.length === 0) return [];
  const field = `(${[...new Set(ranges)].join('|')})`;
  const bound = `(?:${BOUND}|${OR})`;
  const put = text.replaceAll(
    new RegExp(
      `\\b([a-z-]+)((?: (?:in|of|on) [a-z' ]+?)?) (?:where (?:the |its )?${field} is ${bound}|(?:with|of) (?:an? )?${field} of ${bound})(?=$|[,:.\\n]| (?:and|or|in|from)\\b)`,
      'g',
    ),
    (said, what: string, place: string, ...parts: (string | undefined)[]) => {
      const noun = nounSaid(vocabulary, what);
      const [one, ...first] = parts[0] === undefined ? parts.slice(5, 10) : parts.slice(0, 5);
      const [how, number, other, more] = first;
      if (noun?.of !== 'card' || one === undefined) return said;
      const than = how ?? (/more|higher/.test(more ?? '') ? 'at least' : 'at most');
      return `${what}${place} where the lowest ${one} of that ${noun.one} is ${than} ${number ?? other!}`;
    },
  );
  return put === text ? [] : [put];
}
