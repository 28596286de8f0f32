import { expect, it } from 'vitest';
import { determinise, isOver, randomSource } from '../../interpreter/index.ts';
import { misplaced } from '../accounting.ts';
import { forEachGame } from '../games.ts';
import { playOut } from '../playout.ts';
import { seatsOf } from './seats.ts';
import { tries } from '../size.ts';

forEachGame('random games', (game) => {
  it.each(seatsOf(game))('of %i players end, and every card is somewhere after every decision', (players) => {
    for (let i = 0; i < tries(10, 1); i++) {
      const match = playOut(game, {
        players,
        seed: `whole ${i}`,
        each: (match) => expect(misplaced(match)).toBeUndefined(),
      });
      expect(match.fault).toBeUndefined();
      expect(isOver(match)).toBe(true);
      expect(misplaced(match)).toBeUndefined();
    }
  });

  it('so it is in worlds that a seat cannot tell from the real one', () => {
    const [players] = seatsOf(game);
    const random = randomSource('worlds');
    let decisions = 0;
    playOut(game, {
      players,
      seed: 'worlds',
      each: (match) => {
        if (isOver(match) || decisions++ % 20 > 0) return;
        expect(misplaced(determinise(match, 0, random))).toBeUndefined();
      },
    });
  });
});
