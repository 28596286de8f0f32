import { describe, expect, it } from 'vitest';
import { inColumns, wrapped } from '../../cli/play/screen.ts';
import { columns } from '../../cli/terminal/columns.ts';

describe('a paragraph', () => {
  it('breaks between words, the lines behind the first further in', () => {
    expect(wrapped('  one two three four', { width: 12 }, 0, 4)).toBe('  one two\n    three\n    four\n');
  });

  it('fills the first line and the others up to the same width', () => {
    expect(wrapped('aaaa bbbb cccc dddd', { width: 10 }, 1, 5)).toBe(' aaaa bbbb\n     cccc\n     dddd\n');
  });

  it('keeps spaces inside of a line, and has none at the end of one', () => {
    expect(wrapped('hand   3 cards   ', { width: 20 })).toBe('hand   3 cards\n');
  });

  it('breaks no word, however long it is', () => {
    expect(wrapped('a mountaineering b', { width: 8 })).toBe('a\nmountaineering\nb\n');
  });

  it('has room for half as many wide characters', () => {
    expect(wrapped('日本 カード 遊び', { width: 11 })).toBe('日本 カード\n遊び\n');
    expect(wrapped('日本 カード 遊び', { width: 10 })).toBe('日本\nカード\n遊び\n');
  });

  it('counts no combining marks, and a family of emoji as one', () => {
    expect(wrapped('e\u0323\u0302e\u0323\u0302 e\u0323\u0302e\u0323\u0302 b', { width: 5 })).toBe(
      'ệệ ệệ\nb\n'.normalize(),
    );
    expect(wrapped('x\u0330\u0331x\u0330\u0331 x\u0330\u0331x\u0330\u0331 b', { width: 5 })).toBe(
      'x\u0330\u0331x\u0330\u0331 x\u0330\u0331x\u0330\u0331\nb\n',
    );
    expect(wrapped('👨‍👩‍👧 👨‍👩‍👧 b', { width: 7 })).toBe('👨‍👩‍👧 👨‍👩‍👧 b\n');
  });
});

describe('cells side by side', () => {
  it('stand below each other where some are wide', () => {
    expect(inColumns(['日本', 'ab', 'abcd', 'x\u0330b'], { width: 14, plain: false })).toBe(
      '  日本  ab\n  abcd  x\u0330b\n',
    );
  });
});

describe('columns', () => {
  it('are as wide as their widest cell, without spaces at the end', () => {
    expect(
      columns([
        ['日本', 'one'],
        ['abc', ''],
      ]),
    ).toBe('日本  one\nabc\n');
  });

  it('have numbers to the right', () => {
    const rows = [
      ['seat', 'games'],
      ['a', '3'],
    ];
    expect(columns(rows, { numbers: true, indent: 1 })).toBe(' seat  games\n a         3\n');
  });

  it('are not widened by a cell that is longer than most', () => {
    const rows = [
      ['a', '1'],
      ['long phrase', '2'],
      ['bcd', '3'],
    ];
    expect(columns(rows, { most: 5 })).toBe('a    1\nlong phrase  2\nbcd  3\n');
  });
});
