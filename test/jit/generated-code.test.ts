import { describe, expect, it } from 'vitest';
import { gameWith, randomGame } from '../reference/random-games.ts';
import { readGame } from '../read-game.ts';
import { tries } from '../size.ts';
import { compareExpressions } from './compared-expressions.ts';
import { differenceOf, handOvers } from './compared-games.ts';
import { exampleGames } from './example-games.ts';
import { gamesThere } from '../files.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';

const all = (): readonly (readonly [string, () => Game])[] => [
  ...gamesThere().map((id) => [id, () => readGame(id)] as const),
  ...exampleGames(),
];

describe('generated code is the same as closures', () => {
  it.each(all())('%s: whole games, with the work that was done', (id, game) => {
    const read = game();
    const { min, max } = read.players;
    const games = Array.from({ length: tries(20, 1) }, (_, i) => ({
      players: min + (i % (max - min + 1)),
      i,
    }));
    expect(games.flatMap(({ players, i }) => differenceOf(read, players, `${id} ${i}`) ?? [])).toEqual([]);
  });

  it.each(exampleGames())('%s: players of whole moves', (id, game) => {
    const read = game();
    const policies = ['answer then move', 'move'] as const;
    const seeds = Array.from({ length: tries(20, 2) }, (_, i) => `${id} ${i}`);
    expect(
      policies.flatMap((policy) =>
        seeds.flatMap((seed) => differenceOf(read, read.players.min, seed, { policy, most: 150 }) ?? []),
      ),
    ).toEqual([]);
  });

  it.each(all())('%s: closures and generated code take turns', (id, game) => {
    const read = game();
    const games = Array.from({ length: tries(10, 1) }, (_, i) =>
      handOvers(read, read.players.min, `${id} ${i}`),
    );
    expect(games.flatMap(({ difference }) => difference ?? [])).toEqual([]);
    expect(games.every(({ count }) => count > 0)).toBe(true);
  });

  it.each(all())('%s: expressions in any position', (_, game) => {
    const read = game();
    const { asked, differences } = compareExpressions(read, read.players.min, {
      step: tries(1, 9),
      positions: tries(20, 1),
    });
    expect(asked).toBeGreaterThan(tries(100, 20));
    expect(differences).toEqual([]);
  });

  it('games with cards that were made at random', () => {
    const differences = Array.from({ length: tries(40, 1) }, (_, i) => {
      const { game } = randomGame(`generated ${i}`, 20);
      return [
        differenceOf(game, 2, `r${i}`),
        ...compareExpressions(game, 3, { step: 3, positions: 2 }).differences,
      ];
    });
    expect(differences.flat().filter((each) => each !== undefined)).toEqual([]);
  });

  it('cards that ask for what a card does not print', () => {
    const card = `- kind: bot
  id: searcher
  copies: 2
  metal: iron
  power: 3
  skill: |
    once per turn, pay 2 bolts to:
      choose a tool in your hand as probe
      if the probe's lowest span is at least 0, each opponent dumps a card in their hand
`;
    const game = gameWith([card]);
    const seeds = Array.from({ length: 10 }, (_, k) => `80/${k}`);
    expect(seeds.flatMap((seed, k) => differenceOf(game, 2 + (k % 2), seed) ?? [])).toEqual([]);
  });

  it.each(all())('%s: numbers that become too large stop it at the same place', (id, game) => {
    const read = game();
    const numbers = 0x7fff_ffff;
    const seeds = Array.from({ length: tries(20, 3) }, (_, i) => `${id} ${i}`);
    expect(
      seeds.flatMap((seed) => differenceOf(read, read.players.min, seed, { budget: 20_000, numbers }) ?? []),
    ).toEqual([]);
  });

  it.each(all())('%s: frames that find no room stop it at the same place', (id, game) => {
    const read = game();
    const stacks = Array.from({ length: tries(50, 10) }, (_, i) =>
      Math.round(72 + (i * 100) / tries(50, 10)),
    );
    expect(
      stacks.flatMap((stack) => differenceOf(read, read.players.min, `${id} ${stack}`, { stack }) ?? []),
    ).toEqual([]);
  });

  it.each(all())('%s: an answer that may cost little is stopped at the same place', (id, game) => {
    const read = game();
    const budgets = Array.from({ length: tries(60, 4) }, (_, i) => Math.round(6 * tries(1.09, 4.2) ** i));
    expect(
      budgets.flatMap((budget) => differenceOf(read, read.players.min, `${id} ${budget}`, { budget }) ?? []),
    ).toEqual([]);
  });
});

it('lists whose elements are found by what uses the stack are put there when they are whole', () => {
  const game = readGame('here-to-slay');
  for (const i of [2, 3]) expect(differenceOf(game, 2 + i, `here-to-slay ${i}`)).toBeUndefined();
});

it('who has chosen nothing has not chosen 0', () => {
  const game = gameWith([
    `- kind: order
  id: quiet-count
  copies: 2
  effect: |
    each opponent secretly chooses a number from 0 to 3
    if there is exactly 1 player where choice is 0, gain a bolt
`,
  ]);
  for (let i = 0; i < 6; i++) expect(differenceOf(game, 2, `quiet ${i}`)).toBeUndefined();
});
