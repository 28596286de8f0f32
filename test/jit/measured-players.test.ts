import { describe, expect, it } from 'vitest';
import { newPlayer, onMachine, type Policy } from '../../bench/slasher/interpreter.ts';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';

describe.runIf(gamesThere().includes('slasher'))(
  'the players that are measured against other engines',
  () => {
    it.each<Policy>(['staged', 'card-first', 'flat'])('play whole games: %s', (policy) => {
      const game = readGame('slasher');
      const [closures, generated] = [false, true].map((may) => newPlayer(game, 3, may));
      for (const seed of [1, 2]) {
        const played = onMachine(closures, seed, policy);
        expect(played.rounds).toBeGreaterThan(3);
        expect(played.decisions).toBeGreaterThan(10 * played.rounds);
        expect(onMachine(generated, seed, policy)).toEqual(played);
      }
    });
  },
);
