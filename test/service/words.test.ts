import { expect, it } from 'vitest';
import { wordsOffered } from './words.ts';

it('completion at a word of a card offers that word', () => {
  const { asked, missing } = wordsOffered(23);
  expect(missing).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});
