import { describe, expect, it } from 'vitest';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry, type Change } from './kit.ts';

const GAME = {
  cards: `  - { kind: gem, id: opal, hue: red, weight: 4 }
  - { kind: stone, id: jade, hue: green, weight: 2 }
  - kind: charm
    id: idol
    hue: red
    power: |
      when you rest, gain 1 coin
      +1 to the weight of all gems on any shelf
    spell: gain 5 coins
`,
  replace: [
    [
      '\nkinds:',
      '\nvalues: { hue: { of: [red, green], name: [hue, hues] } }\n\nnouns: { red card: { is: a stone or gem or charm where hue is red } }\n\nkinds:',
    ],
    [
      'weight: { type: number, from: 0, to: 9 }',
      'weight: { type: number, from: 0, to: 9, optional: true }\n      hue: { type: hue, optional: true, name: [hue, hues] }',
    ],
    [
      '{ type: abilities }',
      '{ type: abilities, optional: true }\n      hue: { type: hue, optional: true, name: [hue, hues] }\n      spell: { type: effect, optional: true }',
    ],
    ["to that player's hand", "to that player's shelf"],
    [
      '  charm:\n',
      '  gem:\n    starts: heap\n    fields:\n      weight: { type: number, from: 0, to: 9 }\n      hue: { type: hue, name: [hue, hues] }\n  charm:\n',
    ],
    ['\n  toss:', '\n  rest:\n    do: nothing\n    first: nothing\n  toss:'],
  ],
} satisfies Change;

/** A game with an action that does these lines, and a rule. */
const game = (lines: readonly string[], rules?: string): Game =>
  quarry({
    ...GAME,
    ...(rules === undefined ? {} : { rules }),
    replace: [
      ...GAME.replace,
      [
        '          rest:',
        `          act:\n            do: |\n${lines.map((line) => `              ${line}\n`).join('')}          rest:`,
      ],
    ],
  });

const coins = (match: Match): unknown =>
  logOf(match)
    .map(({ line }) => line as Record<string, unknown>)
    .findLast(({ event }) => event === 'count')?.now;

const RED = 'gain (the number of red cards on your shelf) coins';
const USE = "choose a charm on your shelf as one\nuse the one's spell";

describe('what is printed on a card can be taken away', () => {
  it.each([
    ['nothing is', [RED], undefined, 2],
    ['a value, as long as it stands', [RED], 'all gems on any shelf have no hue', 1],
    [
      'of cards of several kinds',
      ['gain (the number of cards on your shelf without a hue) coins'],
      'all cards on any shelf have no hue',
      3,
    ],
    [
      'none is no value that differs',
      ['gain (the number of different hues on your shelf) coins'],
      'all gems on any shelf have no hue',
      2,
    ],
    [
      'and is asked for',
      ['gain (the number of stones on your shelf with no hue) coins'],
      'all stones on any shelf have no hue',
      1,
    ],
    [
      'with the contrary',
      ['for each stone or gem on your shelf with a hue, gain 3 coins'],
      'all stones on any shelf have no hue',
      3,
    ],
    [
      'in a condition',
      ['if every stone on your shelf has no hue and every gem on your shelf has a hue, gain 7 coins'],
      'all stones on any shelf have no hue',
      7,
    ],
    [
      'a number, and what is added begins at nothing',
      ['gain (the total weight of all gems on your shelf) coins'],
      'all gems on any shelf have no weight',
      1,
    ],
    ['what a card does', USE.split('\n'), undefined, 5],
    ['and then it does nothing', USE.split('\n'), 'all charms on any shelf have no spell', 0],
    [
      'what a card can',
      ['gain (the total weight of all gems on your shelf) coins'],
      'all charms on any shelf have no power',
      4,
    ],
    ['what waits on it', ['rest', 'gain 1 coin'], 'all charms on any shelf have no power', 1],
    ['for a while', ['choose a gem on your shelf as one', 'the one has no hue this turn', RED], undefined, 1],
    [
      'a text for a while',
      ['all charms on your shelf have no spell until end of turn', ...USE.split('\n')],
      undefined,
      0,
    ],
    [
      'and set again afterwards',
      ['all gems on your shelf have no hue this turn', 'all gems on your shelf count as red this turn', RED],
      undefined,
      2,
    ],
  ])('%s', (_, lines, rules, expected) => {
    const made = game(lines, rules);
    expect(coins(played(made, ['act'])) ?? 0).toBe(expected);
    expect(compareGame(made, 2, 'blank', 100).difference).toBeUndefined();
  });
});

