import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { isOver } from '../../interpreter/match/match.ts';
import { loadPosition } from '../../interpreter/match/save/load-position.ts';
import { savePosition } from '../../interpreter/match/save/save-position.ts';
import { standings } from '../../interpreter/match/scores.ts';
import { refereeView } from '../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { finalWinners } from '../../interpreter/reports/narration/final-standings.ts';
import { filesBelow, isYaml } from '../files.ts';
import { playOut } from '../playout.ts';

const load = (variant: object) =>
  loadGame(
    filesBelow('examples/garden', isYaml).set(
      'v.yaml',
      JSON.stringify({ variant: 'v', extends: 'garden', name: 'V', ...variant }),
    ),
    'garden',
    ['v.yaml'],
  );
const ending = (how: string, after = {}) => ({
  remove: ['ends/goal reached'],
  add: { 'ends/storm': { after: 'evening', if: 'the round is 2', together: how, ...after } },
});

it.each([
  ['won', ['Ann', 'Ben', 'Cid'], 'all have won together', 'alle haben gemeinsam gewonnen'],
  ['lost', [], 'all have lost together', 'alle haben gemeinsam verloren'],
] as const)('all have %s as one', (how, winners, en, de) => {
  const { game, diagnostics } = load(ending(how));
  expect(diagnostics).toEqual([]);
  const match = playOut(game!, { players: 3, seed: '1' });
  expect(isOver(match)).toBe(true);
  expect(refereeView(match).over).toEqual({ winners, together: how });
  expect(finalWinners(match, calledIn(game!, 'en', match.names.seats))).toBe(en);
  expect(finalWinners(match, calledIn(game!, 'de', match.names.seats))).toBe(de);
  // A game that is over is saved with the ending that it had.
  const again = loadPosition(game!, JSON.parse(JSON.stringify(savePosition(match)))).match!;
  expect(refereeView(again).over).toEqual(refereeView(match).over);
});

it('of several endings the one that held says how it was', () => {
  const variant = ending('lost');
  const add = {
    ...variant.add,
    'ends/sun': { after: ['evening', 'storm'], if: 'the round is 1', together: 'won' },
  };
  const match = playOut(load({ ...variant, add }).game!, { players: 2, seed: '1' });
  const again = loadPosition(match.game, JSON.parse(JSON.stringify(savePosition(match)))).match!;
  expect([refereeView(match).over?.together, refereeView(again).over?.together]).toEqual(['won', 'won']);
});

const codes = (after: object) => load(ending('won', after)).diagnostics.map(({ code }) => code);

it('winners beside it are idle, and another word is refused', () => {
  expect(codes({ winners: 'all players' })).toEqual(['game/idle-key']);
  expect(codes({ together: 'drawn' })).toEqual(['schema/not-one-of']);
});

it('partners win by the best of them, or by a sum, and have one rank', () => {
  const teams = {
    remove: ['ends/goal reached/winners'],
    add: {
      'players/teams': 'fence',
      'counters/fence': { of: 'player', from: 1, to: 2, starts: [1, 2], name: ['fence', 'fences'] },
    },
  };
  const played = (score: object) => {
    const { game, diagnostics } = load({ ...teams, add: { ...teams.add, score } });
    expect(diagnostics).toEqual([]);
    const match = playOut(game!, { players: 4, seed: '2' });
    return { match, all: standings(match).toSorted((a, b) => a.seat - b.seat) };
  };
  for (const score of [
    { purse: 'your coins', sales: { is: 'your sales', best: 'lowest' } },
    { purse: 'your coins + the total coin of your partners' },
  ]) {
    const { match, all } = played(score);
    const ranks = all.map(({ rank }) => rank);
    expect([ranks[0], ranks[1]]).toEqual([ranks[2], ranks[3]]);
    const first = all.filter(({ rank }) => rank === 1).map(({ seat }) => match.names.seats[seat]);
    expect(refereeView(match).over?.winners).toEqual(first);
    const purses = all.map(({ values }) => values[0]!);
    const best = Math.max(...purses);
    expect(first).toContain(match.names.seats[purses.indexOf(best)]);
  }
});
