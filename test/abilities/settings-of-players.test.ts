import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { refereeLog } from '../../interpreter/match/log/log-file.ts';
import { checkOptions, startMatch, type MatchOptions } from '../../interpreter/match/match.ts';
import { loadPosition } from '../../interpreter/match/save/load-position.ts';
import { replayLog } from '../../interpreter/match/save/replay.ts';
import { savePosition } from '../../interpreter/match/save/save-position.ts';
import { saveAsScenario } from '../../interpreter/scenarios/record-scenario.ts';
import { refereeView } from '../../interpreter/match/view/match-view.ts';
import { ruleBook } from '../../interpreter/reports/rule-book/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const load = (more: object = {}) =>
  loadGame(
    filesBelow('examples/garden', isYaml).set(
      'v.yaml',
      JSON.stringify({
        variant: 'v',
        extends: 'garden',
        name: 'V',
        add: {
          'settings/head start': {
            of: 'player',
            from: 0,
            to: 5,
            default: 1,
            name: ['head start', 'head starts'],
          },
          'setup/purses': 'each player gains (their head start) coins',
          ...more,
        },
      }),
    ),
    'garden',
    ['v.yaml'],
  );
const game = load().game!;
const options: MatchOptions = {
  players: ['Ann', 'Ben', 'Cid'],
  seed: '1',
  settings: { 'head start': 2, "Ben's head start": 4, goal: 5 },
};
const coins = (match: ReturnType<typeof startMatch>) =>
  refereeView(match).players.map(({ counters }) => counters.coin);

it('each seat has its own, or what is said for all, or the standard', () => {
  expect(coins(startMatch(game, options))).toEqual([2, 4, 2]);
  expect(coins(startMatch(game, { players: 2, seed: '1', settings: { "Ann's head start": 0 } }))).toEqual([
    0, 1,
  ]);
});

it('saves, logs and recorded scenarios keep it', () => {
  const match = startMatch(game, options);
  const own = { goal: 5, "Ann's head start": 2, "Ben's head start": 4, "Cid's head start": 2 };
  const save = JSON.parse(JSON.stringify(savePosition(match))) as { settings: object };
  expect(save.settings).toEqual(own);
  const again = loadPosition(game, save).match!;
  expect(savePosition(again)).toEqual(savePosition(match));
  expect(refereeView(again).players[1].counters['head start']).toBe(4);
  const replayed = replayLog(game, refereeLog(match));
  expect(replayed.diagnostics).toEqual([]);
  expect(refereeLog(replayed.match!)).toBe(refereeLog(match));
  expect(saveAsScenario(match, 'so far')).toContain("Ben's head start: 4");
});

it.each([
  [{ "Dan's head start": 1 }, 'run/unknown-setting'],
  [{ "Ben's goal": 1 }, 'run/unknown-setting'],
  [{ "Ben's head start": 6 }, 'run/setting-range'],
  [{ 'head start': -1 }, 'run/setting-range'],
])('%j is refused', (settings, code) => {
  expect(checkOptions(game, { ...options, settings: settings as never })?.code).toBe(code);
});

it.each(['gain a head start', 'lose a head start', 'your head start becomes 3', 'you may pay a head start'])(
  'nothing changes it: %s',
  (effect) => {
    const found = load({ 'verbs/sell/do/more': effect }).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    expect(found.map(({ code }) => code)).toEqual(['name/wrong-sort']);
  },
);

it('the rule book has it among what can be agreed on, and not among what is counted', () => {
  const { settings, counters } = ruleBook(game, 'en');
  expect(settings.map(({ name, ofPlayer }) => [name, ofPlayer])).toEqual([
    ['goal', false],
    ['head start', true],
  ]);
  expect(counters.map(({ name }) => name)).not.toContain('head starts');
});
