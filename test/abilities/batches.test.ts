import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/match/match.ts';
import { faults, played, quarry } from './kit.ts';

const heap: readonly (readonly [string, string])[] = [
  ['  keep:\n', '  shed:\n    takes: { things: cards }\n    do: move the things to the pit\n  keep:\n'],
  [
    'rest: { do: nothing }',
    'rest: { do: shed (the share) cards in your hand }\n          hide: { do: nothing }',
  ],
];

/** How many coins there are after so many of three cards are shed at once. */
function coins(rules: string, share: number): number {
  const setting: readonly [string, string] = ['(the share) cards', share === 1 ? '1 card' : `${share} cards`];
  // Who sheds the whole hand has no choice.
  const answers = share === 3 ? ['rest'] : ['rest', share === 1 ? '1' : '1 + 2'];
  const match = played(quarry({ rules, replace: [...heap, setting] }), answers);
  if (match.fault) throw new Error(match.fault.message);
  return Number(logOf(match).findLast(({ line }) => line.event === 'count')?.line['now'] ?? 0);
}

const when = (how: string): number[] =>
  [1, 2, 3].map((share) => coins(`when a player sheds ${how}, that player gains a coin`, share));

const numberOf = (which: string): string =>
  `if a player would shed 2 or more stones as batch, instead that player gains (the number of ${which}) coins`;

const found = (rules: string): string[] => faults({ rules, replace: [heap[0]] });

describe('what waits for several at once', () => {
  it.each([
    ['a card', [1, 2, 3]],
    ['one or more cards', [1, 1, 1]],
    ['any number of cards', [1, 1, 1]],
    ['2 or more cards', [0, 1, 1]],
    ['2 cards', [0, 1, 0]],
    ['exactly 3 cards', [0, 0, 1]],
    ['at least 2 cards', [0, 1, 1]],
    ['at most 2 cards', [1, 1, 0]],
    ['up to 2 cards', [1, 1, 0]],
    ['more than 2 cards', [0, 0, 1]],
    ['less than 2 cards', [1, 0, 0]],
  ] as const)('%s', (how, wanted) => {
    expect(when(how)).toEqual(wanted);
  });

  it('counts those that it speaks of', () => {
    expect(when('2 or more stones where weight is 1')).toEqual([0, 1, 1]);
    expect(when('2 or more stones where weight is 2')).toEqual([0, 0, 0]);
  });

  it('hears them before it happens too', () => {
    expect(coins('before a player sheds 2 or more cards, that player gains a coin', 2)).toBe(1);
    expect(coins('before a player sheds 2 or more cards, that player gains a coin', 1)).toBe(0);
  });

  it.each([
    ['2 or more cards', [0, 1, 1]],
    ['exactly 2 cards', [0, 1, 0]],
    ['one or more cards', [1, 1, 1]],
    ['2 or more stones where weight is 1', [0, 1, 1]],
  ] as const)('something happens in their place, once: %s', (how, wanted) => {
    const rules = `if a player would shed ${how}, instead that player gains a coin`;
    expect([1, 2, 3].map((share) => coins(rules, share))).toEqual(wanted);
  });

  it('those that it speaks of have a name', () => {
    const each = 'instead for each card among the batch, that player gains a coin';
    const rules = `if a player would shed 2 or more stones as batch, ${each}`;
    expect([1, 2, 3].map((share) => coins(rules, share))).toEqual([0, 2, 3]);
    expect([1, 2, 3].map((share) => coins(numberOf('the batch'), share))).toEqual([0, 2, 3]);
    expect([1, 2, 3].map((share) => coins(numberOf('those stones where weight is 1'), share))).toEqual([
      0, 2, 3,
    ]);
  });

  it('does not feed itself where it does less than it waits for', () => {
    const one = 'that player sheds the top card of the heap';
    expect(found(`when a player sheds one or more cards, ${one}`)).toContain(
      `game/feeds-itself: when a player sheds one or more cards, ${one}`,
    );
    const two = found(`when a player sheds 2 or more cards, ${one}`);
    expect(two.filter((each) => each.startsWith('game/feeds-itself'))).toEqual([]);
  });
});

describe('how many is refused where it would say nothing', () => {
  it('of a verb that is done with one at a time', () => {
    expect(found('when a player tosses 2 or more cards, that player gains a coin')).toEqual([
      'name/not-here: 2 or more cards',
    ]);
    expect(found('when a player tosses one or more cards, that player gains a coin')).toEqual([]);
  });

  it('where each is forbidden for itself, or replaced where they go one by one, and of players', () => {
    expect(found('if a player would toss 2 or more cards, instead that player gains a coin')).toEqual([
      'name/not-here: 2 or more cards',
    ]);
    expect(found('all players cannot shed 2 or more cards')).toEqual(['name/not-here: 2 or more cards']);
    expect(found('when 2 players toss a card, each player gains a coin')).toEqual([
      'name/not-here: 2 players',
    ]);
    expect(found('when a player sheds some but not all cards, that player gains a coin')).toEqual([
      'name/not-here: some but not all cards',
    ]);
  });
});
