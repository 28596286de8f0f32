import { expect, it } from 'vitest';
import { optionsOf } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { seatsAsked } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry } from './kit.ts';

const SETUP = '\nsetup: |\n  for each player in turn order:\n';

const EACH = 'at the end of each turn, ';

/** A game in which two cards of a player in play say these texts at the end of turns. */
const saying = (one: string, two: string, when = EACH): Game =>
  quarry({
    cards: [
      `  - { kind: charm, id: one, power: "${EACH}${one}" }`,
      `  - { kind: charm, id: two, power: "${when}${two}" }\n`,
    ].join('\n'),
    replace: [
      ['\nends:', '\norder of triggers: [the controller chooses]\n\nends:'],
      [SETUP, `${SETUP}    move all charms in the heap to that player's shelf\n`],
    ],
  });

/** What is asked at the end of the first turn. */
function asked(one: string, two = one, when = EACH): readonly string[] {
  const match = played(saying(one, two, when), ['rest']);
  return optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);
}

const ORDER = ['one', 'two'];
const NEXT_TURN = ['throw', 'lose', 'rest'];

it.each([
  'move all charms on any shelf other than this to the pit',
  'move all other charms on any shelf to the pit',
  'if there is another charm on your shelf, shuffle the heap',
])('which of two triggers comes first is asked for where their card makes a difference: %s', (text) => {
  expect(asked(text)).toEqual(ORDER);
});

it.each([
  'move all charms on any shelf to the pit',
  'until the end of this turn, when a player tosses a card, shuffle the heap',
])('which of two triggers comes first is not asked for where it makes none: %s', (text) => {
  expect(asked(text)).toEqual(NEXT_TURN);
});

it('which of two triggers comes first is not asked for where they do the same in other words', () => {
  expect(asked('you gain a coin', 'you gain 1 coin')).toEqual(NEXT_TURN);
  expect(asked('you gain a coin', 'you gain 2 coins')).toEqual(ORDER);
});

it('which of two triggers comes first is not asked for where they waited for different things', () => {
  expect(asked('you gain a coin', 'you gain a coin', 'at the end of your turn, ')).toEqual(NEXT_TURN);
});

it.each([
  ['you gain a coin', 'you gain 1 coin', EACH],
  ['you gain a coin', 'you gain 2 coins', EACH],
  ['you gain a coin', 'you gain a coin', 'at the end of your turn, '],
  ['move all other charms on any shelf to the pit', 'move all other charms on any shelf to the pit', EACH],
])('both evaluators ask alike: %s, and %s', (one, two, when) => {
  for (const seed of ['1', '2'])
    expect(compareGame(saying(one, two, when), 2, seed, 40).difference).toBeUndefined();
});
