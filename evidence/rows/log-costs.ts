/** What long runs cost: searches, and games of which a log is kept. */
import { logCosts, searchRates } from '../../bench/long-runs.ts';
import type { Row } from '../row.ts';

const LEAST = 0.7;

const timed = { full: 5, small: 0.2, unit: 'seconds for each game', timed: true } as const;

export const withLog: Row = {
  ...timed,
  what: 'games through a match with a log, against the same without, in turns of one run',
  atLeast: `${LEAST} of the speed in each game`,
  open: true,
  measure(seconds) {
    const all = logCosts(seconds);
    return {
      measured: all.map(({ id, ratio }) => `${id} ${ratio.toFixed(2)}`).join(', '),
      met: all.every(({ ratio }) => ratio >= LEAST),
    };
  },
};

export const searchSpeed: Row = {
  ...timed,
  what: 'copies of a position with fifty random decisions each, as a search plays them, a second',
  atLeast: 'printed',
  measure(seconds) {
    const all = searchRates(seconds);
    return { measured: all.map(({ id, rate }) => `${id} ${rate.toFixed(0)}`).join(', '), met: true };
  },
};
