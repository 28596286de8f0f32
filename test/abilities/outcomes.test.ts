import { describe, expect, it } from 'vitest';
import { loadPosition, optionsOf, savePosition } from '../../interpreter/index.ts';
import {
  answerAbsent,
  logOf,
  seatsAsked,
  seatsInSealedChoice,
  type Match,
} from '../../interpreter/match/match.ts';
import { played, quarry, say, type Change } from './kit.ts';

const moves = (match: Match): unknown[] =>
  logOf(match)
    .map(({ line }) => line)
    .filter(({ event, because }) => event === 'move' && because !== 'setup 1.1.do.1 move')
    .map(({ to }) => to);

describe('what two texts do to each other is declared', () => {
  const first = 'if a player would toss a card, instead that player drops that card';
  const second = 'if a player would drop a card, instead that player tosses that card';

  it('one replaces', () => {
    expect(moves(played(quarry({ rules: first }), ['throw', '1']))).toEqual(['heap']);
  });

  it('each of two that replace each other does so once for an event', () => {
    const match = played(quarry({ rules: `${first}\n${second}` }), ['throw', '1']);
    expect(match.fault).toBeUndefined();
    expect(moves(match)).toEqual(['pit']);
    say(match, 'lose');
    say(match, '1');
    expect(moves(match)).toEqual(['pit', 'heap']);
  });
});

describe('a player who never answers in a sealed decision', () => {
  const sealed: Change['replace'] = [
    [
      'rest: { do: nothing }',
      'show: { do: each player secretly moves any number of cards in their hand to the pit }',
    ],
  ];
  const open = (how: string): Match => {
    const game = quarry({ replace: [...sealed!, ['\nsetup:', `\nabsent players: ${how}\nsetup:`]] });
    const match = played(game, ['show', '1']);
    expect(seatsAsked(match)).toHaveLength(1);
    expect(seatsInSealedChoice(match)).toHaveLength(2);
    return match;
  };

  it('does as little as they can, where the game says so', () => {
    const match = open('as little as they can');
    expect(answerAbsent(match, seatsAsked(match)[0])).toBe(true);
    expect(seatsInSealedChoice(match)).toEqual([]);
    expect(moves(match)).toEqual(['pit']);
  });

  it('does anything at random, where the game says so, and the same again', () => {
    const outcomes = [open('at random'), open('at random')].map((match) => {
      answerAbsent(match, seatsAsked(match)[0]);
      return moves(match);
    });
    expect(seatsInSealedChoice(open('at random'))).toHaveLength(2);
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  it('leaves the game as it can be saved and gone on with', () => {
    const match = open('as little as they can');
    const { match: later } = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    expect(seatsInSealedChoice(later!)).toHaveLength(2);
    answerAbsent(later!, seatsAsked(later!)[0]);
    expect(seatsInSealedChoice(later!)).toEqual([]);
    expect(moves(later!)).toEqual(['pit']);
  });

  it('is not answered for when nobody asks them', () => {
    const match = open('as little as they can');
    const [asked] = seatsAsked(match);
    expect(answerAbsent(match, 1 - asked)).toBe(false);
  });
});

describe('two secret choices in one text', () => {
  const secretly = 'each player secretly moves up to 1 card in their hand to the pit';
  const twice: Change['replace'] = [
    [
      'rest: { do: nothing }',
      `show:\n            do: |\n              ${secretly}\n              ${secretly}`,
    ],
  ];

  it('are saved apart', () => {
    const match = played(quarry({ replace: twice }), ['show', '1', '1']);
    const { match: later } = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    for (const each of [match, later!]) {
      say(each, '1');
      say(each, 'none');
    }
    expect(moves(match)).toEqual(['pit', 'pit', 'pit']);
    expect(savePosition(later!)).toEqual(savePosition(match));
  });
});

const draw = (card: string): Match => {
  const game = quarry({
    replace: [
      [
        'rest: { do: nothing }',
        'draw: { do: "let drawn be the top card of the heap\n\n              move the drawn to your hand\n\n              if the drawn is a stone, you may gain a coin" }',
      ],
      ['  - { kind: stone, id: pebble, copies: 12, weight: 1 }', card],
    ],
  });
  return played(game, ['draw']);
};
const options = (match: Match): string[] => optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);

describe('what somebody may do if a card that others do not see is something', () => {
  it('is asked in any case, so that being asked tells nothing', () => {
    expect(options(draw('  - { kind: stone, id: pebble, copies: 12, weight: 1 }'))).toEqual(['yes', 'no']);
    expect(
      options(
        draw('  - { kind: charm, id: amulet, copies: 12, power: "when you toss a card, gain a coin" }'),
      ),
    ).toEqual(['no']);
  });
});
