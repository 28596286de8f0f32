import { expect, it } from 'vitest';
import { answer, mayAnswer, question, randomBot, readAnswer, seatsAsked } from '../../interpreter/index.ts';
import { SeatError } from '../../interpreter/match/seats.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { everySet } from '../../interpreter/engine/choices/choice-domain.ts';
import { forEachGame } from '../games.ts';
import { observedByAll, positionOf } from '../observed.ts';
import { playOut } from '../playout.ts';
import { seatsOf } from './seats.ts';
import { tries } from '../size.ts';

forEachGame('answers that are not legal', (game) => {
  it.each(seatsOf(game))('are refused and change nothing, %i players', (players) => {
    const random = randomSource('refusals');
    let refused = 0;
    playOut(game, {
      players,
      seed: 'refused',
      log: true,
      each: (match, next, decisions) => {
        const before = [positionOf(match), ...(decisions % 20 === 0 ? observedByAll(match) : [])];
        const asked = seatsAsked(match);
        const domain = { ...question(match, next.seat)!.domain };
        const legal = new Set<string>();
        everySet(match.runner.m, domain, (set) => {
          legal.add(
            set
              .toArray()
              .sort((a, b) => a - b)
              .join(),
          );
          return legal.size > 2000;
        });
        for (let i = 0; i < 10 && legal.size <= 2000; i++) {
          const size = random(4);
          const values = Array.from({ length: size }, () => random(players * 20 + 20) - 2);
          if (legal.has([...values].sort((a, b) => a - b).join())) {
            expect(mayAnswer(match, { seat: next.seat, values })).toBe(true);
            continue;
          }
          refused++;
          expect(answer(match, { seat: next.seat, values })).toBe(false);
        }
        expect(answer(match, { seat: next.seat, values: [Number.NaN] })).toBe(false);
        expect(answer(match, { seat: next.seat, values: [0.5] })).toBe(false);
        expect('diagnostic' in readAnswer(match, next.seat, 'nothing of the kind')).toBe(true);
        for (let seat = -1; seat <= players; seat++)
          if (seat < 0 || seat === players)
            expect(() => answer(match, { seat, values: next.values })).toThrow(SeatError);
          else if (!asked.includes(seat)) expect(answer(match, { seat, values: next.values })).toBe(false);
        expect([positionOf(match), ...(decisions % 20 === 0 ? observedByAll(match) : [])]).toEqual(before);
        return decisions === tries(300, 120);
      },
    });
    expect(refused).toBeGreaterThan(tries(1000, 300));
  });

  it('a bot answers only what it is asked', () => {
    const bot = randomBot('asked');
    playOut(game, {
      players: game.players.min,
      seed: 'asked',
      each: (match, _, decisions) => {
        const [seat] = seatsAsked(match);
        expect(mayAnswer(match, bot(match, seat))).toBe(true);
        return decisions === tries(200, 100);
      },
    });
  });
});
