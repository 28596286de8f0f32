import { describe, expect, it } from 'vitest';
import { giveInTurn, observeCards, type BalanceOptions, type CardGiven } from '../../bots/balance.ts';
import { quarry } from '../abilities/kit.ts';

/** Who sells the heaviest stones wins: a nugget is worth as much as nine pebbles, a chip as much as one. */
const game = quarry({
  replace: [
    [
      'rest: { do: nothing }',
      'rest: { do: nothing }\n          sell: { do: "toss a stone in your hand as gem\\ngain (the weight of the gem) coins" }',
    ],
    ['setup: |', 'setup: |\n  shuffle the heap'],
    [
      '          throw: { do: toss a card in your hand }\n          lose: { do: drop a card in your hand }\n',
      '',
    ],
    ['        until: the day is 3\n', ''],
    ['if: the day is 2, winners: all players', 'if: the day is 4, winners: all players with the most coins'],
  ],
  cards: '  - { kind: stone, id: nugget, weight: 9 }\n  - { kind: stone, id: chip, weight: 1 }\n',
});
const options: BalanceOptions = {
  game,
  players: ['Ann', 'Ben'],
  options: { players: 2, seed: 'balance' },
  level: 'random',
  decisions: 1000,
};

const last = (id: string): CardGiven => [...giveInTurn(options, id, 300)].at(-1)!;

describe('a report on balance', () => {
  it('finds the card whose holders win more, and does not blame another', () => {
    const observed = observeCards(options);
    for (let i = 0; i < 300; i++) observed.play(i);
    const { games, cards } = observed.report();
    expect(games).toBe(300);
    const nugget = cards.find(({ id }) => id === 'nugget')!;
    expect(nugget.q).toBeLessThan(0.01);
    expect(nugget.difference).toBeGreaterThan(0.1);
    expect(cards.find(({ id }) => id === 'chip')!.q).toBeGreaterThan(0.05);
  });

  it('says what a card causes that a player is given', () => {
    expect(last('nugget').verdict).toBe('strong');
    expect(last('chip').verdict).toBe('open');
  });
});
