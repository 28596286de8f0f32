import { expect, it } from 'vitest';
import { wordsOffered } from './words.ts';
import { tries } from '../size.ts';

it('completion at a word of a card offers that word', () => {
  const { asked, missing } = wordsOffered(tries(23, 61), tries(1, 12));
  expect(missing).toEqual([]);
  expect(asked).toBeGreaterThan(tries(20, 6));
});
