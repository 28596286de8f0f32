import { describe, expect, it } from 'vitest';
import { gamesThere } from '../../files.ts';
import { follow } from '../guesses.ts';
import { cardOf } from './cards.ts';

/** What is offered for a text on a card. */
const offeredFor = (sort: string, text: string): string[] => {
  const [game, card] = cardOf(sort, text);
  const [found] = follow(game, card, 0).found;
  return found!.flatMap(({ fixes = [] }) => fixes.flatMap(({ edits }) => edits.map((edit) => edit.text)));
};

describe.runIf(gamesThere().includes('slasherz'))('all that a player has', () => {
  it.each([
    [
      'discard everything you have',
      'for each card in your hand, discard that card',
      'for each card in your survivor spot or victim zone or front or grounds or wreckage or hand, discard that card',
    ],
    [
      'choose an opponent\nmove all cards of that player to their discard pile',
      "all cards in that player's survivor spot or victim zone or front or grounds or wreckage or hand",
      'all cards of that player in play',
    ],
  ])('is in a hand and in play, or in one of both, and never in a deck: %s', (text, ...offers) => {
    expect(offeredFor('event', text)).toEqual(offers);
  });
});
