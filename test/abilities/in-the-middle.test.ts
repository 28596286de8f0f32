import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry, say, type Change } from './kit.ts';

const BREW = `
  brew:
    takes: { thing: a charm }
    do: |
      use the thing's spell
      move the thing to the heap
`;

/** A game in which charms with a spell are brewed. */
function brewing(spell: string, rules?: string, first?: string): Change {
  const card = `  - kind: charm\n    id: potion\n    copies: 2\n    spell: |\n${spell.replace(/^/gm, '      ')}\n`;
  return {
    ...(rules === undefined ? {} : { rules }),
    cards: card,
    replace: [
      ['starts: heap\n    fields:\n      power', 'starts: pit\n    fields:\n      power'],
      ['{ type: abilities }', '{ type: abilities, optional: true }\n      spell: { type: effect }'],
      [
        '\n  toss:',
        `${first === undefined ? BREW : BREW.replace('    do:', `    first: ${first}\n    do:`)}  toss:`,
      ],
      ['          rest:', '          brew: { do: brew a charm in the pit }\n          rest:'],
    ],
  };
}

const brewery = (...given: Parameters<typeof brewing>): Game => quarry(brewing(...given));

/** A match of it after some answers. */
const brewed = (spell: string, answers: readonly string[] = ['brew', '1'], rules?: string): Match =>
  played(brewery(spell, rules), answers);

/** What coins became, as they changed. */
const coins = (match: Match): unknown[] =>
  logOf(match)
    .map(({ line }) => line)
    .filter(({ event }) => event === 'count')
    .map(({ now }) => now);

describe('what a text brings about in the middle of an event', () => {
  it('hears that event, where it names its own card', () => {
    expect(coins(brewed('until end of turn, when you brew this, gain a coin'))).toEqual([1]);
    expect(coins(brewed('until end of turn, when you brew this charm, gain a coin'))).toEqual([1]);
    expect(coins(brewed('until end of turn, when this is brewed by a player, gain a coin'))).toEqual([1]);
  });

  it('hears the next one only, where it does not', () => {
    const match = brewed('this game, when a player brews a charm, that player gains a coin');
    expect(coins(match)).toEqual([]);
    say(match, 'brew');
    expect(coins(match)).toEqual([1]);
  });

  it('hears that of no other card', () => {
    const match = brewed('this game, when a player brews this, that player gains a coin');
    expect(coins(match)).toEqual([1]);
    say(match, 'brew');
    expect(coins(match)).toEqual([1, 1]);
  });

  it('hears it when it is over, behind what is in the middle of it', () => {
    const spell = 'until end of turn, when you brew this, your coins become 1\ntoss a card in your hand';
    const rules = "when a player tosses a card, that player's coins become 10";
    expect(coins(brewed(spell, ['brew', '1', '1'], rules))).toEqual([10, 1]);
  });

  it('hears it too where the game was saved before it is over', () => {
    const match = brewed('until end of turn, when you brew this, gain a coin\ntoss a card in your hand', [
      'brew',
      '1',
    ]);
    const { match: later } = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    say(later!, '1');
    expect(coins(later!)).toEqual([1]);
  });

  it('does so in the reference, too', () => {
    const spell = 'this game, when a player brews this, that player gains a coin\ntoss a card in your hand';
    const rules = 'when a player tosses a card, that player brews a charm in the pit';
    const game = brewery(spell, `once per turn, ${rules}`);
    for (const seed of ['a', 'b', 'c']) expect(compareGame(game, 2, seed, 300).difference).toBeUndefined();
  });

  it('comes too late where a verb has happened before it is done, which is told', () => {
    const spell = 'until end of turn, when you brew this, gain a coin';
    expect(coins(played(brewery(spell, undefined, 'nothing'), ['brew', '1']))).toEqual([]);
    expect(faults(brewing(spell, undefined, 'nothing'))).toEqual(['game/never-happens: brew']);
    expect(faults(brewing(spell))).toEqual([]);
    expect(faults(brewing(spell.replace('this', 'a charm'), undefined, 'nothing'))).toEqual([]);
  });
});
