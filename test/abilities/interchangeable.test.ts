import { expect, it } from 'vitest';
import { optionsOf } from '../../interpreter/index.ts';
import { seatsAsked } from '../../interpreter/match/match.ts';
import { played, quarry } from './kit.ts';

const SETUP = '\nsetup: |\n  for each player in turn order:\n';

/** What is asked at the end of the first turn, where two cards of a player in play say these texts. */
function asked(one: string, two = one): readonly string[] {
  const match = played(
    quarry({
      cards: [
        `  - { kind: charm, id: one, power: "at the end of each turn, ${one}" }`,
        `  - { kind: charm, id: two, power: "at the end of each turn, ${two}" }\n`,
      ].join('\n'),
      replace: [
        ['\nends:', '\norder of triggers: [the controller chooses]\n\nends:'],
        [SETUP, `${SETUP}    move all charms in the heap to that player's shelf\n`],
      ],
    }),
    ['rest'],
  );
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
