/**
 * Blocks within blocks are printed so that it shows what belongs to what: two effects that are built in different ways
 * never have the same text, and no *otherwise* stands where it could be that of two.
 */
import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages, render, type Language } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { castleWords } from './sentences.ts';
import { tries } from '../size.ts';

const vocabulary = castleWords();

/** The largest trees have so many nodes: those of five are thousands. */
const MOST = tries(5, 4);

/** A block as its statements: a leaf, or a header with a block and perhaps another one for *otherwise*. */
type Node =
  | { readonly head: 'leaf' }
  | { readonly head: Head; readonly body: Tree; readonly otherwise?: Tree };
type Tree = readonly Node[];
type Head = 'if' | 'each' | 'later' | 'repeat';

/** All trees of so many nodes, no deeper than three headers. */
function* trees(size: number, depth = 3): Generator<Tree> {
  if (size === 0) return;
  for (let first = 1; first <= size; first++)
    for (const node of nodes(first, depth)) {
      if (first === size) yield [node];
      else for (const rest of trees(size - first, depth)) yield [node, ...rest];
    }
}

function* nodes(size: number, depth: number): Generator<Node> {
  if (size === 1) yield { head: 'leaf' };
  if (size < 2 || depth === 0) return;
  for (const body of trees(size - 1, depth - 1))
    for (const head of ['if', 'each', 'later', 'repeat'] as const) yield { head, body };
  for (let then = 1; then < size - 1; then++)
    for (const body of trees(then, depth - 1))
      for (const otherwise of trees(size - 1 - then, depth - 1)) yield { head: 'if', body, otherwise };
}

/** The effect as it is written; each leaf and each condition has a number of its own. */
function written(tree: Tree, count = { at: 1 }, indent = ''): string {
  const heads: Record<Head, () => string> = {
    if: () => `if you have at least ${count.at++} coins`,
    each: () => `for each knight with ${count.at++} wounds`,
    later: () => `until end of turn, when you draw a card, if you have ${count.at++} coins`,
    repeat: () => `repeat exactly ${++count.at} times`,
  };
  return tree
    .map((node) => {
      if (node.head === 'leaf') return `${indent}gain ${(count.at += 2)} coins\n`;
      const head = `${indent}${heads[node.head]()}:\n${written(node.body, count, `${indent}  `)}`;
      const { otherwise } = node;
      return otherwise ? `${head}${indent}otherwise:\n${written(otherwise, count, `${indent}  `)}` : head;
    })
    .join('');
}

function said(text: string, language: Language): string {
  const { tree, diagnostics } = parse('effect', wholeText(text));
  if (!tree || diagnostics.length > 0)
    throw new Error(`${text}\n${diagnostics.map(({ message }) => message).join()}`);
  return render('effect', tree, language, { vocabulary }).join('\n');
}

/** An `if` alone behind `otherwise` is an `otherwise if`, and so is written. */
const meaning = (tree: Tree): string => JSON.stringify(tree);

/** What stands in front of each *otherwise* on its level: between brackets, colons, semicolons and full stops. */
function inFront(text: string): string[] {
  let flat = text;
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, '...');
  return flat.split('\n').flatMap((line) => {
    const parts = line.split(/[.;:] /);
    return parts.filter((_, i) => /^otherwise/i.test(parts[i + 1] ?? ''));
  });
}

it('no otherwise could be that of two', () => {
  const forked = [...trees(MOST)]
    .map((tree) => said(written(tree), 'en'))
    .filter((text) => /otherwise/i.test(text));
  expect(forked.length).toBeGreaterThan(tries(100, 10));
  const unclear = forked.filter((text) => inFront(text).some((part) => part.split(/\bif\b/i).length > 2));
  expect(unclear).toEqual([]);
});

describe.each(languages)('%s', (language) => {
  it('says what belongs to what', () => {
    const known = new Map<string, string>();
    const same: string[] = [];
    let all = 0;
    for (let size = 1; size <= MOST; size++)
      for (const tree of trees(size)) {
        all++;
        const text = said(written(tree), language).replace(/\d+/g, '#');
        const before = known.get(text);
        if (before !== undefined && before !== meaning(tree))
          same.push(`${text}\n  ${before}\n  ${meaning(tree)}`);
        known.set(text, meaning(tree));
      }
    expect(all).toBeGreaterThan(tries(500, 100));
    expect(same).toEqual([]);
  });
});