describe('what leads back to itself is worked out by what is printed', () => {
  const weight = ['gain (the total weight of all gems on your shelf) coins'];
  it.each([
    [
      'a number that asks for itself',
      '+2 to the weight of all gems on any shelf for each gem on any shelf where weight is at least 4',
      7,
    ],
    [
      'and is not as great',
      '+2 to the weight of all gems on any shelf for each gem on any shelf where weight is at least 5',
      5,
    ],
    [
      'numbers that ask for each other',
      '+1 to the weight of all gems on any shelf for each stone on any shelf where weight is 2\n+1 to the weight of all stones on any shelf for each gem on any shelf where weight is 4',
      6,
    ],
    [
      'a text that would take away why it is there',
      'while there is a gem on any shelf where weight is at least 5, all charms on any shelf have no power',
      5,
    ],
    [
      'and takes it away by what is printed',
      'while there is a gem on any shelf where weight is at least 4, all charms on any shelf have no power',
      4,
    ],
    [
      'texts that take each other away stay as they are printed',
      'while there is a gem on any shelf where hue is red, all charms on any shelf have no hue\nwhile there is a charm on any shelf where hue is red, all gems on any shelf have no hue',
      5,
    ],
  ])('%s', (_, rules, expected) => {
    const made = game(weight, rules);
    expect(coins(played(made, ['act']))).toBe(expected);
    expect(compareGame(made, 2, 'blank', 100).difference).toBeUndefined();
    expect(compareGame(game([RED], rules), 2, 'blank', 100).difference).toBeUndefined();
  });
});

const three = (how: string): string[] => [
  `choose exactly 3 cards on your shelf where hues are ${how} as chosen`,
  'move the chosen to the pit',
  'gain (the number of cards in the pit + 1) coins',
];
const number = (what: string): string => `gain (the number of ${what} on your shelf) coins`;

describe('a card has several values of a field', () => {
  const green = 'all gems on any shelf also count as green';
  it.each([
    ['and is both', ['if the opal is red and the opal is green, gain 4 coins'], green, 4],
    [
      'and is not what it is none of',
      ['gain (the number of gems on your shelf where hue is not red) coins'],
      green,
      0,
    ],
    ['which are counted', [number('different hues')], `${green}\nall charms on any shelf have no hue`, 2],
    [
      'of which each is asked for',
      [number('red cards'), 'gain (the number of stones or gems on your shelf where hue is green) coins'],
      green,
      4,
    ],
    [
      'and shares one with another card',
      [
        'choose a stone on your shelf as one',
        "gain (the number of gems on your shelf where hue is the one's hue) coins",
      ],
      green,
      1,
    ],
    [
      'and is chosen with cards that share one',
      three('the same'),
      `${green}\nall charms on any shelf count as green`,
      4,
    ],
    [
      'and not with those that share none',
      three('different'),
      `${green}\nall charms on any shelf have no hue`,
      1,
    ],
    [
      'for a while',
      ['all gems on your shelf also count as green this turn', number('red cards')],
      undefined,
      2,
    ],
    ['that one sets', [number('red cards')], `${green}\nall gems on any shelf count as green`, 1],
    [
      'that are taken away',
      [number('stones or gems with a hue')],
      `${green}\nall gems on any shelf have no hue`,
      1,
    ],
    ['where none is printed', [number('different hues')], 'all gems on any shelf have no hue\n' + green, 2],
  ])('%s', (_, lines, rules, expected) => {
    const made = game(lines, rules);
    expect(coins(played(made, ['act'])) ?? 0).toBe(expected);
    expect(compareGame(made, 2, 'several', 100).difference).toBeUndefined();
  });
});

it('a text that takes texts away stays, also where it takes its own', () => {
  const other = GAME.cards.replace(
    '+1 to the weight of all gems on any shelf',
    'all charms on any shelf have no power',
  );
  const made = game(['rest', 'gain 1 coin']);
  expect(coins(played(made, ['act']))).toBe(2);
  const blank = quarry({
    ...GAME,
    cards: other,
    replace: [
      ...GAME.replace,
      [
        '          rest:',
        '          act:\n            do: |\n              rest\n              gain 1 coin\n          rest:',
      ],
    ],
  });
  expect(coins(played(blank, ['act']))).toBe(1);
});

it.each([
  ['the opal has no shelf', 'name/not-here: no shelf'],
  ['the opal has a hue', 'name/not-here: a hue'],
  ['the opal has no power', 'name/unknown-field: power'],
  ['the opal has no red hue', 'name/not-here: no red hue'],
])('%s is refused', (rules, found) => {
  expect(faults({ ...GAME, rules })).toContain(found);
});
