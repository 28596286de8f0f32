import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { bring } from './guesses.ts';
import { cardOf } from './readings/cards.ts';

/**
 * Sentences that the language has no words for: what the first finding shows, and the card as somebody writes it who follows
 * that. Whoever makes one of the first readable puts another one in its place.
 */
const FORMS: readonly (readonly [sort: string, wrong: string, shown: string, right: string])[] = [
  [
    'hero',
    'for each opponent:\n  that player may discard a card\nif 2 cards were lost this way and nobody won, draw a card',
    'if you do',
    'for each opponent:\n  that player may discard a card\n  if they do, draw a card',
  ],
  [
    'hero',
    'each player writes their bid on paper\nthe player with the highest bid draws a card',
    'as bid',
    'each player secretly chooses a number from 0 to 3 as bid\nthe player with the highest bid draws a card',
  ],
  [
    'hero',
    'let before be the number of cards in your hand\ndraw a card',
    'give another name',
    'let earlier be the number of cards in your hand\ndraw (the earlier) cards',
  ],
  [
    'hero',
    'you may secretly choose a number from 1 to 6 as bet',
    'each player secretly chooses',
    'each player secretly chooses a number from 1 to 6 as bet\nthe player with the highest bet draws a card',
  ],
  [
    'hero',
    'each player voted for glory\ndraw a card',
    'the most votes',
    'each player secretly votes for a player\nthe player with the most votes draws a card',
  ],
  [
    'hero',
    'each player secretly glories in a bid\nreveal all bids',
    'this line can go',
    'each player secretly chooses a number from 0 to 3 as bid\nthe player with the highest bid draws a card',
  ],
  [
    'item',
    'draw a card instead of glory',
    'if … would …, instead …',
    'once per turn, if you would draw a card, instead gain an action point',
  ],
  [
    'hero',
    'draw a card for each hero in the discard pile that fell since glory',
    '… this turn',
    'draw a card for each hero in the discard pile where that hero was destroyed this turn',
  ],
  [
    'hero',
    'draw a card\nrepeat until glory comes',
    'repeat up to 5 times:',
    'repeat up to 5 times:\n  draw a card\n  if you have at least 7 cards in your hand, stop',
  ],
  [
    'item',
    'when an opponent empowers a hero, the equipped hero becomes a glorious copy of it',
    'until end of turn',
    "when an opponent empowers a hero, the equipped hero has that hero's effect until end of turn",
  ],
  [
    'item',
    'once per turn, nudge a die of glory',
    'set a die of that roll to 6',
    'once per turn, when you throw a roll, set a die of that roll to 6',
  ],
  [
    'hero',
    'draw a card for each hero that was gloriously lost',
    'a … where that … was … this turn',
    'draw a card for each hero in the discard pile where that hero was destroyed this turn',
  ],
  [
    'hero',
    'until end of turn, the first time glory would be lost, gain an action point',
    'once per turn, if … would …, instead …',
    'until end of turn, once per turn, if a hero in your party would be destroyed, instead discard a card',
  ],
  [
    'hero',
    'the next time luck strikes, draw a card',
    'until end of turn, once, when …, …',
    'until end of turn, once, when you play a hero, draw a card',
  ],
  [
    'item',
    'for the second time in a row, when glory comes, draw a card',
    'exactly 2 …',
    'when you play a hero, if you have played exactly 2 heroes this turn, draw a card',
  ],
  [
    'item',
    'up to 2 times, glory comes',
    'twice per turn',
    'twice per turn, when you play a hero, draw a card',
  ],
  [
    'item',
    'at the start of your turn, put any honours you like on this',
    'remove 2 coins from this',
    'at the start of your turn, put a coin on this\nonce per turn, pay 2 coins of this to draw a card',
  ],
  [
    'hero',
    'draw a card as if glory came',
    'use that card',
    "choose a hero in your party as model\nuse the model's effect",
  ],
  [
    'item',
    'when glory would come, draw a card',
    'before …, …',
    'before the equipped hero is destroyed, draw a card',
  ],
  ['item', 'after glory, draw a card', 'when …, …', 'when you play a hero, draw a card'],
  [
    'hero',
    'if there is more glory here than there, draw a card',
    'than each opponent',
    'if you have more cards in your hand than each opponent, draw a card',
  ],
  [
    'hero',
    'choose 2 heroes in your party of the same glory',
    "the first's",
    "choose a hero in your party as first\nchoose another hero in your party where class is the first's class as second\nsacrifice the second",
  ],
  [
    'hero',
    'draw a card for each hero in your party but not for glory',
    'other than',
    'draw a card for each hero in your party other than this',
  ],
  [
    'item',
    'at the start of your turn, spend any number of glories',
    'as spent',
    'at the start of your turn:\n  put a coin on this\n  choose a number from 0 to (the number of coins on this) as spent\n  remove (the spent) coins from this',
  ],
  [
    'hero',
    'each opponent who glories draws a card',
    'for each opponent:',
    'for each opponent:\n  that player may discard a card\n  if they do, draw a card',
  ],
  [
    'item',
    'only heroes of glory can be played',
    'only if',
    'you can attack monsters only if there are at least 2 items in your party',
  ],
  [
    'event',
    'whoever lost the most life this turn draws a card',
    'compared with a number',
    "for each player where that player's survivor lost at least 3 life this turn, that player draws a card",
  ],
  [
    'hero',
    'the next hero played this turn is destroyed',
    'waited for',
    'until end of turn, once, when you play a hero, destroy that hero',
  ],
  [
    'speciality',
    'the second card you buy each turn costs half',
    'lowered by a number',
    'while you bought exactly 1 card this turn, to buy a card, you pay (half the price of that card rounded down) coins less',
  ],
  [
    'hero',
    'draw half of glory',
    'rounded down',
    'draw (half the number of cards in your hand rounded down) cards',
  ],
  [
    'leader',
    'if the challenge window would open, instead nothing',
    'players cannot challenge',
    'players cannot challenge heroes of yours',
  ],
  [
    'hero',
    'choose a card in your hand as shown\nuntil end of turn, the shown is visible to all players',
    'turn that card face up',
    'choose a card in your hand\nturn that card face up',
  ],
  [
    'hero',
    'choose a card in your hand as shown\nall players see the shown until your next turn',
    "you can see all cards in that player's hand until end of turn",
    "choose an opponent\nyou can see all cards in that player's hand until end of turn",
  ],
];

describe('what the language says otherwise', () => {
  it.runIf(gamesThere().includes('here-to-slay')).each(FORMS)('%s: %s', (sort, wrong, shown, right) => {
    const [game, refused] = cardOf(sort, wrong, 'one-that-is-wrong', 1);
    const errors = bring(game, refused).found.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ help }) => help).join('\n')).toContain(shown);
    const [, accepted] = cardOf(sort, right, 'one-that-is-right', 2);
    expect(bring(game, accepted).found.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.runIf(gamesThere().includes('here-to-slay'))(
    'is not said beside a fault of another line, which has its own',
    () => {
      const lines = [
        'at the start of your turn, put a seed on this',
        'once per turn, pay 2 seeds of this to draw a crad',
        'for each opponent, let n be 1',
      ];
      const [game, card] = cardOf('item', lines.join('\n'), 'one-that-is-wrong', 3);
      const errors = bring(game, card).found.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code }) => code)).toEqual(['name/unknown-noun', 'syntax/expected']);
      expect(errors[0].help).toBe('did you mean `card`?');
    },
  );
});
