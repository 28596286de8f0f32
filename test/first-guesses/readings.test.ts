import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { bring, follow } from './guesses.ts';

/** A card of each sort with a text, by the field that the text stands in. */
const CARDS: Readonly<Record<string, readonly [game: string, card: string]>> = {
  hero: ['here-to-slay', 'kind: hero\n  class: thief\n  roll: 6+\n  effect'],
  leader: ['here-to-slay', 'kind: leader\n  class: thief\n  skill'],
  item: ['here-to-slay', 'kind: item\n  nature: ordinary\n  skill'],
  event: ['slasherz', 'kind: event\n  played: [preparing]\n  effect'],
  character: ['slasherz', 'kind: character\n  level: 1\n  score: 1\n  sharpness: 1\n  ability'],
  monster: ['slasher', 'kind: monster\n  initiative: 44\n  slash'],
  action: ['slasher', 'kind: action\n  effect'],
  modifier: ['here-to-slay', 'kind: modifier\n  values: [1]\n  skill'],
  challenge: ['here-to-slay', 'kind: challenge\n  skill'],
  chapter: ['hismment', 'kind: chapter\n  price: 10\n  rarity: bronze\n  set number: 999\n  effect'],
};

/** The game of a card, and the card, whose number is its own among the cards that are brought with it. */
const cardOf = (sort: string, text: string, id = 'guessed', number = 0): readonly [string, string] => {
  const [game, head] = CARDS[sort];
  const own = head.replace('44', String(44 + number));
  const lines = text.split('\n').map((line) => `    ${line}`);
  return [game, `- ${own}: |\n${lines.join('\n')}\n  id: ${id}\n  name: ${id}\n`];
};

