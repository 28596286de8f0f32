import { expect, it } from 'vitest';
import { refereeLog, type Match } from '../../interpreter/index.ts';
import { replayLog } from '../../interpreter/match/save/replay.ts';
import { forEachGame } from '../games.ts';
import { digest } from '../observed.ts';
import { playOut } from '../playout.ts';
import { seatsOf } from './seats.ts';
import { tries } from '../size.ts';

/** In every run games are played so far. */
const MOST = tries(Infinity, 400);

const whole = (match: Match): string => digest(refereeLog(match));

forEachGame('determinism', (game) => {
  it.each(seatsOf(game))(
    'the same seed and answers give the same log, also from the log, %i players',
    (players) => {
      const played = (seed: string): Match =>
        playOut(game, { players, seed, log: true, each: (_match, _next, decisions) => decisions === MOST });
      const text = refereeLog(played('same'));
      const once = digest(text);
      expect(whole(played('same'))).toBe(once);
      expect(whole(played('other'))).not.toBe(once);
      const again = replayLog(game, text);
      expect(again.diagnostics).toEqual([]);
      expect(whole(again.match!)).toBe(once);
    },
  );
});
