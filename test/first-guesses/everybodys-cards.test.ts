import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { bring, follow } from './guesses.ts';
import { cardOf } from './readings/cards.ts';

/** What a text prints that is accepted as it is written. */
const printedOf = (sort: string, text: string): string | undefined => {
  const { found, printed } = bring(...cardOf(sort, text));
  expect(found).toEqual([]);
  return printed.get('guessed');
};

describe.skipIf(!gamesThere().includes('here-to-slay'))('a verb that takes what opponents have', () => {
  const WIDE = [
    [
      'destroy all heroes in any party',
      "destroy all heroes in each opponent's party",
      'sacrifice all heroes in your party',
    ],
    [
      'destroy all items in play',
      "destroy all items in each opponent's party",
      'sacrifice all items in your party',
    ],
    ["destroy each player's heroes", "destroy each opponent's heroes", 'sacrifice all of your heroes'],
    [
      'destroy all heroes of all players',
      'destroy all heroes of all opponents',
      'sacrifice all heroes of yours',
    ],
    ['destroy a hero in any party', "destroy a hero in an opponent's party", undefined],
    ['destroy 2 random heroes in any party', "destroy 2 random heroes in an opponent's party", undefined],
    [
      'you may destroy any number of items in all parties',
      "destroy any number of items in an opponent's party",
      undefined,
    ],
    [
      'destroy all items attached to heroes in any party',
      "destroy all items attached to heroes in each opponent's party",
      'sacrifice all items attached to heroes in your party',
    ],
  ] as const;
  it.each(WIDE)('does not leave out what is yours of what is named: %s', (text, theirs, mine) => {
    const [[found]] = follow(...cardOf('magic', text), 0).found;
    expect(found.code).toBe('name/elsewhere');
    expect(found.help).toContain(theirs);
    if (mine !== undefined) expect(found.help).toContain(`${theirs}, then ${mine}`);
    expect(follow(...cardOf('magic', text)).after).toBe(1);
  });

  const NAMED = [
    ['choose a hero in any party\ndestroy that hero', "that hero's controller sacrifices that hero"],
    [
      'choose 2 heroes in any party as victims\ndestroy the victims',
      "2 heroes in an opponent's party as victims",
    ],
    ['for each hero in any party, destroy that hero', "each hero in each opponent's party"],
    [
      "for each player, destroy all heroes in that player's party",
      'that player sacrifices all heroes in their party',
    ],
    ["for each player, destroy a hero in that player's party", 'each opponent'],
    [
      'each player chooses a hero in their party\ndestroy those heroes',
      "that hero's controller sacrifices that hero",
    ],
    [
      'each player chooses 2 heroes of theirs\ndestroy all heroes other than those heroes',
      'each player sacrifices all heroes',
    ],
  ] as const;
  it.each(NAMED)('nor of what was named before: %s', (text, right) => {
    const [[found]] = follow(...cardOf('magic', text), 0).found;
    expect(found.code).toBe('name/elsewhere');
    expect(found.help).toContain(right);
    expect(follow(...cardOf('magic', text)).after).toBe(1);
  });

  it('nor of what is chosen in each place', () => {
    const text =
      "for each player, choose a hero in that player's party\ndestroy all heroes other than those heroes";
    const [[found]] = follow(...cardOf('magic', text), 0).found;
    expect(found.code).toBe('name/elsewhere');
    expect(found.help).toContain('each player sacrifices all heroes other than those heroes');
  });

  const RIGHT = [
    "destroy all heroes in each opponent's party",
    'destroy all heroes of all opponents',
    'choose a hero in any party\nif you are the controller of that hero, sacrifice that hero\notherwise, destroy that hero',
    "for each opponent, destroy all heroes in that player's party",
    "for each hero in any party, that hero's controller sacrifices that hero",
    'each opponent chooses a hero in their party\ndestroy those heroes',
    // What is yours already is where the verb brings it.
    "pull all cards in each player's hand",
    'steal a hero in any party',
  ];
  it.each(RIGHT)('takes what is not yours, or what is told apart: %s', (text) => {
    expect(bring(...cardOf('magic', text)).found).toEqual([]);
  });

  it('is done with what a choice without a place can only mean', () => {
    expect(printedOf('magic', 'choose a hero. Destroy it.')).toBe("Destroy a hero from an opponent's party.");
    expect(printedOf('magic', 'each player chooses a hero in their party; destroy the rest')).toBe(
      'Each player chooses a hero in their party and sacrifices all other heroes from their party.',
    );
  });

  it('does not take other cards than those that were chosen for others than the card itself', () => {
    for (const text of [
      "choose 2 heroes in an opponent's party\ndestroy all other heroes",
      "for each player, choose a hero in that player's party\ndestroy all other heroes",
    ]) {
      const [[found]] = follow(...cardOf('hero', text), 0).found;
      expect(found.code).toBe('name/two-candidates');
      expect(found.help).toContain('all heroes other than those heroes');
      expect(follow(...cardOf('hero', text)).after).toBeDefined();
    }
  });

  const INSTEAD = [
    ['item', 'if the equipped hero would be stolen, instead destroy that hero', 'sacrifice'],
    ['leader', 'if a hero of yours would be stolen, instead destroy that hero', 'sacrifice'],
    ['leader', 'if a hero in your party would be stolen, instead destroy that hero', 'sacrifice'],
    ['leader', 'before a hero in your party is stolen, destroy that hero', 'sacrifice'],
    ['leader', 'if you would sacrifice a hero, instead destroy that hero', 'sacrifice'],
    ['leader', 'if you would destroy a hero, instead sacrifice that hero', 'destroy'],
    ['leader', 'if an opponent would sacrifice a hero, instead sacrifice that hero', 'destroy'],
    ['leader', 'if a hero of an opponent would be destroyed, instead sacrifice that hero', 'destroy'],
    [
      'leader',
      'if an opponent would steal a hero of yours, instead that player sacrifices that hero',
      'destroy',
    ],
    [
      'leader',
      'if a hero would be destroyed, instead sacrifice that hero',
      "that hero's controller sacrifices that hero",
    ],
    ['leader', 'if you would discard a card, instead pull that card', 'discard'],
    ['leader', 'if you would draw a card, instead discard that card', 'main deck'],
  ] as const;
  it.each(INSTEAD)(
    'does not promise on a %s what it cannot do where the card is by then: %s',
    (sort, text, help) => {
      const [[found]] = follow(...cardOf(sort, text), 0).found;
      expect(found.code).toBe('name/elsewhere');
      expect(`${found.message} ${found.help ?? ''}`).toContain(help);
    },
  );

  it.each([
    [
      'item',
      'if the equipped hero would be stolen, destroy it instead',
      'If the equipped hero would be stolen, instead sacrifice the equipped hero.',
    ],
    [
      'leader',
      'if an opponent would sacrifice a hero, instead steal that hero',
      'If an opponent would sacrifice a hero, instead steal it.',
    ],
    [
      'leader',
      'if you would destroy a hero, instead steal that hero',
      'If you would destroy a hero, instead steal it.',
    ],
    [
      'leader',
      'when an opponent steals a hero of yours, destroy that hero',
      'Whenever an opponent steals one of your heroes, destroy it.',
    ],
    [
      'leader',
      "if a hero would be destroyed, instead that hero's controller sacrifices that hero",
      'If a hero would be destroyed, instead its controller sacrifices it.',
    ],
  ])('is done on a %s where it can be: %s', (sort, text, right) => {
    expect(printedOf(sort, text)).toBe(right);
  });
});
