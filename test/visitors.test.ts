import { expect, it } from 'vitest';
import { eachNode, isSameNode, type OpNode } from '../dsl/ir/visit.ts';
import { parse } from '../dsl/language/parser/parse.ts';
import { eachSyntax, mapSyntax, movedSyntax, saySame } from '../dsl/language/syntax/syntax-visit.ts';
import { wholeText } from '../dsl/text/source.ts';
import { programsOf } from '../interpreter/compiler/linker/text-programs.ts';
import { filesBelow, isCode } from './files.ts';
import { forEachGame } from './games.ts';

/** The only file that goes through trees of which it does not know the type: all others go through it. */
const UNTYPED = ['dsl/language/syntax/syntax-visit.ts'];

/** What calls itself with something of which it does not know the type: those that visit trees, and readers of JSON. */
const RECURSIVE = [
  'dsl/ir/visit.ts isSameAt',
  'dsl/ir/visit.ts mapAt',
  'dsl/ir/visit.ts someAt',
  'dsl/language/syntax/syntax-visit.ts mapAt',
  'dsl/language/syntax/syntax-visit.ts someAt',
  'dsl/language/syntax/syntax-visit.ts withSpans',
  'interpreter/match/save/save-shapes.ts firstDifference',
  'service/completion/schema-at.ts spread',
];

/** A function at the margin of a file with all that belongs to it: the lines of its body are indented. */
const FUNCTION = /^(?:export )?(?:function|const) (\w+)(.*(?:\n(?:[ \t)}\]].*)?)*)/gm;

const TREE = '(?:tree|node|meaning|expression|statement|part|act|ability|test)';
const walks = [
  new RegExp(`[(,]\\s*${TREE}: unknown`),
  new RegExp(`Object\\.(?:values|entries)\\(${TREE}\\)`),
  new RegExp(`for \\(const \\w+ in ${TREE}\\)`),
];

/** A parameter of any type, also one that the caller gives. */
const takesAnything = /^(?:<T>\(\w+: T\b| = <T>\(\w+: T\b|[^{]*?[(,]\s*\w+: (?:unknown|object)\b)/;

it('trees are visited by their tables of operands and of children', () => {
  const code = ['dsl', 'interpreter', 'service'].flatMap((top) => [
    ...filesBelow(top, (path) => path.endsWith('.ts')),
  ]);
  const found = code.filter(([, text]) => walks.some((each) => each.test(text))).map(([path]) => path);
  expect(found.sort()).toEqual(UNTYPED);
});

it('nothing else goes through what it does not know the type of', () => {
  const code = ['dsl', 'interpreter', 'service'].flatMap((top) => [...filesBelow(top, isCode)]);
  const found = code.flatMap(([path, text]) =>
    [...text.matchAll(FUNCTION)]
      .filter(([, name, body]) => takesAnything.test(body) && new RegExp(`\\b${name}\\(`).test(body))
      .map(([, name]) => `${path} ${name}`),
  );
  expect(found.sort()).toEqual(RECURSIVE);
});

/** All nodes of a tree whatever stands where; symbols are declared, and not entered. */
function allNodes(tree: unknown, mark: 'op' | 'kind', found = new Set<unknown>()): Set<unknown> {
  if (typeof tree !== 'object' || tree === null || ('names' in tree && 'sort' in tree)) return found;
  if (mark in tree) found.add(tree);
  for (const each of Object.values(tree)) allNodes(each, mark, found);
  return found;
}

forEachGame('the nodes of a game', (game) => {
  it('are all visited', () => {
    const programs = [...programsOf(game), ...game.abilities.flatMap(({ program }) => program ?? [])];
    const acts = programs.map(({ program }) => program.acts);
    const visited = new Set<OpNode>();
    eachNode(acts, (node) => visited.add(node));
    expect(visited.size).toBeGreaterThan(100);
    expect([...allNodes(acts, 'op')].filter((node) => !visited.has(node as OpNode))).toEqual([]);
  });

  it('are all visited in what its texts are read as', () => {
    const texts = [...programsOf(game), ...game.abilities].map(({ snippet }) => snippet.text);
    let visited = 0;
    for (const text of new Set(texts)) {
      const tree = (['effect', 'abilities'] as const)
        .map((entry) => parse(entry, wholeText(text)))
        .find(({ diagnostics }) => diagnostics.length === 0)?.tree;
      const seen = new Set<unknown>();
      eachSyntax(tree, (node) => seen.add(node));
      expect([...allNodes(tree, 'kind')].filter((node) => !seen.has(node))).toEqual([]);
      visited += seen.size;
    }
    expect(visited).toBeGreaterThan(100);
  });
});

/** A node with others in it, somewhere in a text. */
const required = (value: number, start: number): OpNode => ({
  op: 'require',
  span: { start, end: start + 1 },
  test: {
    op: 'and',
    parts: [
      { op: 'odd', value: { op: 'constant', value } },
      { op: 'kind', card: { op: 'this' }, kinds: [1, 2] },
    ],
  },
});

it('nodes are the same where they mean the same, wherever and in whatever words they are written', () => {
  expect(isSameNode(required(1, 0), required(1, 7))).toBe(true);
  expect(isSameNode(required(1, 0), required(2, 0))).toBe(false);
  expect(isSameNode({ op: 'players' }, { op: 'players', from: { op: 'you' } })).toBe(false);
  expect(isSameNode({ op: 'players', from: { op: 'you' } }, { op: 'players' })).toBe(false);
});

it('a tree with other nodes in it is the same where nothing is changed, and says the same elsewhere', () => {
  const { tree } = parse(
    'effect',
    wholeText('if you have 2 cards in your hand, each opponent discards a card'),
  );
  expect(mapSyntax(tree, (node) => node)).toEqual(tree);
  expect(saySame(tree, movedSyntax(tree, { start: 7, end: 9 }))).toBe(true);
  const read = parse(
    'effect',
    wholeText('if you have 3 cards in your hand, each opponent discards a card'),
  ).tree;
  expect(saySame(tree, read)).toBe(false);
  const more = mapSyntax(tree, (node) => (node.kind === 'number' ? { ...node, value: 3 } : node));
  expect(saySame(more, read)).toBe(true);
});
