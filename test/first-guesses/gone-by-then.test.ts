import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { bring } from './guesses.ts';
import { cardOf, CARDS } from './readings/cards.ts';

const there = ([sort]: readonly [string, ...unknown[]]): boolean => gamesThere().includes(CARDS[sort][0]);

describe.skipIf(gamesThere().length === 0)('what was attached to a card that has left', () => {
  const X = 'X is the number of';
  const COUNTED = [
    [
      'event',
      'destroy a character, draw a card for each object attached to it',
      `Choose a character in play. ${X} objects attached to it. Destroy that character. Draw X cards.`,
    ],
    [
      'event',
      'banish a character\ndraw (the number of objects attached to that character) cards',
      `Choose a character in play. ${X} objects attached to it. Banish that character. Draw X cards.`,
    ],
    [
      'event',
      'destroy a character\nif that character has an object, draw a card',
      `Choose a character in play. ${X} objects attached to it. Destroy that character. If X is at least 1, draw a card.`,
    ],
    [
      'hero',
      'destroy a hero. draw a card for each item it had',
      `Choose a hero in an opponent's party. ${X} items attached to it. Destroy that hero. Draw X cards.`,
    ],
    [
      'hero',
      'sacrifice a hero and draw (the number of items attached to that hero) cards',
      `Choose a hero in your party. ${X} items attached to it. Sacrifice that hero. Draw X cards.`,
    ],
  ] as const;
  it.each(COUNTED.filter(there))('is counted before, on a %s: %s', (sort, text, right) => {
    const { found, printed } = bring(...cardOf(sort, text));
    expect(found).toEqual([]);
    expect(printed.get('guessed')).toBe(right);
  });

  const NONE = [
    ['character', 'when this is destroyed, draw a card for each object attached to this'],
    ['hero', 'sacrifice this\ndraw a card for each item attached to this'],
    ['hero', 'sacrifice this and draw a card for each item attached to this'],
    ['event', 'destroy a character\nmove all objects attached to that character to your hand'],
  ] as const;
  it.each(NONE.filter(there))('is nothing by then, on a %s: %s', (sort, text) => {
    const [found] = bring(...cardOf(sort, text)).found;
    expect(found?.code).toBe('name/not-here');
    expect(found?.help).toMatch(/what was attached to it left with it|by then nothing is attached to it/);
  });

  const STILL = [
    ['hero', 'steal a hero\ndraw a card for each item attached to that hero'],
    ['character', 'before this is destroyed, draw a card for each object attached to this'],
    ['hero', 'sacrifice a hero and draw a card'],
  ] as const;
  it.each(STILL.filter(there))('is there as long as the card is in play, on a %s: %s', (sort, text) => {
    expect(bring(...cardOf(sort, text)).found).toEqual([]);
  });
});
