import { expect, it } from 'vitest';
import { pieceOf } from '../../dsl/text/source.ts';
import { logOf } from '../../interpreter/match/match.ts';
import { played, quarry } from './kit.ts';

it('the log keeps the lines of what stands from now on', () => {
  const text = [
    'until end of turn, when you gain any coins:',
    '  if you have 2   coins, shuffle the pit',
    '  otherwise:',
    '    shuffle the heap',
  ];
  const rest = `rest:\n            do: |\n${text.map((line) => `              ${line}\n`).join('')}`;
  const match = played(quarry({ replace: [['rest: { do: nothing }', rest]] }), ['rest']);
  const lines = logOf(match).flatMap(({ line }) => (line.event === 'stands' ? [line['text']] : []));
  expect(lines).toEqual([
    'when you gain any coins:\n  if you have 2 coins, shuffle the pit\n  otherwise:\n    shuffle the heap',
  ]);
});

it('a piece of a text leaves out how deep it stands', () => {
  const text = 'a:\n    b, c:\n\n      d   e\n    f';
  const start = text.indexOf('c');
  expect(pieceOf({ text }, { start, end: text.length })).toBe('c:\n  d e\nf');
  expect(pieceOf({ text }, { start: 0, end: 2 })).toBe('a:');
});
