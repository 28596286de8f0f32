import { expect, it } from 'vitest';
import { balanceWords as de } from '../../studio/words/de/balance-words.ts';
import { balanceWords as en } from '../../studio/words/en/balance-words.ts';
import { balanceWords as fr } from '../../studio/words/fr/balance-words.ts';
import { roundGames } from '../../studio/page/balance/round-games.ts';

it('says numbers of games as people do', () => {
  expect(
    [7, 183, 2540, 41_000, 949_999, 950_000, 1_000_000, 8e9].map((games) => roundGames(games, 'en-GB')),
  ).toEqual(['7', '200', '3,000', '40,000', '900,000', undefined, undefined, undefined]);
  for (const words of [en, fr, de]) {
    expect(words.neededGames('300')).toContain('300');
    expect(words.neededGames(undefined)).not.toMatch(/undefined|\d/);
  }
});
