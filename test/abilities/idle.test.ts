import { describe, expect, it } from 'vitest';
import { seatsAsked } from '../../interpreter/match/match.ts';
import { optionsOf } from '../../interpreter/index.ts';
import { played, quarry } from './kit.ts';

const rich = (what: string): string => `
when a player tosses a card:
  if ${what}, shuffle the heap`;

/** What is asked after a card was tossed, which triggers texts. */
const asked = (...rules: readonly string[]): readonly string[] => {
  const game = quarry({
    rules: rules.join('\n'),
    replace: [['\nends:', '\norder of triggers: [the controller chooses]\n\nends:']],
  });
  const [card] = optionsOf(played(game, ['throw']), 0);
  const match = played(game, ['throw', card.name]);
  return optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);
};

const NEXT_TURN = ['throw', 'lose', 'rest'];

describe('the order of what was triggered', () => {
  const COINS = rich('the active player has at least 5 coins');
  it('is asked for where each does something', () => {
    const both = asked(
      'when a player tosses a card, shuffle the heap',
      'when a player tosses a card, the active player gains a coin',
    );
    expect(both).not.toEqual(NEXT_TURN);
  });

  it('is not asked for where all but one do nothing, whatever that one does', () => {
    expect(asked(COINS, 'when a player tosses a card, shuffle the heap')).toEqual(NEXT_TURN);
    expect(asked(COINS, rich('the active player has at least 7 coins'))).toEqual(NEXT_TURN);
  });

  it('is asked for where another may change what stands behind a condition', () => {
    expect(asked(COINS, 'when a player tosses a card, the active player gains a coin')).not.toEqual(
      NEXT_TURN,
    );
  });

  it('is asked for where somebody does not see whether a condition holds', () => {
    const hand = rich("there is a card in the active player's hand where weight is 5");
    expect(asked(hand, 'when a player tosses a card, the active player gains a coin')).not.toEqual(NEXT_TURN);
  });
});
