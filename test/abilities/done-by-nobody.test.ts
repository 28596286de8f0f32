import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { entriesOf, logOf, type Match } from '../../interpreter/match/match.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../interpreter/reports/narration/log-deeds.ts';
import { story } from '../../interpreter/reports/narration/log-sentences.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, filesWith, played, quarry, type Change } from './kit.ts';

const WINDOW = `
chatter:
  asks: all players
  from: the active player
  closes: all pass
  actions:
    cough: { do: gain a coin }
`;

/** The quarry with a step in which nobody acts, verbs that need nobody, and one that does. */
const inTheMorning = (does: string, more: Change = {}): Change => ({
  windows: WINDOW,
  ...more,
  replace: [
    [
      '  keep:\n',
      [
        '  sweep:',
        '    phrase: { en: sweep the pit }',
        '    do: move all cards in the pit to the heap',
        '  tip:',
        '    phrase: { en: "tip {thing}" }',
        '    takes: { thing: a card }',
        '    do: |',
        '      toss the thing',
        '      open the chatter',
        '  waste:',
        '    takes: { thing: a card in your hand }',
        '    do: move the thing to the pit',
        '  grow: { do: gain a coin }',
        '  circle: { do: circle }',
        '  keep:\n',
      ].join('\n'),
    ],
    [
      '    steps:\n',
      `    steps:\n      - id: morning\n        do: |\n${does.replace(/^/gm, '          ')}\n`,
    ],
    ...(more.replace ?? []),
  ],
});

const MORNING = 'toss the top card of the heap\ntip the top card of the heap\nsweep\nopen the chatter';

const coins = (match: Match): number =>
  logOf(match).filter(({ line }) => line.event === 'count' && line['counter'] === 'coin').length;

const begun = (does: string, rules?: string): Match => {
  const match = played(quarry(inTheMorning(does, rules ? { rules } : {})), []);
  if (match.fault) throw new Error(match.fault.message);
  return match;
};

describe('in a step in which nobody acts', () => {
  it('verbs that say nothing of who does them are done', () => {
    const match = begun('toss the top card of the heap\nsweep');
    const lines = logOf(match).map(({ line }) => line);
    expect(lines.filter(({ event }) => event === 'begin').map(({ text }) => text)).toEqual([
      'verbs/toss',
      'verbs/sweep',
    ]);
    expect(lines.find(({ text }) => text === 'verbs/sweep')).not.toHaveProperty('by');
  });

  it('windows are opened', () => {
    const match = played(quarry(inTheMorning('open the chatter')), ['cough', 'pass', 'pass']);
    expect(coins(match)).toBe(1);
  });

  it.each([
    ['when a card is tossed, each player gains a coin', 2],
    ['before a card is tossed, each player gains a coin', 2],
    ['if a card would be tossed, instead each player gains a coin', 2],
    ['when a player tosses a card, each player gains a coin', 0],
    ['before a player tosses a card, each player gains a coin', 0],
    ['if a player would toss a card, instead each player gains a coin', 0],
    ['when a card is tossed by a player, each player gains a coin', 0],
    ['to toss a card, also pay 1 coin', 0],
  ])('%s: %i', (rule, times) => {
    expect(coins(begun('toss the top card of the heap', rule))).toBe(times);
  });

  it.each([
    ['players cannot toss cards', true],
    ['a card cannot be tossed', false],
    ['a player can toss cards only if that player has 9 coins', true],
  ])('%s', (rule, done) => {
    const match = begun('toss the top card of the heap', rule);
    expect(logOf(match).some(({ line }) => line.event === 'move' && line['to'] === 'pit')).toBe(done);
  });

  it('nobody has done it in what is asked of the past', () => {
    const match = begun(
      'toss the top card of the heap\nfor each player:\n  if that player tossed a card this game, that player gains a coin',
    );
    expect(coins(match)).toBe(0);
  });

  it('is told in three languages', () => {
    const { game } = loadGame(filesWith(inTheMorning('sweep')), 'quarry');
    const match = played(game!, []);
    const lines = entriesOf(match).map(({ line }) => line);
    for (const language of ['en', 'fr', 'de'] as const)
      expect(story(lines, calledIn(game!, language), doingIn(game!, language))).not.toMatch(/undefined|NaN/);
  });

  it('does in the machine what the second evaluator says', () => {
    const rules = [
      'when a player tosses a card, that player gains a coin',
      'when a card is tossed, each player gains a coin',
      'if a player would toss a card, instead that player gains 2 coins',
    ];
    for (const rule of rules)
      expect(
        compareGame(quarry(inTheMorning(MORNING, { rules: rule })), 2, '1', 30).difference,
      ).toBeUndefined();
  });

  it.each([['toss a card in the heap'], ['waste a card in any hand'], ['grow'], ['circle']])(
    '%s asks who does it',
    (does) => {
      expect(faults(inTheMorning(does)).map((each) => each.split(':')[0])).toContain('name/no-you');
    },
  );

  it('a window that asks by who opens it is not opened', () => {
    const change = inTheMorning('open the chatter');
    const asking = { ...change, windows: WINDOW.replace('all players', 'all opponents') };
    expect(faults(asking)).toEqual(['name/no-you: open']);
  });
});
