/**
 * An order for each of some, below a condition: `if you have a coin, sell each fruit in your shed for 1` is done with one after the other.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const EACH =
  /^(\s*)((?:if [^,:]+, |otherwise, |then )+)([a-z-]+) each ([a-z-]+(?: [a-z-]+)??)((?: (?:of|in|on|with|within|adjacent to|other than) [^,:]+?)?)((?:(?: by|(?<! adjacent) to| from) \(?(?:\d|the|this|your|a)[^,:]*)?)$/;

/** The text with a loop in each such line; none where there is none. */
export function withEachObject(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => {
      const [, margin, head, verb, noun, which = '', rest = ''] = EACH.exec(line) ?? [];
      const found = noun === undefined ? undefined : firstNounSaid(vocabulary, noun);
      if (margin === undefined || found?.of !== 'card' || !vocabulary.verbForms.has(verb!)) return line;
      return `${margin}${head}for each ${noun}${which}, ${verb} that ${found.one}${rest}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}