/** What people write, and the same as the language has it. */
const SAME: readonly (readonly [sort: string, written: string, right: string])[] = [
  ['hero', 'Draw two cards.', 'draw 2 cards'],
  ['hero', 'draw two card', 'draw 2 cards'],
  ['hero', 'Destroy a hero. Draw a card.', 'destroy a hero\ndraw a card'],
  ['hero', 'draw a card if you have 3 cards in your hand', 'if you have 3 cards in your hand, draw a card'],
  ['hero', 'each player discards a Hero card', 'each player discards a hero'],
  [
    'hero',
    'choose a hero in any party, then destroy it',
    'choose a hero in any party, then destroy that card',
  ],
  [
    'hero',
    'choose an opponent, then they discard a card',
    'choose an opponent, then that player discards a card',
  ],
  ['hero', 'opponents must discard a card', 'each opponent discards a card'],
  ['hero', 'each opponent must discard a card if able', 'each opponent discards a card'],
  ['hero', 'you must discard 2 cards', 'discard 2 cards'],
  ['hero', 'discard your hand', 'discard all cards in your hand'],
  ['hero', 'take a card from the discard pile', 'take a card in the discard pile'],
  ['hero', 'reveal a card from your hand', 'reveal a card in your hand'],
  ['hero', 'move a card from the discard pile to your hand', 'move a card in the discard pile to your hand'],
  [
    'hero',
    'put a card from your hand on top of the main deck',
    'move a card in your hand to the top of the main deck',
  ],
  ['hero', 'discard your whole hand', 'discard all cards in your hand'],
  [
    'hero',
    'each opponent gives 1 action point to you',
    "for each opponent:\n  let gift be the lesser of 1 and that player's action points\n  that player loses (the gift) action points\n  gain (the gift) action points",
  ],
  [
    'hero',
    'if an opponent has more action points than you, draw a card',
    'if there is an opponent with more than (your action points) action points, draw a card',
  ],
  ['leader', 'draw a card at the end of your turn', 'at the end of your turn, draw a card'],
  ['leader', 'whenever anybody slays a monster, draw a card', 'when a player slays a monster, draw a card'],
  ['item', 'the equipped hero gets +2 to its rolls', "+2 to the equipped hero's rolls"],
  ['leader', 'nobody can challenge you', 'players cannot challenge you'],
  ['hero', '+2 to all of your rolls until the end of the turn', '+2 to your rolls until the end of the turn'],
  ['hero', 'draw a card for every hero you have', 'draw a card for each hero of yours'],
  [
    'hero',
    'you may play up to 2 magic cards for free',
    'choose up to 2 magic cards in your hand as chosen\nfor each card among the chosen, play that card for free',
  ],
  [
    'hero',
    'if another hero of yours would be destroyed this turn, you may discard a card instead',
    'until end of turn, if another hero of yours would be destroyed, you may instead discard a card',
  ],
  ['hero', 'steal a hero from an opponent', 'steal a hero of an opponent'],
  ['hero', 'destroy target hero', 'destroy a hero'],
  ['hero', 'everybody else draws a card', 'each other player draws a card'],
  ['hero', 'your opponents discard a card', 'each opponent discards a card'],
  [
    'hero',
    'your heroes cannot be stolen until your next turn',
    'your heroes cannot be stolen until the start of your next turn',
  ],
  [
    'hero',
    'draw a card, then if you have 5 cards in your hand, discard a card',
    'draw a card\nif you have 5 cards in your hand, discard a card',
  ],
  [
    'hero',
    'destroy a hero unless its owner discards 2 cards',
    "choose a hero in play as chosen\nthe chosen's controller may discard 2 cards\nif they do not, destroy the chosen",
  ],
  [
    'hero',
    "choose a hero in any party\nthat hero's effect is blank this turn",
    'choose a hero in any party\nthat hero has no effect this turn',
  ],
  [
    'hero',
    'choose a hero in any party, then that hero loses its class until end of turn',
    'choose a hero in any party, then that hero has no class until end of turn',
  ],
  [
    'item',
    'the equipped hero can be activated up to 3 times per turn',
    'the equipped hero can be activated 3 times per turn',
  ],
  [
    'leader',
    'heroes cost opponents 1 action point more to play',
    'to play heroes, opponents also pay 1 action point',
  ],
  ['leader', 'monsters cost 1 action point more to attack', 'to attack monsters, also pay 1 action point'],
  ['item', "the equipped hero's effect is blank", 'the equipped hero has no effect'],
  ['leader', 'each time you slay a monster, draw a card', 'when you slay a monster, draw a card'],
  [
    'leader',
    'the first time you play a hero each turn, draw a card',
    'once per turn, when you play a hero, draw a card',
  ],
  [
    'leader',
    'The first time each turn you play a hero, draw a card.',
    'once per turn, when you play a hero, draw a card',
  ],
  [
    'leader',
    'once per turn you may discard a card to draw a card',
    'once per turn, discard a card to draw a card',
  ],
  ['leader', "your heroes can't be destroyed", 'your heroes cannot be destroyed'],
  ['leader', 'you have +1 to attack rolls', '+1 to your attack rolls'],
  [
    'item',
    'draw a card when the equipped hero is destroyed',
    'when the equipped hero is destroyed, draw a card',
  ],
  ['event', 'your survivor gains 2 life and draw a card', 'your survivor gains 2 life, then draw a card'],
  ['event', 'destroy a character with level 2', 'destroy a character where level is 2'],
  ['event', 'destroy a character with level 2 or less', 'destroy a character where level is at most 2'],
  [
    'character',
    'when this is destroyed, this gets +1 score until the end of the turn',
    'when this is destroyed, +1 to the score of this until the end of the turn',
  ],
  ['monster', 'a group where every color is red', 'a group where every colour is red'],
  ['chapter', 'double your coins', 'your coins become your coins times 2'],
  ['monster', 'a group where all values are equal', 'a group where values are the same'],
  [
    'chapter',
    'if you have more coins than any other player, draw a card',
    'if there is no opponent with at least (your coins) coins, draw a card',
  ],
  [
    'hero',
    'discard half of your hand, rounded up',
    'discard (half the number of cards in your hand rounded up) cards in your hand',
  ],
  [
    'hero',
    'each opponent discards half of the cards in their hand, rounded down',
    'each opponent discards (half the number of cards in their hand rounded down) cards in their hand',
  ],
  [
    'hero',
    'lose half your action points, rounded up',
    'lose (half your action points rounded up) action points',
  ],
  // Verbs by which a pile of the game is called.
  ['action', 'draw two cards', 'move the top 2 cards of the deck to your hand'],
  ['action', 'each opponent draws a card', 'each opponent moves the top card of the deck to their hand'],
  ['action', 'each player discards a card', 'each player moves a card in their hand to the discard pile'],
  ['action', 'you may discard up to 2 cards', 'you may move up to 2 cards in your hand to the discard pile'],
  ['action', 'discard your hand', 'move all cards in your hand to the discard pile'],
  ['action', 'discard an actor in a unit', 'move an actor in a unit to the discard pile'],
  [
    'action',
    'move two actors of different colors from one group to a new group',
    'choose a group with at least 2 different colours\nchoose 2 actors in that group where colours are different as chosen\nmove the chosen to a new group',
  ],
];

/** What may be meant in two ways: it is refused. */
const OPEN: readonly (readonly [sort: string, written: string])[] = [
  ['hero', 'if you have 3 cards in your hand, draw a card. Discard a card'],
  ['hero', 'draw a card and discard a card if you have 3 cards in your hand'],
  ['hero', 'discard a cards or two'],
  ['leader', 'if you have 3 heroes in your party, draw a card'],
  ['leader', 'opponents may not steal heroes'],
  // From the hand or from the table; and who knows which cards of the deck are actors.
  ['action', 'discard an actor'],
  ['action', 'draw 2 actors'],
  ['action', 'draw up to 2 cards'],
];

