import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry, say, type Change } from './kit.ts';

const STONES = ['opal', 'jade', 'onyx', 'coal', 'flint', 'chalk', 'slate', 'agate'];

const written = (lines: readonly string[]): string => lines.map((line) => `              ${line}\n`).join('');

/** One action does what the lines say, then gains as many coins as the stone weighs that a phrase means. */
const gaining = (phrase: string, lines: readonly string[], other: readonly string[] = []): Change => ({
  cards: STONES.map((id, i) => `  - { kind: stone, id: ${id}, weight: ${i + 1} }\n`).join(''),
  replace: [
    ['  - { kind: stone, id: pebble, copies: 12, weight: 1 }\n', ''],
    ['\n  toss:', '\n  poke:\n    takes: { poked: cards }\n    first: nothing\n    do: nothing\n  toss:'],
    [
      '          rest:',
      `          act:\n            do: |\n${written([...lines, `let latest be ${phrase}`, "gain (the latest's weight) coins"])}${other.length > 0 ? `          other:\n            do: |\n${written(other)}` : ''}          rest:`,
    ],
  ],
});

const coins = (match: Match): unknown =>
  logOf(match)
    .map(({ line }) => line as Record<string, unknown>)
    .findLast(({ event, counter }) => event === 'count' && counter === 'coin')?.now ?? 0;

const POKED = 'the last stone where that stone was poked this turn';

describe('the one that it happened to last', () => {
  it.each([
    [POKED, ['poke all stones where weight is 2', 'poke all stones where weight is 1'], 1],
    [POKED, ['poke all stones where weight is 1', 'poke all stones where weight is 2'], 2],
    [
      POKED,
      [
        'poke all stones where weight is 2',
        'poke all stones where weight is 1',
        'poke all stones where weight is 2',
      ],
      2,
    ],
    [POKED, [], 0],
    // Not only the last one is remembered.
    [
      'the last stone where weight is not 2 and that stone was poked this turn',
      ['poke all stones where weight is 1', 'poke all stones where weight is 2'],
      1,
    ],
    [
      'the last stone where that stone was poked this turn and weight is at most 1',
      ['poke all stones where weight is 1', 'poke all stones where weight is 2'],
      1,
    ],
    [
      'the last stone where you poked that stone this game',
      ['poke all stones where weight is 1', 'poke all stones where weight is 2'],
      2,
    ],
    [
      'the last stone where an opponent poked that stone this game',
      ['poke all stones where weight is 1', 'poke all stones where weight is 2'],
      0,
    ],
    [
      'the last stone where you poked that stone since your last turn',
      ['poke all stones where weight is 1', 'poke all stones where weight is 2'],
      2,
    ],
    [
      'the last stone where that stone was poked since your last turn',
      ['poke all stones where weight is 1', 'poke all stones where weight is 2'],
      2,
    ],
    // By when it happened, and not by when it came there.
    [
      'the last stone in the pit where that stone was poked this turn',
      [
        'poke all stones where weight is 2',
        'poke all stones where weight is 1',
        'move all stones where weight is 1 to the pit',
        'move all stones where weight is 2 to the pit',
      ],
      1,
    ],
    [
      'the last stone in the pit',
      [
        'poke all stones where weight is 2',
        'poke all stones where weight is 1',
        'move all stones where weight is 1 to the pit',
        'move all stones where weight is 2 to the pit',
      ],
      2,
    ],
  ])('%s: %s', (phrase, lines, expected) => {
    const game = quarry(gaining(phrase, lines));
    const match = played(game, ['act']);
    expect(coins(match)).toBe(expected);
    const saved = savePosition(match);
    expect(savePosition(loadPosition(game, saved).match!)).toEqual(saved);
  });

  it.each([
    // Where two pasts are asked, neither says which was the last.
    'the last stone where that stone was poked this turn and you poked that stone this game',
    'the last stone where that stone was not poked this turn',
    // It is in the pit.
    'the last stone on your shelf where that stone was tossed this turn',
    // Nobody sees it there.
    'the last stone where that stone was dropped this turn',
  ])('%s is refused', (phrase) => {
    expect(faults(gaining(phrase, [])).map((each) => each.split(':')[0])).toEqual(['name/not-here']);
  });

  const CHOOSE = ['move a stone in your hand to your shelf', 'poke a stone on any shelf'];
  it.each([
    POKED,
    'the last stone where an opponent poked that stone since your last turn',
    'the last stone where that stone was poked since your last turn',
    'the last stone on your shelf where an opponent poked that stone this game',
    'the last stone where you poked that stone this game',
    'the last stone where you poked that stone since the start of your last turn',
    'the last stone where an opponent poked that stone since the start of your last turn',
  ])('a second program finds the same: %s', (phrase) => {
    const game = quarry(gaining(phrase, [], CHOOSE));
    for (const players of [2, 3])
      for (const seed of ['a', 'b', 'c'])
        expect(compareGame(game, players, seed, 150).difference).toBeUndefined();
  });
});

it('what somebody did to a card is not what others did to it', () => {
  const lines = [
    'choose a stone in your hand as one',
    'poke the one',
    'if an opponent poked the one this turn, gain 5 coins',
    'if you poked the one this turn, gain 3 coins',
  ];
  const match = played(quarry(gaining('the last stone in the pit', lines)), ['act', '1']);
  expect(coins(match)).toBe(3);
});

describe('since the start of a turn', () => {
  const COUNTED = '(the number of times you poked a stone since the start of your last turn)';
  const game = quarry({
    ...gaining('the last stone in the pit', [`gain ${COUNTED} coins`], ['poke a stone in your hand']),
  });
  it('the last turn is counted, and the one before it is forgotten', () => {
    // Two are asked in turn; each does one of these.
    const match = played(game, ['other', '1', 'rest', 'act']);
    expect(coins(match)).toBe(1);
    for (const said of ['rest', 'rest', 'rest']) say(match, said);
    say(match, 'act');
    // Poked in the turn before the last one.
    expect(coins(match)).toBe(1);
    const saved = savePosition(match);
    expect(savePosition(loadPosition(game, saved).match!)).toEqual(saved);
  });

  it('a second program counts the same', () => {
    for (const players of [2, 3])
      for (const seed of ['a', 'b', 'c', 'd'])
        expect(compareGame(game, players, seed, 150).difference).toBeUndefined();
  });
});
