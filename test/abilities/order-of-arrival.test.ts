import { describe, expect, it } from 'vitest';
import { logOf } from '../../interpreter/match/match.ts';
import { faults, played, quarry, type Change } from './kit.ts';

const stone = (id: string, field: string, value: number, copies = ''): string =>
  `- { kind: stone, id: ${id}, ${copies}${field}: ${value} }`;

/** Three stones go to the shelves of both players and to one shelf; then one after the other to the pit. */
const going = (loop: string, field = 'weight', toss = `${loop}, toss that stone`): Change => ({
  replace: [
    ['weight: {', `${field}: {`],
    [
      stone('pebble', 'weight', 1, 'copies: 12, '),
      [
        stone('marble', field, 2),
        stone('slate', field, 3),
        stone('chalk', field, 1),
        stone('flint', field, 9, 'copies: 3, '),
      ].join('\n  '),
    ],
    [
      "the top 3 cards of the heap to that player's hand",
      `all stones in the heap where ${field} is at most 3 to that player's hand`,
    ],
    [
      'rest: { do: nothing }',
      `rest:
            do: |
              move all stones in your hand where ${field} is 2 to your shelf
              choose an opponent
              move all stones in your hand where ${field} is 3 to that player's shelf
              move all stones in your hand where ${field} is 1 to your shelf
              move all stones in that player's shelf to your shelf
              ${toss}`,
    ],
  ],
});

/** The stones as they came to the pit. */
const tossed = (change: Change): unknown[] =>
  logOf(played(quarry(change), ['rest'])).flatMap(({ line }) =>
    line.event === 'move' && line['to'] === 'pit' ? (line['cards'] as string[]) : [],
  );

describe('a loop over cards in the order in which they came', () => {
  it.each([
    ['in order of arrival', ['marble', 'chalk', 'slate']],
    ['in descending order of arrival', ['slate', 'chalk', 'marble']],
    ['in order of entry', ['marble', 'slate', 'chalk']],
    ['in descending order of entry', ['chalk', 'slate', 'marble']],
    ['in order of weight', ['chalk', 'marble', 'slate']],
  ])('%s', (order, stones) => {
    expect(tossed(going(`for each stone in play ${order}`))).toEqual(stones);
  });

  it('goes over cards only', () => {
    expect(faults(going('', 'weight', 'for each player in order of arrival, gain a coin'))).toEqual([
      'name/unknown-noun: arrival',
    ]);
  });

  it('leaves the word to a game that has it', () => {
    expect(tossed(going('for each stone in play in order of arrival', 'arrival'))).toEqual([
      'chalk',
      'marble',
      'slate',
    ]);
  });
});