/** What is refused however it is read, and all that is told of it: code and words. */
const TOLD: readonly (readonly [sort: string, written: string, told: readonly string[]])[] = [
  [
    'hero',
    'Draw two cards. If at least one of them is a hero card, you may play it for free.',
    ['syntax/pronoun them'],
  ],
  ['hero', 'Each other player must discard a card or sacrifice a hero.', ['syntax/after-end a']],
  ['hero', 'Swap one of your heroes with a hero of an opponent.', ['name/unknown-verb Swap']],
  [
    'leader',
    'Whenever you roll doubles, draw a card.',
    ['name/unknown-verb roll', 'syntax/missing-article doubles'],
  ],
  [
    'leader',
    "Once per turn, you may pay 1 action point to steal a random card from an opponent's hand.",
    ["name/extra-object from an opponent's hand"],
  ],
];

/** What the first change makes of a line that does not say all that must be known. */
const OFFERED: readonly (readonly [sort: string, written: string, offered: string])[] = [
  // Who it is, where several are level.
  [
    'chapter',
    'the player with the fewest coins gains 5 coins',
    'choose a player with the fewest coins as chosen\nthe chosen gains 5 coins',
  ],
  [
    'chapter',
    'the player with the most coins gives 10 coins to the player with the fewest coins',
    "choose a player with the most coins as chosen\nchoose a player with the fewest coins as taken\nlet gift be the lesser of 10 and the chosen's coins\nthe chosen loses (the gift) coins\nthe taken gains (the gift) coins",
  ],
  [
    'hero',
    'the player with the most cards in hand discards half of them, rounded up',
    'choose a player with the most cards in their hand as chosen\nthe chosen discards (half the number of cards in their hand rounded up) cards in their hand',
  ],
  // The one verb that uses just such cards.
  [
    'challenge',
    'play this only if you have a bard card in your party',
    'you can challenge using this only if you have a bard card in your party',
  ],
];

const there = ([sort]: readonly [string, ...unknown[]]): boolean => gamesThere().includes(CARDS[sort][0]);

describe('texts as people speak', () => {
  const same = SAME.filter(there).map((row, i) => [...row, `as-written-${i}`, `as-it-is-${i}`] as const);
  /** All cards of a game are brought together: what is accepted has nothing to do with the others. */
  const cardsOf = (game: string): string =>
    same
      .filter(([sort]) => CARDS[sort][0] === game)
      .flatMap(([sort, written, right, id, other], i) => [
        cardOf(sort, written, id, 2 * i)[1],
        cardOf(sort, right, other, 2 * i + 1)[1],
      ])
      .join('');

  it.each(same)('on a %s: %s', (sort, _written, _right, id, other) => {
    const [game] = CARDS[sort];
    const { found, printed: texts } = bring(game, cardsOf(game));
    expect(found).toEqual([]);
    expect(texts.get(id)).toBe(texts.get(other)!.replaceAll(other, id));
    expect(texts.get(id)).toBeTruthy();
  });

  it.each(TOLD.filter(there))('that are refused, on a %s: %s', (sort, written, told) => {
    const [game, card] = cardOf(sort, written);
    const found = follow(game, card, 0).found[0].filter(({ severity }) => severity === 'error');
    expect(found.map(({ code, place: { span } }) => `${code} ${card.slice(span.start, span.end)}`)).toEqual(
      told,
    );
  });

  it.runIf(gamesThere().includes('here-to-slay'))(
    'a change of several lines makes a block of one line',
    () => {
      const [game, card] = cardOf('hero', 'HERE');
      const typed = card.replace(/\|\n +HERE/, 'a player discards a card');
      const { after, texts } = follow(game, typed);
      expect(texts.at(-1)).toContain(
        'effect: |\n    choose a player as chosen\n    the chosen discards a card\n',
      );
      expect(after).toBe(1);
    },
  );

  it.each(OFFERED.filter(there))('that do not say all, on a %s: %s', (sort, written, offered) => {
    const { after, texts } = follow(...cardOf(sort, written), 1);
    expect(texts.at(-1)).toBe(cardOf(sort, offered)[1]);
    expect(after).toBe(1);
  });

  // A card that is used up and never in play would wait in vain.
  it.each(([['modifier'], ['leader']] as const).filter(there))(
    'no ability that waits is made of an order on a %s',
    (sort) => {
      const { after, texts } = follow(...cardOf(sort, 'you may draw a card'), 1);
      expect(texts.at(-1)).not.toContain('when you');
      expect(after).toBeUndefined();
    },
  );

  it.each(OPEN.filter(there))('that may be meant in two ways, on a %s: %s', (sort, written) => {
    expect(follow(...cardOf(sort, written), 0).after).toBeUndefined();
  });
});
