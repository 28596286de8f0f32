import { describe, expect, it } from 'vitest';
import { inWords, story, wonBy } from '../../cli/words.ts';

const called = (name: string): string => name.toUpperCase();
const words = (line: Record<string, unknown>): string | undefined => inWords(line, called)?.words;

describe('lines of a log in words', () => {
  it.each([
    [{ decision: 'Ann', answer: ['a', 'b'] }, 'Ann chooses A and B'],
    [{ decision: 'Ann', answer: [] }, 'Ann chooses nothing'],
    [{ decision: 'Ann', answer: ['a'], forced: true }, 'Ann chooses A (nothing else was possible)'],
    [{ decision: 'Ann', answer: [], hidden: 1 }, 'Ann chooses 1 hidden card'],
    [{ event: 'move', cards: ['a', 'b', 'c'], from: 'here', to: 'there' }, 'A, B and C: here -> there'],
    [
      { event: 'move', cards: ['a'], hidden: 2, from: ['x', 'y'], to: 'z' },
      'A and 2 hidden cards: x and y -> z',
    ],
    [{ event: 'move', cards: ['a'], from: 'x', to: 'z', pile: 'a + b' }, 'A: x -> z, into A + B'],
    [{ event: 'shuffle', zone: 'x' }, 'x is shuffled'],
    [{ event: 'count', counter: 'c', of: 'Ann', before: 5, now: 3 }, "Ann's c: 3 (-2)"],
    [{ event: 'count', counter: 'c', before: 0, now: 3 }, 'c: 3 (+3)'],
    [{ event: 'appoint', role: 'r', player: 'Ann' }, 'r: Ann'],
    [{ event: 'turn', player: 'Ann' }, "Ann's turn"],
    [{ event: 'era', number: 4 }, 'era 4'],
    [{ event: 'begin', text: 'cards/a/f', by: 'Ann' }, 'Ann: A, f'],
    [{ event: 'begin', text: 'verbs/v', by: 'Ann' }, undefined],
    [{ event: 'new', what: ['a'], because: 'x' }, 'event new; what a'],
  ])('%j', (line, expected) => {
    expect(words(line)).toBe(expected);
  });

  it('says who wins', () => {
    expect(wonBy([])).toBe('nobody wins');
    expect(wonBy(['Ann'])).toBe('Ann wins');
    expect(wonBy(['Ann', 'Ben'])).toBe('Ann and Ben share the victory');
  });

  it('indents by round, step and turn', () => {
    const lines = [
      { event: 'era', number: 1 },
      { event: 'step', step: 's' },
      { event: 'turn', player: 'Ann' },
      { event: 'shuffle', zone: 'z' },
      { event: 'over', ending: 'e', winners: ['Ann'] },
    ];
    expect(story(lines, called)).toBe(
      "era 1\n  s\n    Ann's turn\n      z is shuffled\nthe game is over (e): Ann wins\n",
    );
  });
});
