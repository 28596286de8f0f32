import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/index.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, type Change } from './kit.ts';

/** A shelf that holds one card, and a card that goes there twice. */
const game = (does: string, rules?: string): Change => ({
  ...(rules === undefined ? {} : { rules }),
  replace: [
    ['of: player, in play: true }', 'of: player, in play: true, capacity: 1 }'],
    ['rest: { do: nothing }', `rest:\n            do: |\n${does.replaceAll(/^/gm, '              ')}`],
  ],
});

const KEEP = 'keep a stone in your hand';

describe('a verb was done where it changed something', () => {
  const texts = [
    `${KEEP}\nif you do, gain 1 coin`,
    `${KEEP}\nif you do not, gain 1 coin\notherwise, gain 2 coins`,
    `you may ${KEEP}\nif you do:\n  gain 1 coin\n  ${KEEP}\n  if you do, gain 5 coins`,
  ];
  const waits = 'when a player keeps a card, shuffle the heap';

  it.each(texts)('whether something waits for it or not: %s', (text) => {
    const coins = [undefined, waits].map((rules) => {
      const made = quarry(game(`${text}\n${text}`, rules));
      for (const seed of ['1', '2']) expect(compareGame(made, 2, seed, 40).difference).toBeUndefined();
      const answers = ['rest', ...(text.startsWith('you may') ? ['yes'] : [])];
      return logOf(played(made, answers)).flatMap(({ line }) =>
        line.event === 'count' ? [line['now']] : [],
      );
    });
    expect(coins[0]).toEqual(coins[1]);
  });

  it('is asked of the one that was not', () => {
    const match = played(quarry(game(`${KEEP}\n${KEEP}\nif you do, gain 1 coin`)), ['rest']);
    expect(logOf(match).filter(({ line }) => line.event === 'count')).toEqual([]);
  });
});
