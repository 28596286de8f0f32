import { describe, expect, it } from 'vitest';
import { logOf, optionsOf, seatsAsked, startMatch, type Match } from '../../interpreter/index.ts';
import { format } from '../../dsl/language/printer/format-text.ts';
import { compareGame } from '../reference/compare.ts';
import { swapCards } from '../swaps.ts';
import { quarry, say, type Change } from './kit.ts';

const LINES = `choose one that is possible:
  - pay 1 coin
  - toss a stone in your hand where weight is 9
  - toss a stone in your hand, then drop a stone in the pit
  - keep a stone in your hand
if you do not, gain 5 coins`;

/** The same with a line that hangs on a condition. */
const ON_CARDS = (condition: string): string =>
  LINES.replace('  - pay 1 coin', `  - if ${condition}, keep a stone in your hand`);

/** What is done in place of a rest, with a rule. */
const game = (does: string, rules?: string): Change => ({
  ...(rules === undefined ? {} : { rules }),
  replace: [['rest: { do: nothing }', `rest:\n            do: |\n${does.replace(/^/gm, '              ')}`]],
});

const begun = (change: Change): Match => {
  const match = startMatch(quarry(change), { players: ['Ann', 'Ben'], seed: '1', log: true });
  say(match, 'rest');
  return match;
};
const offered = (match: Match): string[] => optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);

const TOSS = 'toss a stone in your hand, then drop a stone in the pit';
const KEEP = 'keep a stone in your hand';

describe('lines that are possible', () => {
  it.each([
    ['what can be paid and chosen', LINES, undefined, [TOSS, KEEP]],
    ['what is paid a moment before', `gain a coin\n${LINES}`, undefined, ['pay 1 coin', TOSS, KEEP]],
    ['what a rule forbids', LINES, 'players cannot keep stones', undefined],
    [
      'what hangs on a condition that everybody can see',
      LINES.replace('  - pay 1 coin', '  - if you have at least 1 coin, keep a stone in your hand'),
      undefined,
      [TOSS, KEEP],
    ],
    [
      'and not on a number that was worked out, which not everybody may know',
      `let own be your coins\n${LINES.replace('  - pay 1 coin', '  - if the own is at least 1, keep a stone in your hand')}`,
      undefined,
      ['if the own is at least 1, keep a stone in your hand', TOSS, KEEP],
    ],
    [
      'what hangs on cards that everybody can see',
      ON_CARDS('there is a stone in the pit'),
      undefined,
      [TOSS, KEEP],
    ],
    [
      'where they are there',
      `move the top card of the heap to the pit\n${ON_CARDS('there is a stone in the pit')}`,
      undefined,
      ['if there is a stone in the pit, keep a stone in your hand', TOSS, KEEP],
    ],
    [
      'how many cards others have, which all see',
      ON_CARDS('there is an opponent with no cards in their hand'),
      undefined,
      [TOSS, KEEP],
    ],
    ...[
      "there is a stone in the next player's hand where weight is 9",
      'there is a stone in your hand where weight is 9',
      'there is a stone in the heap where weight is 9',
    ].map((each): [string, string, undefined, string[]] => [
      'and not on cards that not everybody sees',
      ON_CARDS(each),
      undefined,
      [`if ${each}, keep a stone in your hand`, TOSS, KEEP],
    ]),
    [
      'nor on a card that was chosen among them',
      `choose a random stone in your hand as own\n${ON_CARDS("the own's weight is 9")}`,
      undefined,
      ["if the own's weight is 9, keep a stone in your hand", TOSS, KEEP],
    ],
    ['without the word', LINES.replace(' that is possible', ''), undefined, undefined],
  ])('%s', (_, does, rules, wanted) => {
    const match = begun(game(does, rules));
    if (wanted) expect(offered(match)).toEqual(wanted);
    else if (rules) expect(offered(match)).not.toContain(KEEP);
    else expect(offered(match)).toHaveLength(4);
  });

  it('are written as they were', () => {
    expect(format('effect', LINES)).toBe(LINES);
  });

  it('leave nothing to choose where none is', () => {
    const match = begun(game(`move all cards in your hand to the pit\n${LINES}`, 'a stone cannot be tossed'));
    const last = logOf(match).findLast(({ line }) => line.event === 'count');
    expect(last?.line).toMatchObject({ counter: 'coin', now: 5 });
  });

  it('do in the machine what the second evaluator says', () => {
    for (const seed of ['1', '2'])
      for (const change of [
        game(LINES, 'players cannot keep stones'),
        game(ON_CARDS('there is a stone in the pit')),
      ])
        expect(compareGame(quarry(change), 2, seed, 40).difference).toBeUndefined();
  });

  it.each([
    'there is a stone in the pit where weight is 9',
    'there is a stone in your hand where weight is 2',
  ])('tell nothing of hidden cards: %s', (condition) => {
    const { differences } = swapCards(quarry(game(ON_CARDS(condition))), 2, 40);
    expect(differences).toEqual([]);
  });
});
