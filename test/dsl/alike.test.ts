/** What is compared among several chosen things is printed on them; of the rest it is said how to ask for it. */
import { expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { resolveEffect } from '../../dsl/checker/check.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { castleWords } from '../render/sentences.ts';

const vocabulary = castleWords();

function told(text: string): string[] {
  const snippet = wholeText(text);
  const { tree, diagnostics } = parse('effect', snippet);
  const found =
    tree && diagnostics.length === 0 ? resolveEffect({ vocabulary, snippet, acting: true }, tree) : undefined;
  return (found?.diagnostics ?? diagnostics).map(
    ({ code, place, help }) => `${code} ${text.slice(place.span.start, place.span.end)}; ${help}`,
  );
}

const steps = (first: string, then: string): string =>
  `what is not printed on cards is compared one by one: \`choose ${first}\`, then \`choose ${then}\``;

it.each([
  ['choose 2 tents where sizes are the same', 'sizes are the same', 'a tent', 'size is', 'size'],
  ['choose 2 tents with the same size', 'with the same size', 'a tent', 'size is', 'size'],
  ['choose 2 tents where sizes are different', 'sizes are different', 'a tent', 'size is not', 'size'],
  [
    'choose 2 knights on the yard where wounds are the same',
    'wounds are the same',
    'a knight',
    'wound is',
    'wound',
  ],
  ['choose 2 players where coins are different', 'coins are different', 'a player', 'coin is not', 'coin'],
])('%s', (text, where, noun, is, of) => {
  const then = `${noun} other than the first where ${is} the first's ${of}`;
  expect(told(text)).toEqual([`name/not-here ${where}; ${steps(`${noun} as first`, then)}`]);
  // The way out is one.
  const on = noun === 'a knight' ? 'a knight on the yard' : noun;
  expect(told(`choose ${on} as first\nchoose ${then.replace(noun, on)}`)).toEqual([]);
});

it.each([
  ['choose 2 knights on the yard with the same rank', 'with the same rank', 'ranks are the same'],
  ['choose 2 knights on the yard where rank is the same', 'rank is the same', 'ranks are the same'],
  ['choose 2 knights on the yard where colour is different', 'colour is different', 'colours are different'],
])('%s', (text, where, right) => {
  expect(told(text)).toEqual([`name/not-here ${where}; write \`where ${right}\``]);
  expect(told(`choose 2 knights on the yard where ${right}`)).toEqual([]);
});

it('a pile stands for its cards, where it is not said which', () => {
  const [found] = told('move all knights in exactly 2 tents to the deck');
  expect(found).toMatch(
    /^name\/not-choosable exactly 2 tents; .*write `exactly 2 tents`, or choose first: `choose exactly 2 tents as chosen`/,
  );
  expect(told('move exactly 2 tents to the deck')).toEqual([]);
  expect(told('choose exactly 2 tents as chosen\nmove all knights in the chosen to the deck')).toEqual([]);
});
