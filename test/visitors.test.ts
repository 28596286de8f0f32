import { expect, it } from 'vitest';
import { eachNode, type OpNode } from '../dsl/ir/visit.ts';
import { programsOf } from '../interpreter/compiler/linker/text-programs.ts';
import { filesBelow } from './files.ts';
import { forEachGame } from './games.ts';

/** Files that go through trees of which they do not know the type, and why. */
const UNTYPED: Readonly<Record<string, string>> = {
  'dsl/checker/check.ts': 'syntax',
  'dsl/checker/lint/missing-articles.ts': 'syntax',
  'dsl/checker/nouns/modifiers.ts': 'syntax',
  'dsl/nlg/discourse/name-retention.ts': 'syntax',
  'dsl/nlg/discourse/noun-phrase-shapes.ts': 'syntax',
  'dsl/nlg/discourse/referring-expressions.ts': 'syntax',
  'dsl/nlg/partial-text.ts': 'syntax',
  'dsl/nlg/realiser/amounts.ts': 'compares syntax as JSON',
  'interpreter/compiler/declare/checked-texts.ts': 'keeps a syntax tree and does not enter it',
  'interpreter/compiler/declare/outside-words.ts': 'parts of data',
  'interpreter/compiler/loader/incremental-cache.ts': 'keeps a syntax tree and does not enter it',
  'interpreter/compiler/loader/link-context.ts': 'keeps a syntax tree and does not enter it',
  'interpreter/match/explain/addressed-statement.ts': 'syntax',
  'interpreter/match/view/prompts.ts': 'syntax',
  'interpreter/reports/rule-book/action-texts.ts': 'syntax',
  'service/word-info.ts': 'syntax',
};

const TREE = '(?:tree|node|meaning|expression|statement|part|act|ability|test)';
const walks = [
  new RegExp(`[(,]\\s*${TREE}: unknown`),
  new RegExp(`Object\\.(?:values|entries)\\(${TREE}\\)`),
  new RegExp(`for \\(const \\w+ in ${TREE}\\)`),
];

it('trees of the intermediate form are visited by their table of operands', () => {
  const code = ['dsl', 'interpreter', 'service'].flatMap((top) => [
    ...filesBelow(top, (path) => path.endsWith('.ts')),
  ]);
  const found = code.filter(([, text]) => walks.some((each) => each.test(text))).map(([path]) => path);
  expect(found.sort()).toEqual(Object.keys(UNTYPED).sort());
});

/** All nodes of a tree whatever stands where; symbols are declared, and not entered. */
function allNodes(tree: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof tree !== 'object' || tree === null || ('names' in tree && 'sort' in tree)) return found;
  if ('op' in tree) found.add(tree);
  for (const each of Object.values(tree)) allNodes(each, found);
  return found;
}

forEachGame('the nodes of a game', (game) => {
  it('are all visited', () => {
    const programs = [...programsOf(game), ...game.abilities.flatMap(({ program }) => program ?? [])];
    const acts = programs.map(({ program }) => program.acts);
    const visited = new Set<OpNode>();
    eachNode(acts, (node) => visited.add(node));
    expect(visited.size).toBeGreaterThan(100);
    expect([...allNodes(acts)].filter((node) => !visited.has(node as OpNode))).toEqual([]);
  });
});
