import { describe, expect, it } from 'vitest';
import { logOf, startMatch } from '../../interpreter/match/match.ts';
import { faults, quarry, say, type Change } from './kit.ts';

const ONE_EACH: readonly [string, string] = ['the top 3 cards of the heap', 'the top card of the heap'];
const change = (line: string, more: Change['replace'] = []): Change => ({
  replace: [
    [
      'rest: { do: nothing }',
      `rest: { do: nothing }\n          wave: { do: "${line}" }\n          count: { do: each player gains (the number of cards in their hand) coins }`,
    ],
    [
      'verbs:\n',
      "verbs:\n  hand:\n    takes: { card: a card, to receiver: a player }\n    do: move the card to the receiver's hand\n",
    ],
    ...more,
  ],
});

/** How many cards each of three has in hand after all have passed some on. */
function handsAfter(line: string, more: Change['replace'] = []): unknown[] {
  const match = startMatch(quarry(change(line, more)), {
    players: ['Ann', 'Ben', 'Cid'],
    seed: '1',
    log: true,
  });
  for (const each of ['wave', 'count']) say(match, each);
  return logOf(match)
    .flatMap(({ line: { counter, of, now } }) =>
      counter === 'coin' ? [`${of as string} ${now as number}`] : [],
    )
    .toSorted();
}

const ALL = "for each stone in any hand, move that stone to that stone's controller's next player's hand";

describe('all cards of all players', () => {
  it.each([
    "each player moves all stones in their hand to the next player's hand",
    "each player moves all stones in their hand to their next player's hand",
    "for each player, move all stones in that player's hand to that player's next player's hand",
  ])('are not moved on: %s', (line) => {
    expect(faults(change(line)).map((each) => each.split(':')[0])).toEqual(['name/passed-on']);
  });

  it.each([
    ALL,
    "each player moves all stones in their hand to the first player's hand",
    "each player moves all stones in their hand to the next player's shelf",
    "each player moves a stone in their hand to the next player's hand",
  ])('may be moved: %s', (line) => {
    const roles: readonly [string, string] = ['verbs:\n', 'roles: { first player: {} }\n\nverbs:\n'];
    expect(faults(change(line, [roles])).filter((each) => !each.startsWith('game/unused'))).toEqual([]);
  });

  it('move once, each to the neighbour of who had it', () => {
    expect(handsAfter(ALL)).toEqual(['Ann 3', 'Ben 3', 'Cid 3']);
  });
});

describe('what all choose in secret', () => {
  it.each([
    "each player secretly moves a card in their hand to the next player's hand",
    'each player secretly hands a card in their hand to the next player',
  ])('is passed on at the same time: %s', (line) => {
    expect(handsAfter(line, [ONE_EACH])).toEqual(['Ann 1', 'Ben 1', 'Cid 1']);
  });
});
