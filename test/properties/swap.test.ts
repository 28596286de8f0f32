import { expect, it } from 'vitest';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { gamesThere } from '../files.ts';
import { forEachGame } from '../games.ts';
import { swapCards } from '../swaps.ts';
import { seatsOf } from './seats.ts';
import { sampled, tries } from '../size.ts';
import { exampleTables, gameTables } from '../swap-tables.ts';

const POSITIONS = tries(120, 3);

forEachGame('two cards that a viewer cannot see', (game) => {
  it.each(seatsOf(game))('can be swapped, and the viewer observes no difference, %i players', (players) => {
    const { inside, outside, differences } = swapCards(game, players, POSITIONS);
    expect(differences).toEqual([]);
    // Half of them inside, where the game has anything to be inside of.
    expect(inside > 0 || outside === POSITIONS).toBe(true);
  });
});

/** Where everybody sees all cards there is nothing to swap. */
const hides = ({ vocabulary }: Game): boolean => vocabulary.zones.some(({ seenBy }) => seenBy !== 'everyone');

const others = [
  ...sampled(
    gameTables().filter(({ name, game }) => !gamesThere().includes(name) && hides(game())),
    2,
  ),
  ...sampled(exampleTables(), 192),
].map((table) => [`${table.name}, ${table.players} players`, table] as const);

it.each(others)('two cards that a viewer cannot see can be swapped: %s', (_, { game, players, place }) => {
  const { inside, outside, differences, leftOut } = swapCards(game(), players, tries(60, 2), 'swap', place);
  expect(differences).toEqual([]);
  expect(inside + outside).toBeGreaterThan(0);
  // What nobody could have asked the viewer would tell the viewer something.
  expect([...leftOut.keys()].filter((reason) => reason.includes('the viewer'))).toEqual([]);
});
