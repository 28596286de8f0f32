import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { startMatch, viewFor } from '../../interpreter/index.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const DECLARED = '{ roles/second player: { seat: 2 } }';

const load = (setup: string, more = '{}', least = 2) => {
  const text = `variant: late\nextends: garden\nname: Late\nset: { players/min: ${least} }\nadd:\n  setup/late: |\n${setup.replace(/^/gm, '    ')}\n`;
  const other = `variant: other\nextends: garden\nname: Other\nadd: ${more}\n`;
  const files = new Map([...garden, ['late.yaml', text], ['other.yaml', other]]);
  return loadGame(files, 'garden', more === '{}' ? ['late.yaml'] : ['late.yaml', 'other.yaml']);
};
const coinsOf = (setup: string, more?: string, least?: number): unknown[] => {
  const { game, diagnostics } = load(setup, more, least);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const match = startMatch(game!, { players: ['Ann', 'Ben', 'Cid'], seed: '1' });
  return viewFor(match, 0).players.map(({ counters }) => counters['coin']);
};

it.each([
  ['seat 2 gains 2 coins', [0, 2, 0]],
  ['Seat 2 gains 2 coins.', [0, 2, 0]],
  ['the second player gains 2 coins', [0, 2, 0]],
  ['player 1 gains a coin\nThe player in seat 2 gains 2 coins.', [1, 2, 0]],
  ['the last player gains 3 coins', [0, 0, 3]],
  ['each player other than player 2 gains a coin', [1, 0, 1]],
])('a text may say where somebody sits: %s', (setup, coins) => {
  expect(coinsOf(setup)).toEqual(coins);
});

it('a role that is declared is meant, and what is declared twice is one', () => {
  expect(coinsOf('seat 2 gains 2 coins', DECLARED)).toEqual([0, 2, 0]);
});

it('a seat that is not at every table is refused, with a way out', () => {
  expect(load('player 3 gains a coin').diagnostics.map(({ code }) => code)).toEqual(['game/no-seat']);
  expect(coinsOf('player 3 gains a coin', '{}', 3)).toEqual([0, 0, 1]);
});

it('of players who are chosen, the second one is no seat', () => {
  const { diagnostics } = load('choose 2 players\nthe second player gains a coin');
  expect(diagnostics.map(({ code }) => code)).toContain('name/unknown-quality');
});

it('a number behind somebody is how many they get', () => {
  const { game } = load('each player gains 2 coins');
  expect(game!.vocabulary.roles.map(({ id }) => id)).not.toContain('second player');
});
