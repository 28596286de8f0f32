import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { faultsOf } from './faults.ts';
import { castleWords, groups, inAll } from './sentences.ts';

const vocabulary = castleWords();

describe.each(groups())('$of', (group) => {
  it.each([...group.texts])('$text', ({ text, ...said }) => {
    expect(inAll(vocabulary, group, text)).toEqual(said);
    for (const language of languages)
      expect(said[language].split('\n').flatMap((line) => faultsOf(line, language))).toEqual([]);
  });
});

/** All values that `kind` has in a tree. */
function kindsIn(tree: unknown, found = new Set<string>()): Set<string> {
  if (typeof tree !== 'object' || tree === null) return found;
  if ('kind' in tree && typeof tree.kind === 'string') found.add(tree.kind);
  for (const value of Object.values(tree)) kindsIn(value, found);
  return found;
}

it('every kind of node of the syntax tree is said in a sentence', () => {
  const source = readFileSync(new URL('../../dsl/language/syntax/ast.ts', import.meta.url), 'utf8');
  const kinds = [...source.matchAll(/(?:readonly kind: |Node<\s*)((?:'[a-z-]+'(?: \| )?)+)/g)].flatMap(
    ([, all]) => [...all.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind),
  );
  expect(kinds.length).toBeGreaterThan(60);
  const said = new Set<string>();
  for (const { entry, texts } of groups())
    for (const { text } of texts) kindsIn(parse(entry, wholeText(text)).tree, said);
  expect([...new Set(kinds)].filter((kind) => !said.has(kind))).toEqual([]);
});
