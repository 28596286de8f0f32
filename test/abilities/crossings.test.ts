import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { logOf, seatsAsked, type Match } from '../../interpreter/match/match.ts';
import { faults, played, quarry, say } from './kit.ts';

const coins = (match: Match): number =>
  logOf(match).filter(({ line }) => line.event === 'count' && line['counter'] === 'coin').length;

/** How many cards have come into a zone, by the log. */
const moved = (match: Match, to: string): number =>
  logOf(match).reduce(
    (sum, { line }) =>
      line.event === 'move' && line['to'] === to ? sum + (line['cards'] as string[]).length : sum,
    0,
  );

/** A card in the hand of whoever is asked. */
function inHand(match: Match): string {
  const names = Array.from({ length: 12 }, (_, i) => `pebble#${i + 1}`);
  return names.find((each) => 'values' in readAnswer(match, seatsAsked(match)[0], each))!;
}

const after = (rules: string, answers: readonly string[]): Match => {
  const match = played(quarry({ rules }), []);
  for (const each of answers) say(match, each === 'one' ? inHand(match) : each);
  if (match.fault) throw new Error(match.fault.message);
  return match;
};

describe('what comes from one zone into another', () => {
  it('is waited for, whichever verb moves it', () => {
    const rules = 'when a card leaves any hand, each player gains a coin';
    expect(coins(after(rules, ['throw', 'one']))).toBe(2);
    expect(coins(after(rules, ['lose', 'one']))).toBe(2);
    expect(coins(after(rules, ['rest']))).toBe(0);
  });

  it('says where it comes from and where it goes', () => {
    const rules = 'when a stone in any hand enters the pit, each player gains a coin';
    expect(coins(after(rules, ['throw', 'one']))).toBe(2);
    expect(coins(after(rules, ['lose', 'one']))).toBe(0);
    expect(
      coins(after('when a stone in the heap enters the pit, each player gains a coin', ['throw', 'one'])),
    ).toBe(0);
  });

  it('is one event for the cards of an order', () => {
    expect(coins(after('when 2 or more cards enter any hand, each player gains a coin', []))).toBe(4);
    expect(coins(after('when a card enters any hand, each player gains a coin', []))).toBe(12);
  });

  it('is replaced card by card, and then the verb has changed nothing', () => {
    const rules =
      'if a stone would enter the pit, instead do nothing\nwhen a card is tossed, each player gains a coin';
    const match = after(rules, ['throw', 'one']);
    expect(coins(match)).toBe(0);
    expect(moved(match, 'pit')).toBe(0);
  });

  it('is forbidden to players, and not to what nobody does', () => {
    const rules = 'cards cannot leave any hand\ncards cannot enter any hand';
    const match = after(rules, ['throw', 'one']);
    expect(moved(match, 'pit')).toBe(0);
    expect(moved(match, "Ann's hand")).toBe(3);
  });

  it.each([
    ['when a stone leaves, each player gains a coin', 'name/missing-object: leaves'],
    ['when a player leaves the pit, each player gains a coin', 'name/wrong-sort: a player'],
    ['when a stone leaves a player, each player gains a coin', 'name/wrong-sort: a player'],
    ['when a stone leaves the pit to the heap, each player gains a coin', 'name/extra-object: the heap'],
    ['if 2 stones would leave the pit, instead do nothing', 'name/not-here: 2 stones'],
  ])('is refused where it says something else: %s', (rules, wanted) => {
    expect(faults({ rules })).toContain(wanted);
  });

  it('leaves a word to the game that has a verb for it', () => {
    const rules = 'when a player enters a card, that player gains a coin';
    const replace = [
      ['  keep:\n', '  enter:\n    takes: { thing: a card }\n    do: nothing\n  keep:\n'],
    ] as const;
    expect(faults({ rules, replace }).filter((each) => !each.startsWith('game/'))).toEqual([]);
  });
});
