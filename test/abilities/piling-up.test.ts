import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { played, quarry, say, type Change } from './kit.ts';

/** A game in which each `rest` brings something about for the whole game. */
const bringing = (line: string, replace: Change['replace'] = []): Game =>
  quarry({
    replace: [
      ['rest: { do: nothing }', `rest:\n            do: |\n              ${line}`],
      [
        'winners: all players }',
        'winners: all players }\n\nvalues:\n  hue: { of: { grey: { en: grey }, red: { en: red } } }\n',
      ],
      [
        '      weight: { type: number, from: 0, to: 9 }',
        '      weight: { type: number, from: 0, to: 900 }\n      hue: { type: hue }',
      ],
      ['copies: 12, weight: 1', 'copies: 12, weight: 1, hue: grey'],
      ['until: the day is 3', 'until: the day is 300'],
      ['if: the day is 2', 'if: the day is 299'],
      ...replace,
    ],
  });
const TIMES = 200;
const brought = (...given: Parameters<typeof bringing>): Match =>
  played(bringing(...given), Array<string>(TIMES).fill('rest'));

const standing = (match: Match): number => logOf(match).filter(({ line }) => line.event === 'stands').length;
const coins = (match: Match): unknown =>
  logOf(match).findLast(({ line }) => line.event === 'count')?.line.now;

describe('what stands already', () => {
  it('is not brought about once more: a prohibition by each of two players', () => {
    const match = brought('stones cannot be dropped this game');
    expect([match.fault, standing(match)]).toEqual([undefined, 2]);
  });

  it('does not pile up: a value that is set by each of two players', () => {
    const match = brought('all stones count as red this game');
    expect(match.fault).toBeUndefined();
    expect(Object.keys(savePosition(match).responses!.records)).toHaveLength(2);
  });

  it('a number is added each time', () => {
    const match = brought('+1 to the weight of all stones this game', [
      [
        '          throw:',
        '          sum: { do: gain (the highest weight of all stones in any hand) coins }\n          throw:',
      ],
    ]);
    expect([match.fault, standing(match)]).toEqual([undefined, TIMES]);
    const { match: later } = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match))));
    for (const each of [match, later!]) say(each, 'sum');
    expect(coins(match)).toBe(TIMES + 1);
    expect(savePosition(later!)).toEqual(savePosition(match));
  });

  it('a value that something else has set since is set again', () => {
    const colours = bringing('all stones count as red this game', [
      [
        '          throw:',
        '          pale: { do: all stones count as grey this game }\n          count:\n            do: |\n              if each stone in your hand is red, gain 1 coin\n              otherwise, gain 2 coins\n          throw:',
      ],
    ]);
    const turns = [
      'rest',
      'rest',
      'count',
      'count',
      'pale',
      'pale',
      'count',
      'count',
      'rest',
      'rest',
      'count',
    ];
    const match = played(colours, turns);
    expect(coins(match)).toBeDefined();
    expect(
      logOf(match)
        .filter(({ line }) => line.event === 'count')
        .map(({ line }) => line.now),
    ).toEqual([1, 1, 3, 3, 4]);
    for (const seed of ['1', '2', '3']) expect(compareGame(colours, 2, seed, 60).difference).toBeUndefined();
  });

  it('waits once for each time, and the text that piles up is named', () => {
    const line = 'this game, when a player tosses a card, that player gains a coin';
    const match = played(bringing(line), []);
    for (let i = 0; i < TIMES && !match.fault; i++) say(match, 'rest');
    expect(match.fault).toMatchObject({ code: 'run/piled-up' });
    expect(match.fault!.message).toContain('alone does so 64 times');
    const { snippet } = match.game.abilities.find((each) => each.standing)!;
    expect(snippet.text).toContain(line);
  });
});

/** So many texts that begin each other. */
const chain = (times: number): Match => {
  const game = quarry({
    replace: [
      ['\n  toss:', '\n  climb:\n    do: |\n      lose 1 coin\n      if you have a coin, climb\n  toss:'],
      [
        '          rest:',
        `          climb:\n            do: |\n              gain ${times} coins\n              climb\n          rest:`,
      ],
    ],
  });
  return played(game, ['climb']);
};

describe('texts that begin each other', () => {
  it('do so for as long as a game needs', () => {
    const match = chain(800);
    expect(match.fault).toBeUndefined();
    expect(coins(match)).toBe(0);
  });

  it('name the card that began it, where they never end', () => {
    const game = quarry({
      cards: '  - kind: charm\n    id: stair\n    copies: 2\n    power: "when you keep this, spiral"\n',
      replace: [
        [
          '\n  toss:',
          '\n  spiral:\n    do: turn-about\n  turn-about:\n    do: spin\n  spin:\n    do: whirl\n  whirl:\n    do: spiral\n  toss:',
        ],
        ['starts: heap\n    fields:\n      power', 'starts: pit\n    fields:\n      power'],
        ['          rest:', '          keep: { do: keep a charm in the pit }\n          rest:'],
      ],
    });
    const match = played(game, ['keep', '1']);
    expect(match.fault).toMatchObject({ code: 'run/depth' });
    expect(`${match.fault!.message} ${match.fault!.help}`).toContain('cards/stair');
  });
});
