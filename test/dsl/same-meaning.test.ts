/** Two ways to say the same are the same program: a printed text cannot show which of them was written. */
import { expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { resolveEffect } from '../../dsl/checker/check.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { castleWords } from '../render/sentences.ts';

const vocabulary = castleWords();

/** What a text compiles to, without its places and the names that it gives. */
function program(text: string): string {
  const snippet = wholeText(text);
  const { tree, diagnostics } = parse('effect', snippet);
  expect(diagnostics).toEqual([]);
  const found = resolveEffect({ vocabulary, snippet, acting: true }, tree!);
  expect(found.diagnostics).toEqual([]);
  const unsaid = new Set(['span', 'snippet', 'place', 'name', 'called', 'words']);
  const seen = new Set<unknown>();
  return JSON.stringify(found, (key, value: unknown) => {
    if (unsaid.has(key)) return undefined;
    if (typeof value === 'object' && value !== null && 'sort' in value && 'id' in value)
      return seen.has(value) ? String(value.id) : (seen.add(value), String(value.id));
    return value;
  });
}

it.each([
  [
    'choose a knight on the yard\nbanish another knight on the yard',
    'choose a knight on the yard\nbanish a knight on the yard other than that knight',
  ],
  [
    '+(the number of knights on the yard) to your joust rolls until end of turn',
    '+1 to your joust rolls for each knight on the yard until end of turn',
  ],
])('%s', (one, other) => {
  expect(program(one)).toBe(program(other));
});

it('more than one for each is counted', () => {
  const twice = '+2 to your joust rolls for each knight on the yard until end of turn';
  expect(program(twice)).not.toBe(program(twice.replace('+2', '+1')));
});
