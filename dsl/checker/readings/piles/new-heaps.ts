/** Cards that become a pile of their own: `two fruits of the same colour become a new stall`, `those fruits form a new stall`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { heapWordsOf } from './heap-words.ts';

/** A text in which they are moved to a new one. */
export function withNewHeaps(text: string, vocabulary: Vocabulary): string[] {
  const words = heapWordsOf(vocabulary);
  if (!words || !/\b(?:form|become|make)s?\b/.test(text)) return [];
  const line = new RegExp(
    `^(\\s*(?:- )?(?:[^,:\\n]+, )*)((?:all|two|three|\\d+|those|the|they|these|up to \\d+)\\b[^,:\\n]*?) (?:form|become|make(?: up)?|together form) an? (?:new |single |separate )?(${words.ones})(?: together| of their own)?$`,
    'gm',
  );
  const put = text.replaceAll(line, (_, head: string, what: string, heap: string) => {
    const cards = /^(?:they|those [a-z]+|these(?: [a-z]+)?)$/.test(what)
      ? 'those cards'
      : what.replace(/^two /, '2 ').replace(/^three /, '3 ');
    return `${head}move ${cards} to a new ${words.oneOf(heap)}`;
  });
  return put === text ? [] : [put];
}
