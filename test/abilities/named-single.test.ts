import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/index.ts';
import { faults, played, quarry, type Change } from './kit.ts';

const resting = (does: string): Change => ({
  replace: [['rest: { do: nothing }', `rest:\n            do: |\n${does.replace(/^/gm, '              ')}`]],
});

describe('a name', () => {
  it.each([
    ['move the top card of the heap as drawn to your hand\ntoss the drawn'],
    [
      'move the top stone of the heap as drawn to your hand\nif the drawn’s weight is 1, toss the drawn'.replace(
        '’',
        "'",
      ),
    ],
  ])('may be given to a card at the end of a zone: %s', (does) => {
    const match = played(quarry(resting(does)), ['rest']);
    expect(logOf(match).some(({ line }) => line.event === 'move' && line['to'] === 'pit')).toBe(true);
  });
});

describe('what there is, behind `where`', () => {
  it.each([
    ['for each player where there are at least 3 stones in their hand, that player gains a coin', []],
    ['for each player where there is a stone in the heap, that player gains a coin', ['name/where-idle']],
    ['toss a stone in your hand where there is no stone in the pit', ['name/where-idle']],
  ])('%s', (does, codes) => {
    expect(faults(resting(does)).map((each) => each.split(':')[0])).toEqual(codes);
  });

  it('is asked of each', () => {
    const does =
      'move all cards in your hand to the pit\nfor each player where there are at least 3 stones in their hand, that player gains a coin';
    const match = played(quarry(resting(does)), ['rest']);
    const gained = logOf(match).flatMap(({ line }) => (line.event === 'count' ? [line['of']] : []));
    expect(gained).toEqual(['Ben']);
  });
});
