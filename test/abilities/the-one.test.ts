import { describe, expect, it } from 'vitest';
import { logOf, optionsOf, seatsAsked, startMatch, type Match } from '../../interpreter/index.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, quarry, say, type Change } from './kit.ts';

const WEIGHTS: readonly [string, string] = [
  'copies: 12, weight: 1 }',
  'copies: 2, weight: 1 }\n  - { kind: stone, id: "stone-{weight}", each: { weight: [2, 3, 4, 5, 6, 7] } }',
];

/** What is done in place of a rest, and what the first step does, in which nobody acts. */
const game = (resting: string, morning = 'shuffle the heap', copies = WEIGHTS): Change => ({
  replace: [
    ['rest: { do: nothing }', `rest:\n            do: |\n${resting.replace(/^/gm, '              ')}`],
    [
      '    steps:\n',
      `    steps:\n      - id: morning\n        do: |\n${morning.replace(/^/gm, '          ')}\n`,
    ],
    copies,
  ],
});

const begun = (change: Change): Match =>
  startMatch(quarry(change), { players: ['Ann', 'Ben'], seed: '1', log: true });

const lines = (match: Match, event: string): Readonly<Record<string, unknown>>[] =>
  logOf(match).flatMap(({ line }) => (line.event === event ? [line] : []));

const ALIKE = ['copies: 12', 'copies: 11'] as const;

describe('the one thing that is described', () => {
  it('is known without a choice', () => {
    const match = begun(game('toss the stone in your hand with the highest weight'));
    say(match, 'rest');
    expect(lines(match, 'move').filter(({ to }) => to === 'pit')).toHaveLength(1);
    expect(lines(match, 'forced')).toEqual([]);
  });

  it('is chosen by who acts where several are', () => {
    const match = begun(game('toss the stone in your hand with the highest weight', undefined, ALIKE));
    say(match, 'rest');
    expect(optionsOf(match, seatsAsked(match)[0])).toHaveLength(3);
  });

  it('is nobody where several are and nobody acts', () => {
    const tie = begun(game('gain a coin', 'the player with the most coins gains 5 coins'));
    expect(lines(tie, 'count')).toEqual([]);
    const does =
      'choose a random player as lucky\nthe lucky gains 2 coins\nthe player with 2 coins gains 5 coins';
    expect(lines(begun(game('gain a coin', does)), 'count').at(-1)).toMatchObject({ now: 7 });
  });

  it('goes by its name, and by `that`', () => {
    const does =
      'the player with the fewest cards in their hand chooses a card in their hand as pick\nthat player gains a coin';
    expect(faults(game('gain a coin', does))).toEqual([]);
    expect(
      faults(
        game(
          'gain a coin',
          'move the stone in the heap where weight is 7 as top to the pit\nmove the top to the heap',
        ),
      ),
    ).toEqual([]);
  });

  it('may be what a noun of the game means', () => {
    const nouns = [
      '\nsetup:',
      '\nnouns:\n  top dog: { is: the player with 2 coins }\n  heavy one: { is: the stone in your hand with the highest weight }\n\nsetup:',
    ] as const;
    const does = 'choose a random player as lucky\nthe lucky gains 2 coins\nthe top dog gains 5 coins';
    const withNouns = ({ replace }: Change): Change => ({ replace: [...replace!, nouns] });
    const match = begun(withNouns(game('toss the heavy one', does)));
    expect(lines(match, 'count').at(-1)).toMatchObject({ now: 7 });
    say(match, 'rest');
    expect(lines(match, 'move').filter(({ to }) => to === 'pit')).toHaveLength(1);
  });

  it.each([
    ['toss the stone in your hand', 'name/several'],
    ['toss the stones in your hand with the highest weight', 'name/several'],
    ['the player with the most coins gains a coin', 'name/several'],
  ])('is refused where it does not say which: %s', (does, code) => {
    expect(faults(game(does)).map((each) => each.split(':')[0])).toEqual([code]);
  });

  it('does in the machine what the second evaluator says', () => {
    const does = [
      'toss the stone in your hand with the highest weight',
      'if the player with the most coins is you, gain a coin',
      'move the stone in the pit where weight is 3 to your hand',
    ].join('\n');
    const morning =
      'the player with 1 coin gains a coin\nmove the stone in the pit where weight is 4 to the heap';
    for (const copies of [WEIGHTS, ALIKE])
      expect(compareGame(quarry(game(does, morning, copies)), 2, '1', 60).difference).toBeUndefined();
  });
});
