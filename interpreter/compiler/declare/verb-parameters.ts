import type { VerbPreposition } from '../../../dsl/language/syntax/ast.ts';
import type { Parameter } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { parseText } from './checked-texts.ts';
import { entries, type Sources } from '../loader/link-context.ts';

const prepositions = new Set(['to', 'from', 'into', 'onto', 'for', 'by', 'using', 'against', 'at']);

/** The parameters under `takes`: the preposition and name of each, and what it takes. */
export function parametersOf(s: Sources, node: Node): Parameter[] {
  return entries(valueOf(node, 'takes')).flatMap((each): Parameter[] => {
    const [first, ...rest] = each.key.text.split(' ');
    const named = prepositions.has(first) && rest.length > 0;
    const phrase = parseText(s, 'phrase', each.value);
    if (!phrase) return [];
    return [
      {
        name: named ? rest.join(' ') : each.key.text,
        preposition: named ? (first as VerbPreposition) : undefined,
        phrase,
      },
    ];
  });
}
