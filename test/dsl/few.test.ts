/** Where things are looked up nobody is asked, so so many of them, or one by chance, must have been chosen before. */
import { describe, expect, it } from 'vitest';
import { effectFindings } from './effect-findings.ts';

/** A place in a text, and what stands there. */
const cases: readonly (readonly [string, string])[] = [
  ['choose a card in your hand other than #', '2 cards in your hand'],
  ['choose a card in your hand other than (#)', '2 cards in your hand'],
  ['choose a card in your hand other than #', 'up to 2 cards in your hand'],
  ['choose a card in your hand other than #', 'a random card in your hand'],
  ['choose a player other than #', '2 opponents'],
  ['choose a square within 1 of #', '2 knights on the yard'],
  ['choose a square adjacent to (#)', 'up to 2 knights on the yard'],
  ['choose a knight of #', '2 opponents'],
  ['choose a sword attached to #', '2 knights on the yard'],
  ['choose a knight on #', '2 squares'],
  ['choose a card in #', '2 hands'],
  ['reveal all cards in #', "2 opponents' hands"],
  ['gain (the number of cards in #) coins', '2 hands'],
  ['choose one of #', '3 cards in your hand'],
  ['choose 2 of #', 'up to 3 cards in your hand'],
  ['if this is in #, gain a coin', '2 hands'],
  ['if this is on #, gain a coin', '2 squares'],
  ['if this is attached to #, gain a coin', '2 knights on the yard'],
];

describe('so many are not looked up', () => {
  it.each(cases)('%s: %s', (around, few) => {
    const [{ code, help }, ...more] = effectFindings(around.replace('#', few));
    expect([code, more]).toEqual(['name/not-choosable', []]);
    expect(help).toContain('as chosen`, then `the chosen`');
  });
  it.each(cases)('but the way out is: %s: %s', (around, few) => {
    const way = few.endsWith('hands') && few.includes("'") ? '2 hands' : few;
    expect(effectFindings(`choose ${way} as chosen\n${around.replace('#', 'the chosen')}`)).toEqual([]);
  });
  it.each([
    'choose a card in your hand other than a knight in your hand',
    'choose an opponent other than the richest player',
    "reveal all cards in an opponent's hand",
    'choose a knight on a square',
    'choose a sword attached to a knight',
  ])('one, whichever it is, is looked up: %s', (text) => {
    expect(effectFindings(text)).toEqual([]);
  });
});
