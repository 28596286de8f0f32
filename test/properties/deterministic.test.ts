import { expect, it } from 'vitest';
import { refereeLog, type Match } from '../../interpreter/index.ts';
import { replayLog } from '../../interpreter/match/save/replay.ts';
import { forEachGame } from '../games.ts';
import { digest } from '../observed.ts';
import { playOut } from '../playout.ts';
import { seatsOf } from './seats.ts';

const whole = (match: Match): string => digest(refereeLog(match));

forEachGame('determinism', (game) => {
  it.each(seatsOf(game))(
    'the same seed and answers give the same log, also from the log, %i players',
    (players) => {
      const text = refereeLog(playOut(game, { players, seed: 'same', log: true }));
      const once = digest(text);
      expect(whole(playOut(game, { players, seed: 'same', log: true }))).toBe(once);
      expect(whole(playOut(game, { players, seed: 'other', log: true }))).not.toBe(once);
      const again = replayLog(game, text);
      expect(again.diagnostics).toEqual([]);
      expect(whole(again.match!)).toBe(once);
    },
  );
});
