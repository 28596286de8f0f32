/** What people wrote who had seen only examples: read, or answered with the line that is right. */
import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';

const taken: readonly (readonly [EntryKind, string])[] = [
  ['abilities', '+1 to your rolls for each item in your party'],
  ['effect', 'draw a card for each slain monster in your party'],
  ['effect', 'for each slain monster in your party, draw a card'],
  ['effect', 'opponents cannot play modifiers this turn'],
  ['effect', 'each player with 4 or more cards in their party sacrifices a card'],
  ['abilities', 'when an opponent discards one or more cards, draw a card'],
  ['abilities', 'when an opponent discards a card, draw a card'],
  [
    'effect',
    'until the start of your next turn, if a hero of yours would be destroyed, instead return that hero to your hand',
  ],
  ['effect', 'until the start of your next turn, when you draw a card, discard a card'],
  [
    'effect',
    'that player may give a card from their hand to you\nif they do not, that player discards 2 cards',
  ],
  ['effect', 'sacrifice this hero, then steal a hero'],
  ['effect', 'sacrifice this hero\nif you do, steal a hero'],
  ['abilities', 'sacrifice this hero to steal a hero'],
  ['phrase', 'the equipped hero'],
  ['phrase', 'your heroes'],
  ['phrase', 'a hero of yours'],
  ['phrase', 'a hero in your party'],
  ['phrase', 'a hero of yours without an item'],
  ['effect', 'return that hero to your hand'],
  ['effect', 'give a card in your hand to an opponent'],
];

