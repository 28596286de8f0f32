import { expect, it } from 'vitest';
import { answer, redo, refereeUndo } from '../../interpreter/index.ts';
import { forEachGame } from '../games.ts';
import { observedByAll, positionOf } from '../observed.ts';
import { playOut } from '../playout.ts';
import { tries } from '../size.ts';
import { seatsOf } from './seats.ts';

forEachGame('undo', (game) => {
  it.each(seatsOf(game))('takes any answer back exactly and redo gives it again, %i players', (players) => {
    playOut(game, {
      players,
      seed: 'undo',
      log: true,
      history: true,
      each: (match, next, decisions) => {
        const before = [positionOf(match), decisions % 20 === 0 ? observedByAll(match) : ''];
        answer(match, next);
        const after = [positionOf(match), decisions % 20 === 0 ? observedByAll(match) : ''];
        expect(refereeUndo(match)).toBe(true);
        expect([positionOf(match), decisions % 20 === 0 ? observedByAll(match) : '']).toEqual(before);
        expect(redo(match)).toBe(true);
        expect([positionOf(match), decisions % 20 === 0 ? observedByAll(match) : '']).toEqual(after);
        expect(refereeUndo(match)).toBe(true);
        return decisions === tries(300, 30);
      },
    });
  });

  it('takes a whole game back to its start and plays it again to the same end', () => {
    const match = playOut(game, { players: game.players.min, seed: 'back', log: true, history: true });
    const end = observedByAll(match);
    let answers = 0;
    while (refereeUndo(match)) answers++;
    expect(answers).toBeGreaterThan(0);
    const start = playOut(game, { players: game.players.min, seed: 'back', log: true, each: () => true });
    expect(observedByAll(match)).toEqual(observedByAll(start));
    while (redo(match)) answers--;
    expect(answers).toBe(0);
    expect(observedByAll(match)).toEqual(end);
  });
});
