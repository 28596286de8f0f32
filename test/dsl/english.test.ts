import { describe, expect, it } from 'vitest';
import { participle, plural, singular, thirdPerson } from '../../dsl/text/english-inflection.ts';

describe('English word forms', () => {
  it.each([
    ['draw', 'draws', 'drawn'],
    ['lay', 'lays', 'laid'],
    ['cut', 'cuts', 'cut'],
    ['overthrow', 'overthrows', 'overthrown'],
    ['withdraw', 'withdraws', 'withdrawn'],
    ['reset', 'resets', 'reset'],
    ['forgo', 'forgoes', 'forgone'],
    ['beset', 'besets', 'beset'],
    ['underbid', 'underbids', 'underbid'],
    ['behave', 'behaves', 'behaved'],
    ['backbite', 'backbites', 'backbitten'],
    ['slink', 'slinks', 'slunk'],
    ['knock-out', 'knocks-out', 'knocked-out'],
    ['put-back', 'puts-back', 'put-back'],
    ['re-roll', 're-rolls', 're-rolled'],
    ['wither', 'withers', 'withered'],
    ['move', 'moves', 'moved'],
    ['carry', 'carries', 'carried'],
    ['drop', 'drops', 'dropped'],
    ['equip', 'equips', 'equipped'],
    ['wait', 'waits', 'waited'],
    ['offer', 'offers', 'offered'],
    ['play', 'plays', 'played'],
    ['exchange', 'exchanges', 'exchanged'],
    ['attach', 'attaches', 'attached'],
  ])('of %s', (verb, third, past) => {
    expect([thirdPerson(verb), participle(verb)]).toEqual([third, past]);
  });

  it('of nouns', () => {
    expect(['card', 'city', 'box', 'day'].map(plural)).toEqual(['cards', 'cities', 'boxes', 'days']);
  });

  it.each([
    ['tooth', 'teeth'],
    ['dragon tooth', 'dragon teeth'],
    ['mouse', 'mice'],
    ['werewolf', 'werewolves'],
    ['knife', 'knives'],
    ['hero', 'heroes'],
    ['roof', 'roofs'],
    ['box', 'boxes'],
  ])('of one %s and several %s', (one, many) => {
    expect([plural(one), singular(many)]).toEqual([many, one]);
  });

  it('of verbs that are called like a noun', () => {
    expect(['leaf', 'wolf', 'man'].map(thirdPerson)).toEqual(['leafs', 'wolfs', 'mans']);
  });
});
