/** Cards that become a pile of their own: `two fruits of the same colour become a new stall`, `those fruits form a new stall`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { heapWordsOf } from './heap-words.ts';

/** Cards that are chosen in so few words that the line above and this one are read as one. */
const CHOSEN =
  /(?:^|\n)\s*(?:choose|pick) (?:\d+|two|three|up to \d+|any number of) (?:[a-z-]+ )?[a-z-]+\n?\s*$/;

/** A text in which they are moved to a new one. */
export function withNewHeaps(text: string, vocabulary: Vocabulary): string[] {
  const words = heapWordsOf(vocabulary);
  if (!words || !/\b(?:form|become|make)s?\b/.test(text)) return [];
  const line = new RegExp(
    `^(\\s*(?:- )?(?:[^,:\\n]+, )*)((?:all|two|three|\\d+|those|the|they|these|up to \\d+)\\b[^,:\\n]*?) (?:form|become|make(?: up)?|together form) an? (?:new |single |separate )?(?:${words.ones})(?: together| of their own)?$`,
    'gm',
  );
  const put = text.replaceAll(line, (said: string, head: string, what: string, at: number) => {
    const isNamed = /^(?:they|those [a-z]+|these(?: [a-z]+)?)$/.test(what);
    if (isNamed && CHOSEN.test(text.slice(0, at))) return said;
    const cards = isNamed ? 'those cards' : what.replace(/^two /, '2 ').replace(/^three /, '3 ');
    return `${head}move ${cards} to a new ${words.pile}`;
  });
  return put === text ? [] : [put];
}
