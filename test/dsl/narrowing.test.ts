/**
 * What narrows a noun is carried out and printed, or refused: a text without it means something else and says something
 * else. Every pair of tails is put behind every head, in the words of a fixture.
 */
import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages, render } from '../../dsl/nlg/index.ts';
import { resolveEffect } from '../../dsl/checker/check.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { Block, NounPhrase } from '../../dsl/language/syntax/ast.ts';
import { castleWords } from '../render/sentences.ts';
import { sampled } from '../size.ts';

const vocabulary = castleWords();
const kind = vocabulary.kinds.find(({ id }) => id === 'sword');

const named = `choose a knight on the yard as first
let spot be the first's square
choose 2 knights in your court as pair
choose an opponent as foe
`;
const heads = [
  'choose a knight',
  'choose a square',
  'choose a player',
  'banish the first',
  'reveal all cards',
  'move a sword',
  'if there is a prisoner #, gain a coin',
];
const tails = [
  'in your hand',
  'in your court',
  'in any dungeon',
  'in a tent',
  'in play',
  'on the yard',
  'on a square',
  'on the spot',
  'among the pair',
  'of yours',
  'of an opponent',
  'of the foe',
  'attached to the first',
  'under the first',
  'adjacent to the first',
  'adjacent to the spot',
  'in line with the first',
  'in line with the spot',
  'within 1 of B2',
  'within 1 of the first',
  'other than this',
  'other than the first',
  'other than the spot',
  'other than the foe',
  'with no wounds',
  'with 7 coins',
  'with the most wounds',
  'without a sword',
  'where rank is 2',
  'where controller is you',
];

/** Cards of a player are in play, so it says nothing more. */
const isSaidTwice = (tail: string, line: string): boolean => tail === 'in play' && / of (?!B2)/.test(line);

const read = (text: string) => parse('effect', wholeText(text)).tree;
const meant = (text: string, tree: Block): string | undefined => {
  const context = { vocabulary, snippet: wholeText(text), acting: true, kind };
  const { value, diagnostics } = resolveEffect(context, tree);
  return diagnostics.some(({ severity }) => severity === 'error') ? undefined : told(value);
};

/** A meaning without its places and the words of its texts; what is declared stands for itself. */
const told = (meaning: unknown): string =>
  JSON.stringify(meaning, (key, value: unknown) => {
    if (key === 'span' || key === 'words' || key === 'reasons') return undefined;
    const isSymbol = typeof value === 'object' && value !== null && 'sort' in value && 'names' in value;
    return isSymbol && 'id' in value ? `${String(value.sort)} ${String(value.id)}` : value;
  });

/** The tree without one of its tails, each in turn. */
function* without(tree: unknown): Generator<{ tree: unknown; start: number; end: number }> {
  if (typeof tree !== 'object' || tree === null) return;
  const { kind: is, tails: own } = tree as NounPhrase;
  if (is === 'noun')
    for (const [i, { span }] of own.entries())
      yield { ...span, tree: { ...tree, tails: own.toSpliced(i, 1) } };
  for (const [key, part] of Object.entries(tree))
    for (const each of without(part)) {
      const changed = Array.isArray(tree) ? tree.with(Number(key), each.tree) : { ...tree, [key]: each.tree };
      yield { ...each, tree: changed };
    }
}

const said = (block: Block): string[] =>
  languages.map((each) => render('effect', block, each, { vocabulary }).join());

/** What is read and right of a line, and which of its tails do nothing, or are not said. */
function lost(line: string): { right: boolean; idle: string[] } {
  const text = named + line;
  const tree = read(text);
  const whole = tree && meant(text, tree);
  if (!tree || whole === undefined) return { right: false, idle: [] };
  const all = said(tree);
  const last = tree.slice(0, -1);
  const idle = [...without(tree.at(-1))].flatMap(({ start, end, tree: rest }) => {
    const tail = text.slice(start, end);
    if (isSaidTwice(tail, line)) return [];
    const shorter = [...last, rest as Block[number]];
    const same = said(shorter).flatMap((words, i) => (words === all[i] ? [languages[i]] : []));
    return [
      ...(meant(text, shorter) === whole ? [`${line}: ${tail} does nothing`] : []),
      ...(same.length > 0 ? [`${line}: ${tail} is not said in ${same.join()}`] : []),
    ];
  });
  return { right: true, idle };
}

describe('what narrows a noun', () => {
  it.each(sampled(heads, 16))('is carried out and printed, or refused: %s', (head) => {
    let right = 0;
    const idle: string[] = [];
    for (const one of tails)
      for (const other of ['', ...sampled(tails, 2)]) {
        const both = `${one} ${other}`.trim();
        const found = lost(head.includes('#') ? head.replace('#', both) : `${head} ${both}`);
        if (found.right) right++;
        idle.push(...found.idle);
      }
    expect(idle).toEqual([]);
    expect(right).toBeGreaterThan(4);
  });
});
