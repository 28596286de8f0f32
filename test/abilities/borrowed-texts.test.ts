import { describe, expect, it } from 'vitest';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { loadPosition } from '../../interpreter/match/save/load-position.ts';
import { savePosition } from '../../interpreter/match/save/save-position.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry, type Change } from './kit.ts';

const GAME = {
  cards: `  - { kind: stone, id: jade, weight: 2 }
  - { kind: charm, id: idol, power: "when you rest, gain 1 coin" }
  - kind: totem
    id: pole
    might: 4
    power: |
      +1 to the weight of all stones on any shelf
      once per turn, when you rest, gain 10 coins
      +3 to this card's might
`,
  replace: [
    [
      '  charm:\n',
      '  totem:\n    starts: heap\n    fields:\n      might: { type: number, optional: true }\n      power: { type: abilities }\n  charm:\n',
    ],
    ["to that player's hand", "to that player's shelf"],
    ['\n  toss:', '\n  rest:\n    do: nothing\n    first: nothing\n  toss:'],
  ],
} satisfies Change;

const game = (lines: readonly string[], cards = GAME.cards): Game =>
  quarry({
    ...GAME,
    cards,
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
    .findLast(({ event, counter }) => event === 'count' && counter === 'coin')?.now ?? 0;

const BORROW = 'the jade has the power of the one until end of turn';
const IDOL = 'choose a charm on your shelf as one';
const POLE = 'choose a totem on your shelf as one';
const WEIGHT = 'gain (100 times the weight of the jade) coins';

describe('a card has what another card says', () => {
  it.each([
    ['which one alone says', ['rest'], 11],
    ['besides its own', [IDOL, BORROW, 'rest'], 12],
    ['and only once', [IDOL, BORROW, BORROW, 'rest'], 12],
    ['as its own: `this` is who has it', [POLE, BORROW, 'rest', 'rest'], 22],
    ['with limits of its own', [POLE, BORROW, 'rest', 'rest', 'rest'], 23],
    ['what changes values counts', [WEIGHT], 300],
    ['once more for whoever has it, a card of another kind', [POLE, BORROW, WEIGHT], 400],
    [
      'also when it is taken away from the other',
      [IDOL, BORROW, 'the one has no power this turn', 'rest'],
      11,
    ],
    ['also when the other one is gone', [IDOL, BORROW, 'move the one to the pit', 'rest'], 11],
    ['and not once it has left play itself', [IDOL, BORROW, 'move the jade to the pit', 'rest'], 11],
    [
      'given to several',
      [IDOL, 'all totems on your shelf have the power of the one until end of turn', 'rest'],
      12,
    ],
    ['by its owner', [IDOL, "the jade has the one's power until end of turn", 'rest'], 12],
  ])('%s', (_, lines, expected) => {
    const made = game(lines);
    expect(coins(played(made, ['act']))).toBe(expected);
    expect(compareGame(made, 2, 'borrowed', 120).difference).toBeUndefined();
  });
});

const TOOLS = `  - { kind: tool, id: pick, weight: 1, deed: "gain (this card's weight) coins" }
  - { kind: tool, id: axe, weight: 30, deed: "gain (2 times this card's weight) coins" }
`;
const PICK = 'choose a tool on your shelf where weight is 1 as one';
const AXE = 'choose a tool on your shelf where weight is 30 as other';
const LEND = 'the one has the deed of the other until end of turn';

const toolGame = (lines: readonly string[]): Game =>
  quarry({
    cards: TOOLS,
    replace: [
      [
        '  charm:\n',
        '  tool:\n    starts: heap\n    fields:\n      weight: { type: number }\n      deed: { type: effect }\n  charm:\n',
      ],
      ["to that player's hand", "to that player's shelf"],
      [
        '          rest:',
        `          act:\n            do: |\n${lines.map((line) => `              ${line}\n`).join('')}          rest:`,
      ],
    ],
  });

describe('what is done once comes in place of its own', () => {
  it.each([
    ['its own without a loan', [PICK, "use the one's deed"], 1],
    ['that of the other, with the card as `this`', [PICK, AXE, LEND, "use the one's deed"], 2],
    ['and the other one keeps its own', [PICK, AXE, LEND, "use the other's deed"], 60],
    [
      'the last of several',
      [PICK, AXE, LEND, 'the one has the deed of the one until end of turn', "use the one's deed"],
      1,
    ],
    [
      'that of the other also where it has none itself',
      [PICK, AXE, LEND, 'the other has no deed this turn', "use the one's deed"],
      2,
    ],
    [
      'nothing where it has none itself',
      [PICK, AXE, LEND, 'the one has no deed this turn', "use the one's deed"],
      0,
    ],
    [
      'announced and carried out',
      [PICK, AXE, LEND, "announce the one's deed as plan", 'resolve the plan'],
      2,
    ],
  ])('%s', (_, lines, expected) => {
    const made = toolGame(lines);
    expect(coins(played(made, ['act']))).toBe(expected);
    expect(compareGame(made, 2, 'borrowed', 60).difference).toBeUndefined();
  });
});

/** The same, with one more card that says all along who has what. */
const standing = (says: string, lines: readonly string[]): Game =>
  game(lines, `${GAME.cards}  - { kind: totem, id: mirror, power: "${says}" }\n`);

describe('as long as a card says so', () => {
  it.each([
    ['all of a description have it', 'all totems on your shelf have the power of the idol', ['rest'], 13],
    ['the card itself has it', 'this has the power of the idol', ['rest'], 12],
    ['with uses of its own', 'this has the power of the pole', ['rest', 'rest'], 22],
    ['what changes values counts once more', 'the jade has the power of the pole', [WEIGHT], 400],
    [
      'of the top card of a pile',
      'this has the power of the top card of the pit',
      [IDOL, 'move the one to the pit', 'rest'],
      11,
    ],
    [
      'whichever it is by then',
      'this has the power of the top card of the pit',
      [IDOL, 'move the one to the pit', 'move the jade to the pit', 'rest'],
      10,
    ],
    [
      'while a condition holds',
      'while you have no coins, this has the power of the idol',
      ['gain 5 coins', 'rest'],
      16,
    ],
    ['not once it is gone', 'the jade has the power of the idol', ['move the mirror to the pit', 'rest'], 11],
    ['of all of several', 'this has the powers of all charms on any shelf', ['rest'], 12],
    [
      'of each once, with uses of its own, and not what it prints itself',
      'this has the power of each totem or charm on any shelf',
      ['rest', 'rest'],
      24,
    ],
    [
      'of all in a pile that all see, whichever these are',
      'this has the powers of all cards in the pit',
      [IDOL, 'move the one to the pit', 'rest'],
      11,
    ],
    ['of none, where there are none', 'this has the powers of all charms in the pit', ['rest'], 11],
    ['what lends is not lent', 'all totems on your shelf have the power of this', ['rest'], 11],
  ])('%s', (_, says, lines, expected) => {
    const made = standing(says, lines);
    expect(coins(played(made, ['act']))).toBe(expected);
    expect(compareGame(made, 2, 'standing', 120).difference).toBeUndefined();
  });

  it.each([
    ['hidden', 'this has the power of the top card of the heap'],
    ['one of several', 'this has the power of a totem on your shelf'],
    ['of several that are chosen', 'this has the powers of 2 totems on your shelf'],
    ['of several by chance', 'this has the powers of 2 random totems on your shelf'],
    ['of several that are hidden', 'this has the powers of all charms in your hand'],
    ['of all of somebody', "this has the powers of all charms on an opponent's shelf"],
    ['of what is out of play', 'the top card of the pit has the power of the idol'],
  ])('is refused where it is %s', (_, says) => {
    expect(() => standing(says, ['rest'])).toThrow();
  });
});

it('is kept in a save, with the uses of whoever has it', () => {
  const made = game([POLE, BORROW, 'rest']);
  const match = played(made, ['act']);
  const saved = savePosition(match);
  expect(savePosition(loadPosition(made, saved).match!)).toEqual(saved);
});

it.each([
  ['the one has the weight of the jade until end of turn', 'name/unknown-field: weight'],
  [
    'the one has the power of a charm on your shelf until end of turn',
    'name/not-here: the power of a charm on your shelf',
  ],
  ['the jade has the power of the one', 'name/missing-object: the jade has the power of the one'],
])('%s is refused', (line, found) => {
  const change: Change = {
    ...GAME,
    replace: [
      ...GAME.replace,
      [
        '          rest:',
        `          act:\n            do: |\n              ${IDOL}\n              ${line}\n          rest:`,
      ],
    ],
  };
  expect(faults(change)).toContain(found);
});

it('what only one player sees is not lent', () => {
  const change: Change = {
    ...GAME,
    replace: [
      ...GAME.replace,
      [
        '          rest:',
        '          act:\n            do: |\n              choose a charm in your hand as one\n              the jade has the power of the one until end of turn\n          rest:',
      ],
    ],
  };
  expect(faults(change)).toContain('name/not-here: the power of the one');
});
