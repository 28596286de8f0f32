/** An amount that is less or more for each of some: `(9 - 2 for each fruit sold this turn)` is `(9 - 2 times the number of fruits sold this turn)`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { plural } from '../../../text/english-inflection.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const LESS =
  /\(?\b(\d+) ?(-|\+|minus|plus|less)(?: ?)(\d+) (?:for (?:each|every)|per) ([^,:\n()]+?)(\)|(?= life\b|$))/gm;
const SIGN: Readonly<Record<string, string>> = { minus: '-', less: '-', plus: '+' };

/** The text with each such amount; none where there is none. */
export function withLessForEach(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    LESS,
    (said, from: string, sign: string, by: string, what: string, end: string) => {
      if (said.startsWith('(') !== (end === ')')) return said;
      const noun = firstNounSaid(vocabulary, what.split(' ')[0]) ?? firstNounSaid(vocabulary, what);
      if (noun?.form !== 'one') return said;
      const many = what.replace(noun.said, plural(noun.said));
      const times = by === '1' ? '' : `${by} times `;
      return `(${from} ${SIGN[sign] ?? sign} ${times}the number of ${many})`;
    },
  );
  return put === text ? [] : [put];
}
