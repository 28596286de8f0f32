/** The only one that is so, and nothing where there are several: `sell the only stall with the most fruits`. */
import { withArticle } from '../../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const SOLE =
  /^(\s*(?:otherwise, |if [^,:]+, |when [^,:]+, )?)((?!otherwise|if|when)[a-z-]+ (?:[^,:]+? (?:in|of|from|to) )?)the (?:only|sole|single) ([a-z-]+)((?: (?:with|where|in|on|of) [^,:]+)?)$/;

/** Whose it is would be chosen, and it is open when. */
const ANYBODY = /\b(?:an|a|another|any) (?:opponent|player)\b/;

/** A text with the question whether there is exactly one in front of each such order; none where there is none. */
export function withSoleOnes(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bthe (?:only|sole|single) /.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const [, margin, order, noun, which = ''] = SOLE.exec(line) ?? [];
      if (margin === undefined || order === undefined || noun === undefined) return line;
      const found = nounSaid(vocabulary, noun);
      if (found?.form !== 'one' || found.of === 'player' || ANYBODY.test(which)) return line;
      const one = / the (?:most|fewest|highest|lowest) /.test(which) ? `the ${noun}` : withArticle(noun);
      const there =
        / all .+ (?:in|of|from) $/.test(` ${order}`) && one !== `the ${noun}` ? `any ${noun}` : one;
      return `${margin.replace(/^(\s*)otherwise, $/, '$1otherwise ')}if there is exactly 1 ${noun}${which}, ${order}${there}${which}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}
