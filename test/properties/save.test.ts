import { expect, it } from 'vitest';
import { answer, isOver, loadPosition, savePosition, type Match } from '../../interpreter/index.ts';
import { logOf } from '../../interpreter/match/match.ts';
import { forEachGame } from '../games.ts';
import { digest, positionOf } from '../observed.ts';
import { playOut } from '../playout.ts';
import { tries } from '../size.ts';
import { seatsOf } from './seats.ts';

const written = (match: Match): string => JSON.stringify(savePosition(match));
const savedAs = (match: Match): string => digest(written(match));
const lines = (match: Match, from: number): string => digest(JSON.stringify(logOf(match).slice(from)));

forEachGame('saving', (game) => {
  it.each(seatsOf(game))('and loading changes nothing that comes after, %i players', (players) => {
    let twin: Match | undefined;
    let from = 0;
    playOut(game, {
      players,
      seed: 'save',
      log: true,
      each: (match, next, decisions) => {
        if (twin) {
          expect(lines(twin, 0)).toBe(lines(match, from));
          expect(savedAs(twin)).toBe(savedAs(match));
        }
        if (decisions % 2 === 0) {
          const loaded = loadPosition(game, JSON.parse(written(match)));
          expect(loaded.diagnostics).toEqual([]);
          twin = loaded.match!;
          from = logOf(match).length;
          expect(savedAs(twin)).toBe(savedAs(match));
        }
        expect(answer(twin!, next)).toBe(true);
        return decisions === tries(400, 25);
      },
    });
  });

  it('holds at the end of a game too', () => {
    const match = playOut(game, { players: game.players.min, seed: 'over' });
    const { match: twin } = loadPosition(game, JSON.parse(written(match)));
    expect(isOver(twin!)).toBe(true);
    expect(savedAs(twin!)).toBe(savedAs(match));
    expect(positionOf(match)).not.toBe('');
  });
});
