import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { checkOptions, startMatch } from '../../interpreter/match/match.ts';
import { loadMatch, saveMatch } from '../../interpreter/match/save/save-match.ts';
import { compareGame } from '../reference/compare.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const ROLES = `variant: seats
extends: garden
name: Seats
add:
  roles/second player: { seat: 2 }
  roles/last player: { seat: last }
  settings/head start: { of: player, from: 0, to: 5, default: 0 }
  setup/late: |
    the second player gains 2 coins
    each player gains (their head start) coins
`;
const load = (text: string) => loadGame(new Map(garden).set('mine/v.yaml', text), 'garden', ['mine/v.yaml']);
const found = (text: string): string[] =>
  load(text)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

it('a role with a seat stays there, and is saved and played alike', () => {
  const game = load(ROLES).game!;
  const match = startMatch(game, { players: 3, seed: '1' });
  const saved = saveMatch(match);
  expect(saved).toMatchObject({ roles: { 'second player': 'Ben', 'last player': 'Cid' } });
  expect(saveMatch(loadMatch(game, saved).match!)).toEqual(saved);
  expect(compareGame(game, 3, 'kept', 200).difference).toBeUndefined();
});

it('nobody is given it, and it is at every table', () => {
  expect(
    found(ROLES.replace('the second player gains 2 coins', 'the second player becomes a random player')),
  ).toEqual(['name/wrong-sort']);
  expect(found(ROLES)).toEqual([]);
  const min = garden.get('examples/garden/game.yaml')!.match(/min: (\d+)/)![1];
  expect(found(ROLES.replace('seat: 2', `seat: ${Number(min) + 1}`))).toEqual(['game/no-seat']);
  expect(found(ROLES.replace('seat: 2', 'seat: first'))[0]).toMatch(/^schema\//);
});

it('settings name players by their seats', () => {
  const game = load(ROLES).game!;
  const ok = (settings: Record<string, number>) =>
    checkOptions(game, { players: 3, seed: '1', settings })?.code;
  expect(ok({ "seat 2's head start": 3 })).toBe(undefined);
  expect(ok({ "seat 4's head start": 3 })).toBe('run/unknown-setting');
  expect(ok({ "seat 2's head start": 3, "Ben's head start": 1 })).toBe('run/unknown-setting');
  const match = startMatch(game, { players: 3, seed: '1', settings: { "seat 2's head start": 3 } });
  const named = startMatch(game, { players: 3, seed: '1', settings: { "Ben's head start": 3 } });
  const none = startMatch(game, { players: 3, seed: '1' });
  const coins = (of: typeof match): unknown => (saveMatch(of) as { players?: unknown }).players;
  expect(coins(match)).toEqual(coins(named));
  expect(coins(match)).not.toEqual(coins(none));
});
