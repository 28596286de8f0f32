import { describe, expect, it } from 'vitest';
import { faults, type Change } from './kit.ts';

const window = (asks: string): string[] =>
  faults({
    windows: `calling: { asks: ${asks}, closes: all pass, actions: { shout: { do: gain a coin } } }`,
  });

/** What is found where a bonus stands by a condition. */
const heavy = (guard: string): string[] =>
  faults({ rules: `while ${guard}, +1 to the weight of all stones` });

/** What can only be seen when all abilities of a game are known. */
describe('what is wrong with abilities is told before the game starts', () => {
  it('in the game as it is nothing', () => {
    expect(faults({})).toEqual([]);
  });

  it('a verb that does not agree with `you`', () => {
    expect(faults({ rules: 'when you drops a card, gain a coin' })).toContain('name/agreement: drops');
    expect(faults({ rules: 'when you drop a card, gain a coin' })).not.toContain('name/agreement: drop');
  });

  it('a price that stands beside what it buys', () => {
    const text = 'pay 1 coin and toss a card in your hand';
    expect(faults({ rules: `once per turn, ${text}` })).toContain(`syntax/missing-to: ${text}`);
  });

  it('a trigger that feeds itself', () => {
    const rules = 'when a player tosses a card, that player tosses that card';
    expect(faults({ rules })).toEqual([`game/feeds-itself: ${rules}`]);
    expect(faults({ rules: `once per turn, ${rules}` })).toEqual([]);
    expect(faults({ rules: 'when a player tosses a card, that player may toss that card' })).toEqual([]);
  });

  it('triggers that feed each other, once for all of them', () => {
    const first = 'when a player tosses a card, that player drops that card';
    const second = 'when a player drops a card, that player tosses that card';
    expect(faults({ rules: `${first}\n${second}` })).toEqual([`game/feeds-itself: ${first}`]);
    expect(faults({ rules: first })).toEqual([]);
  });

  it('what stands by cards that not everybody sees', () => {
    const found = ['game/gives-away: +1 to the weight of all stones'];
    expect(heavy('there is a stone in any hand where weight is 1')).toEqual(found);
    expect(heavy('pebble#1 is in any hand')).toEqual(found);
    expect(heavy("there are at least 2 cards in the active player's hand")).toEqual([]);
    expect(heavy('there is a stone in the pit where weight is 1')).toEqual([]);
  });

  it('a choice of what a modifier speaks of, which nobody would make', () => {
    expect(faults({ rules: '+1 to the weight of all stones' })).toEqual([]);
    for (const some of ['some but not all stones', 'any number of stones', '2 stones'])
      expect(faults({ rules: `+1 to the weight of ${some}` })).toEqual([`name/not-here: ${some}`]);
  });

  it('a name that another ability gave', () => {
    const rules =
      'when a player tosses a card as thrown, that player drops the thrown\nwhen a player drops a card, that player keeps the thrown';
    expect(faults({ rules })).toEqual(['name/unknown-noun: thrown']);
  });

  it('a value of an event outside of the trigger', () => {
    const rules = 'when a player drops a card, that player gains a coin\nthat card cannot be tossed';
    expect(faults({ rules })).toEqual(['name/unbound: that card']);
  });

  it('every unknown word of every line, and nothing that follows from one', () => {
    const rules = `each time a player drops a crad, that player tosses a crad in their hand
when a player tosses a crad as thrown, that player drops the thrown
while a playr has a coin, +1 to the wait of all stones
when a player drops a card, that player gains a coyn`;
    // `each time` alone would be read as it is meant.
    expect(faults({ rules })).toEqual([
      'name/unknown-noun: crad',
      'name/unknown-noun: crad',
      'name/unknown-noun: crad',
      'name/unknown-noun: playr',
      'name/unknown-noun: wait',
      'name/unknown-noun: coyn',
    ]);
  });

  it('an event that is never about such a card, or never there', () => {
    const breaking = { verbs: 'shatter' };
    const shatter = [
      '  keep:\n',
      `  ${breaking.verbs}:\n    takes: { thing: a stone in your hand }\n    do: toss the thing\n  keep:\n`,
    ] as const;
    const use = ['do: toss a card in your hand', 'do: shatter a stone in your hand'] as const;
    const found = (event: string): string[] =>
      faults({ rules: `when ${event}, each player gains a coin`, replace: [shatter, use] });
    expect(found('a stone is shattered')).toEqual([]);
    expect(found('a card in any hand is shattered')).toEqual([]);
    expect(found('a charm is shattered')).toEqual(['name/wrong-sort: a charm']);
    expect(found('a player shatters a charm')).toEqual(['name/wrong-sort: a charm']);
    expect(found('a stone on any shelf is shattered')).toEqual(['name/elsewhere: a stone on any shelf']);
  });

  it('what nothing in the game ever does', () => {
    const kept = 'when a player keeps a card, that player gains a coin';
    expect(faults({ rules: kept })).toEqual(['game/never-happens: keeps']);
    expect(faults({ rules: 'a stone cannot be kept' })).toEqual(['game/never-happens: kept']);
    // By way of another verb, of an ability, or of what an ability waits for.
    const bykeeping = ['do: move the thing to the heap', 'do: keep the thing'] as const;
    expect(faults({ rules: kept, replace: [bykeeping] })).toEqual([]);
    const whenDropped = 'when a player drops a card, that player keeps that card';
    expect(faults({ rules: `${kept}\n${whenDropped}` })).toEqual([]);
    // What only happens once it has happened never does.
    const again = 'when a player keeps a card, that player may keep a card in their hand';
    expect(faults({ rules: again })).toEqual(['game/never-happens: keeps']);
    // One of two verbs is enough for the other to be told alone.
    expect(faults({ rules: 'when a player drops or keeps a card, each player gains a coin' })).toEqual([
      'game/never-happens: keeps',
    ]);
  });

  it('a rule that forbids a verb to everybody, of everything and at all times', () => {
    for (const rules of [
      'cards cannot be tossed',
      'players cannot toss cards',
      'a player cannot toss a card',
    ])
      expect(faults({ rules }), rules).toEqual([expect.stringMatching(/^game\/never-done: toss/)]);
    // Some, or for a while.
    for (const rules of [
      'stones cannot be tossed',
      'the active player cannot toss cards',
      'a card in any hand cannot be tossed',
      'while the day is 2, cards cannot be tossed',
    ])
      expect(faults({ rules }), rules).toEqual([]);
    // A card is in play as long as it is.
    const charm = '  - { kind: charm, id: seal, power: cards cannot be tossed }\n';
    expect(faults({ cards: charm })).toEqual([]);
  });

  it('a verb that asks something of whoever does it is waited for and forbidden by rules', () => {
    const crush = [
      '  drop:\n',
      `  crush:
    takes: { thing: a stone where that stone is loose }
    do: move the thing to the pit
  drop:
`,
    ] as const;
    const loose = [
      '\nsetup:',
      '\nfunctions: { loose: { takes: { thing: a stone }, if: there is a card in your hand } }\n\nsetup:',
    ] as const;
    const use = ['do: toss a card in your hand', 'do: crush a stone in your hand'] as const;
    const found = (rules: string): string[] => faults({ rules, replace: [crush, loose, use] });
    expect(found('when a stone is crushed, each player gains a coin')).toEqual([]);
    expect(found('the active player cannot crush stones')).toEqual([]);
    expect(found('a charm cannot be crushed')).toEqual(['name/wrong-sort: a charm']);
  });

  it('a verb that counts as another stands for it', () => {
    const hoard = [
      '  keep:\n',
      '  hoard:\n    takes: { thing: a card }\n    counts as: [keep]\n    do: nothing\n  keep:\n',
    ] as const;
    const use = ['do: toss a card in your hand', 'do: hoard a card in your hand'] as const;
    const kept = 'when a player keeps a card, that player gains a coin';
    expect(faults({ rules: kept, replace: [hoard, use] })).toEqual([]);
  });

  it('a change of rolls that nothing makes', () => {
    const rolls = [
      '\nsetup:',
      '\nrolls: { luck: { dice: 1d6, name: [luck roll, luck rolls] } }\n\nsetup:',
    ] as const;
    const rules = '+1 to all luck rolls';
    expect(faults({ rules, replace: [rolls] })).toEqual([`game/never-happens: ${rules}`]);
    const makes = ['rest: { do: nothing }', 'rest: { do: make a luck roll }'] as const;
    expect(faults({ rules, replace: [rolls, makes] })).toEqual([]);
  });

  it('a verb that does not say what it does, whatever waits for it', () => {
    const lacks = ["    do: move the thing to the active player's shelf\n", ''] as const;
    const rules = 'when a player tosses a card, that player keeps that card';
    expect(faults({ rules, replace: [lacks] })).toEqual(['schema/missing: keep']);
  });

  it('a window in which nobody can do anything', () => {
    expect(faults({ windows: 'calling: { asks: all players, closes: all pass }' })).toEqual([
      'game/idle-window: calling',
    ]);
  });

  it('a window that asks by cards that not everybody sees', () => {
    const hidden = 'all players with a stone in their hand';
    expect(window(hidden)).toEqual([`game/hidden: ${hidden}`]);
    expect(window('all players with a card in their hand')).toEqual([]);
    expect(window('all players with a stone on their shelf')).toEqual([]);
  });
});

