import { expect, it } from 'vitest';
import { randomBot, seatsAsked } from '../../interpreter/index.ts';
import { seatsSealed } from '../../interpreter/play/match.ts';
import { Header } from '../../interpreter/position/layout.ts';
import { randomSource } from '../../interpreter/position/random.ts';
import { forEachGame } from '../games.ts';
import { differenceFor, hiddenPair } from '../hidden.ts';
import { playOut } from '../playout.ts';
import { seatsOf } from './seats.ts';

const POSITIONS = 120;
/** In so many games whatever a game has comes up. */
const GAMES_THAT_SHOW = 3;

forEachGame('two cards that a viewer cannot see', (game) => {
  it.each(seatsOf(game))('can be swapped, and the viewer observes no difference, %i players', (players) => {
    const random = randomSource('swap');
    const bot = randomBot('swap');
    let sealed = 0;
    let open = 0;
    for (let i = 0; i < 1000; i++) {
      let done = false;
      playOut(game, {
        players,
        seed: `swap ${i}`,
        each: (match) => {
          // Half of the positions: inside a sealed choice, or while players may respond.
          const isSealed = seatsSealed(match).length > 0 || match.runner.m.p[Header.window] >= 0;
          // A game without either has only open ones.
          const waits = open > sealed && (sealed > 0 || i < GAMES_THAT_SHOW);
          if (isSealed ? sealed > open + 10 : waits || random(10) > 0) return false;
          const pair = hiddenPair(match, random);
          if (!pair) return false;
          if (isSealed) sealed++;
          else open++;
          const difference = differenceFor(match, pair, 8, (on) => bot(on, seatsAsked(on)[0]));
          expect(difference, `seed ${i}`).toBeUndefined();
          done = sealed + open >= POSITIONS;
          return done;
        },
      });
      if (done) break;
    }
    expect(sealed > 0 || open === POSITIONS).toBe(true);
  });
});
