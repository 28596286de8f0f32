import { describe, expect, it } from 'vitest';
import { seatsAsked } from '../../interpreter/match/match.ts';
import { optionsOf } from '../../interpreter/index.ts';
import { played, quarry } from './kit.ts';

const rich = (what: string): string => `
when a player tosses a card:
  if ${what}, shuffle the heap`;

/** What is asked after a card was tossed, which triggers texts. */
const asked = (rules: readonly string[], action = 'throw'): readonly string[] => {
  const game = quarry({
    rules: rules.join('\n'),
    replace: [['\nends:', '\norder of triggers: [the controller chooses]\n\nends:']],
  });
  const [card] = optionsOf(played(game, [action]), 0);
  const match = played(game, [action, card.name]);
  return optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);
};

const NEXT_TURN = ['throw', 'lose', 'rest'];

describe('the order of what was triggered', () => {
  const COINS = rich('the active player has at least 5 coins');
  it('is asked for where each does something', () => {
    const both = asked([
      'when a player tosses a card, shuffle the heap',
      'when a player tosses a card, the active player gains a coin',
    ]);
    expect(both).not.toEqual(NEXT_TURN);
  });

  it('is not asked for where all but one do nothing, whatever that one does', () => {
    expect(asked([COINS, 'when a player tosses a card, shuffle the heap'])).toEqual(NEXT_TURN);
    expect(asked([COINS, rich('the active player has at least 7 coins')])).toEqual(NEXT_TURN);
  });

  it('is asked for where another may change what stands behind a condition', () => {
    expect(asked([COINS, 'when a player tosses a card, the active player gains a coin'])).not.toEqual(
      NEXT_TURN,
    );
  });

  it('is asked for where somebody does not see whether a condition holds', () => {
    const hand = rich("there is a card in the active player's hand where weight is 5");
    expect(asked([hand, 'when a player tosses a card, the active player gains a coin'])).not.toEqual(
      NEXT_TURN,
    );
  });

  it('is asked for where somebody does not see the card that the event was about', () => {
    const dropped = 'when a player drops a card:\n  if the weight of that card is 5, shuffle the heap';
    const gain = 'when a player drops a card, the active player gains a coin';
    expect(asked([dropped, gain], 'lose')).not.toEqual(NEXT_TURN);
  });
});

const rival = (of: string): string =>
  `the active player chooses a player where coins is less than the weight of ${of}`;
const afterLosing = (text: string): readonly string[] =>
  asked([`when a player drops a card:\n  the active player gains 5 coins\n  ${text}`], 'lose');

describe('a choice with one answer', () => {
  it.each([
    ['the card that an event was about', rival('that card')],
    ['one card of many', `for each card in the active player's hand as mine:\n    ${rival('the mine')}`],
    ['a card that a name is given to', `let mine be the top card of the heap\n  ${rival('the mine')}`],
    [
      'a card that came by chance',
      `the active player looks at a random card in the active player's hand as mine\n  ${rival('the mine')}`,
    ],
  ])('is asked for where it hangs on %s, and somebody does not see it', (_, text) => {
    expect(afterLosing(text)).toEqual(['Ben']);
  });
});