const gains = (what: string): string[] =>
  faults({ replace: [['rest: { do: nothing }', `rest: { do: "${what}" }`]] });

describe('how many there are of what there is one of', () => {
  const rolls: Change['replace'] = [
    ['\nsetup:', '\nrolls: { luck: { dice: 2d6, name: [luck roll, luck rolls] } }\nsetup:'],
  ];
  const throws = (what: string): string[] =>
    faults({ replace: [...rolls, ['rest: { do: nothing }', `rest: { do: make ${what} }`]] });

  it('is not said of a roll that is made', () => {
    expect(throws('a luck roll')).toEqual([]);
    expect(throws('another luck roll')).toEqual(['name/not-here: another luck roll']);
    expect(throws('2 luck rolls')).toEqual(['name/not-here: 2 luck rolls']);
  });

  it('is a number where points are spoken of, and not `another`', () => {
    expect(gains('gain a coin')).toEqual([]);
    expect(gains('gain another coin')).toEqual(['name/not-here: another coin']);
    expect(gains('if you have another coin, gain a coin')).toEqual(['name/not-here: another coin']);
  });

  it('is not said of what a card counts as', () => {
    const sorts: Change['replace'] = [
      ['      weight: {', '      sort: { type: sort }\n      weight: {'],
      ['\nkinds:', '\nvalues: { sort: { of: { flint: [flint, flints], chalk: [chalk, chalks] } } }\nkinds:'],
      ['id: pebble,', 'id: pebble, sort: chalk,'],
    ];
    const counts = (what: string): string[] =>
      faults({ replace: sorts, rules: `all stones in play count as ${what}` });
    expect(counts('a flint')).toEqual([]);
    expect(counts('another flint')).toEqual(['name/not-here: another flint']);
  });
});