/** Refused with one finding; its help holds the right form. */
const answered: readonly (readonly [EntryKind, string, string, RegExp])[] = [
  [
    'effect',
    'move 2 cards with a total value of up to 9 to the deck',
    'syntax/habit',
    /with a total value of at most 9/,
  ],
  [
    'effect',
    "move 2 cards with a total value of at most 9 in that player's hand to the deck",
    'syntax/habit',
    /move 2 cards in that player's hand with a total value of at most 9 to the deck/,
  ],
  [
    'effect',
    'move 2 cards with a total value between 3 and 5 to the deck',
    'syntax/habit',
    /with a total value of 3\.\.5/,
  ],
  [
    'effect',
    'move any number of cards whose values add up to 9 to the deck',
    'syntax/habit',
    /move any number of cards with a total value of 9 to the deck/,
  ],
  [
    'effect',
    'move any number of cards with a total of at least 9 coins to the deck',
    'syntax/habit',
    /with a total coins of at least 9/,
  ],
  [
    'effect',
    'draw cards until you have 7 cards in your hand',
    'syntax/until-goal',
    /repeat up to 7 times until …, …/,
  ],
  ['effect', 'until end of turn: +1 to your rolls', 'syntax/colon', /`until end of turn, …`/],
  [
    'abilities',
    'if a hero of yours would be destroyed, discard a card instead',
    'syntax/habit',
    /`if a hero of yours would be destroyed, instead discard a card`/,
  ],
  ['abilities', 'your hero rolls get +1', 'syntax/habit', /`\+1 to your hero rolls`/],
  ['abilities', 'all rolls have -2', 'syntax/habit', /`-2 to all rolls`/],
  ['abilities', 'opponents may not steal heroes', 'syntax/habit', /`opponents cannot steal heroes`/],
  ['abilities', 'your heroes may not be destroyed', 'syntax/habit', /`your heroes cannot be destroyed`/],
  ['effect', 'draw 1', 'syntax/count', /`draw a card`/],
  ['effect', 'choose an opponent, then they draw a card', 'syntax/pronoun', /that player/],
  ['condition', 'you have attacked this turn', 'syntax/perfect', /^write `you attacked this turn`$/],
  [
    'effect',
    'if you have attacked this turn, draw a card',
    'syntax/perfect',
    /`if you attacked this turn, draw a card`/,
  ],
  ['condition', 'you have not moved this turn', 'syntax/perfect', /`you did not move this turn`/],
  [
    'condition',
    'that hero has been destroyed this turn',
    'syntax/perfect',
    /`that hero was destroyed this turn`/,
  ],
  ['effect', 'immediately play that card', 'syntax/habit', /`play that card`/],
  ['effect', 'that player gives you a card', 'syntax/habit', /`that player gives a card to you`/],
  ['abilities', 'you may pay 1 coin to draw a card', 'syntax/habit', /`pay 1 coin to draw a card`/],
  ['abilities', '+1 to all your rolls', 'syntax/habit', /`\+1 to your rolls`/],
  [
    'effect',
    'destroy a hero with no life and no items',
    'syntax/habit',
    /`destroy a hero with no life and with no items`/,
  ],
  [
    'effect',
    'destroy a hero other than the first and the second',
    'syntax/habit',
    /`destroy a hero other than the first and other than the second`/,
  ],
  ['effect', 'draw three cards', 'syntax/habit', /`draw 3 cards`/],
  [
    'effect',
    'draw two cards, then immediately discard one card',
    'syntax/habit',
    /`draw 2 cards, then discard a card`/,
  ],
  [
    'abilities',
    'whenever you draw two cards, discard a card',
    'syntax/habit',
    /`when you draw 2 cards, discard a card`/,
  ],
  ['effect', 'each opponent destroys a hero they choose', 'syntax/habit', /`each opponent destroys a hero`/],
  [
    'effect',
    'if your coins are 7 or higher, draw a card',
    'syntax/habit',
    /`if your coins are at least 7, draw a card`/,
  ],
  ['effect', 'draw one card', 'syntax/habit', /`draw a card`/],
  ['effect', 'draw a card if you have a hero', 'syntax/habit', /`if you have a hero, draw a card`/],
  ['effect', 'if you have a hero then draw a card', 'syntax/habit', /`if you have a hero, draw a card`/],
  [
    'effect',
    'if you have a hero, draw a card, else discard a card',
    'syntax/habit',
    /`if you have a hero, draw a card\notherwise, discard a card`/,
  ],
  [
    'effect',
    'each opponent may choose one:\n  - draw a card',
    'syntax/habit',
    /`each opponent chooses up to 1:`/,
  ],
  [
    'effect',
    'draw a card and each opponent chooses one:\n  - draw a card',
    'syntax/habit',
    /`draw a card\neach opponent chooses one:`/,
  ],
  [
    'effect',
    'that player takes another turn after this one',
    'syntax/habit',
    /`that player gains an extra turn`/,
  ],
  ['effect', 'the player after you draws a card', 'syntax/habit', /`the next player draws a card`/],
  ['effect', 'the player to your right draws a card', 'syntax/habit', /`the previous player draws a card`/],
  ['effect', 'the player to their left draws a card', 'syntax/habit', /`their next player draws a card`/],
  ['effect', 'choose two of:\n  - draw a card', 'syntax/habit', /`choose 2:`/],
  ['effect', 'choose up to three of the following:\n  - draw a card', 'syntax/habit', /`choose up to 3:`/],
  ['effect', 'draw a card or discard a card', 'syntax/habit', /`choose one:\n- draw a card/],
  ['effect', 'destroy a hero or an item', 'syntax/habit', /`destroy a hero or item`/],
  ['effect', 'destroy all heroes except that hero', 'syntax/habit', /other than that hero/],
  [
    'effect',
    'target player discards a card',
    'syntax/habit',
    /`choose a player, then that player discards a card`/,
  ],
  ['effect', 'may draw a card', 'syntax/habit', /`you may draw a card`/],
  ['effect', 'when you do so, draw a card', 'syntax/habit', /`when you do, draw a card`/],
  [
    'abilities',
    'whenever you draw a card, discard a card',
    'syntax/habit',
    /`when you draw a card, discard a card`/,
  ],
  [
    'abilities',
    'if you draw a card, discard a card',
    'syntax/habit',
    /`when you draw a card, discard a card`/,
  ],
  [
    'abilities',
    'if you have a hero, +1 to your rolls',
    'syntax/habit',
    /`while you have a hero, \+1 to your rolls`/,
  ],
  ['abilities', 'each turn, draw a card', 'syntax/habit', /`at the start of each turn, draw a card`/],
  [
    'effect',
    'lose a point unless you discard a card in your hand',
    'syntax/habit',
    /`you may discard a card in your hand\nif you do not, lose a point`/,
  ],
  ['condition', 'you have 2+ heroes', 'syntax/habit', /`you have 2 or more heroes`/],
  [
    'objects',
    'a group were values are consecutive',
    'syntax/habit',
    /`a group where values are consecutive`/,
  ],
  ['effect', 'draw a a card', 'syntax/habit', /`draw a card`/],
  [
    'effect',
    'play a hero, item or magic card in your hand',
    'syntax/habit',
    /^write `play a hero or item or magic card in your hand`$/,
  ],
  ['objects', 'a hero, an item, or a magic card', 'syntax/habit', /^write `a hero or item or magic card`$/],
  [
    'effect',
    'if you have a hero, item or magic card, draw two cards',
    'syntax/habit',
    /^write `if you have a hero or item or magic card, draw 2 cards`$/,
  ],
  ['condition', 'the number of heroes > 2', 'syntax/character', /more than/],
  ['effect', 'draw a card.', 'syntax/character', /take it away/],
  ['effect', "if you've a card, draw a card", 'syntax/character', /in full/],
  ['effect', 'A card is drawn', 'syntax/capital', /`a`/],
  ['effect', "pay that card's cost", 'syntax/expected', /use another word/],
];

describe('what people write', () => {
  it.each(taken)('%s: %s is read', (entry, text) => {
    expect(parse(entry, wholeText(text)).diagnostics).toEqual([]);
  });

  it.each(answered)('%s: %s is answered with the right form', (entry, text, code, help) => {
    const { diagnostics } = parse(entry, wholeText(text));
    expect(diagnostics.map((found) => found.code)).toEqual([code]);
    expect(diagnostics[0].help).toMatch(help);
  });

  it.each(answered.filter(([, , code]) => code === 'syntax/habit' || code === 'syntax/perfect'))(
    '%s: the change offered for %s is right',
    (entry, text) => {
      const [{ place, text: put }] = parse(entry, wholeText(text)).diagnostics[0].fixes?.[0].edits ?? [];
      const mended = text.slice(0, place.span.start) + put + text.slice(place.span.end);
      expect(parse(entry, wholeText(mended)).diagnostics).toEqual([]);
    },
  );
});
