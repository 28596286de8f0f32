import { describe, expect, it } from 'vitest';
import { faults, type Change } from './kit.ts';

const window = (asks: string): string[] =>
  faults({
    windows: `calling: { asks: ${asks}, closes: all pass, actions: { shout: { do: gain a coin } } }`,
  });

/** What can only be seen when all abilities of a game are known. */
describe('what is wrong with abilities is told before the game starts', () => {
  it('in the game as it is nothing', () => {
    expect(faults({})).toEqual([]);
  });

  it('a verb that does not agree with `you`', () => {
    expect(faults({ rules: 'when you drops a card, gain a coin' })).toContain('name/agreement: drops');
    expect(faults({ rules: 'when you drop a card, gain a coin' })).not.toContain('name/agreement: drop');
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

  it('a name that another ability gave', () => {
    const rules =
      'when a player tosses a card as thrown, that player drops the thrown\nwhen a player drops a card, that player keeps the thrown';
    expect(faults({ rules })).toEqual(['name/unknown-noun: thrown']);
  });

  it('a value of an event outside of the trigger', () => {
    const rules = 'when a player drops a card, that player gains a coin\nthat card cannot be tossed';
    expect(faults({ rules })).toEqual(['name/unbound: that card']);
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
