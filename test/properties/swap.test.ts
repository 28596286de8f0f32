import { expect, it } from 'vitest';
import { forEachGame } from '../games.ts';
import { swapCards } from '../swaps.ts';
import { seatsOf } from './seats.ts';
import { tries } from '../size.ts';

const POSITIONS = tries(120, 15);

forEachGame('two cards that a viewer cannot see', (game) => {
  it.each(seatsOf(game))('can be swapped, and the viewer observes no difference, %i players', (players) => {
    const { inside, outside, differences } = swapCards(game, players, POSITIONS);
    expect(differences).toEqual([]);
    // Half of them inside, where the game has anything to be inside of.
    expect(inside > 0 || outside === POSITIONS).toBe(true);
  });
});
