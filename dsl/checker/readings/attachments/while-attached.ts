/** `while attached, ...` on a card whose text counts only when it is attached: it says nothing more. */
import type { KindSymbol, VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { eachSyntax } from '../../../language/syntax/syntax-visit.ts';

/** A text without such words at the start of its lines. */
export function withoutAttached(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  if (!kind?.goesOn || !/\b(?:while|as long as|when)\b/.test(text)) return [];
  const words = [
    'attached',
    ...vocabulary.verbs.filter(attaches).map(({ id }) => verbIn(vocabulary, id, 'participle')),
  ];
  const start = new RegExp(
    `^(\\s*)(?:while|as long as) (?:(?:this|it)(?: [a-z]+)? is )?(?:${words.join('|')})(?: to (?:an?|any) [a-z]+)?, `,
    'gm',
  );
  const put = text.replaceAll(start, '$1');
  const came = new RegExp(`^(\\s*)(when(?:ever)?) (${words.join('|')}), `, 'gm');
  const [verb, ...others] = vocabulary.verbs.filter(attaches);
  const attached =
    /\b(when(?:ever)?|each time|every time) this(?: [a-z]+)? (?:is|becomes|gets) attached(?: to (?:an?|any) [a-z]+(?: of yours)?)?(?=[,:])/g;
  const said = put
    .replaceAll(came, '$1$2 this is $3, ')
    .replaceAll(attached, (all, when: string) =>
      others.length > 0 ? all : `${when} this is ${verbIn(vocabulary, verb.id, 'participle')}`,
    );
  return said === text ? [] : [said];
}

const known = new WeakMap<VerbSymbol['body'], boolean>();

/** Whether a verb of the game attaches what it is done with. */
export function attaches({ body }: VerbSymbol): boolean {
  const before = known.get(body);
  if (before !== undefined) return before;
  let found = false;
  eachSyntax(body, (node) => {
    if (node.kind === 'order' && node.verb.text === 'attach') found = true;
  });
  known.set(body, found);
  return found;
}
