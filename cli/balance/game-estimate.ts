import { gamesOfSet } from '../../bots/balance/trials.ts';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import type { Language } from '../../dsl/text/locale.ts';
import type { Io } from '../io.ts';
import { shownDuration } from '../terminal/progress-bar.ts';
import { playTask, balanceTables, type BalanceWork } from './balance-work.ts';

/** What takes less time is not worth a word, in seconds. */
const WORTH = 20;
/** Games that are tried, and how long at most, in milliseconds. */
const TRIED = 3;
const LONGEST = 1500;

/** Says how long bots learn changed games, on the error stream, where it is worth a word: each takes about as long. */
export function announceLearning(
  count: number,
  seconds: number,
  io: Pick<Io, 'err'>,
  language: Language,
): void {
  const time = count * seconds;
  if (time < WORTH) return;
  const given = { games: count, time: shownDuration(Math.ceil(time)) };
  io.err(`${messagesIn<'balance'>(language)('balance/learning', given)}\n`);
}

/** Says how many games are to come and how long they take, on the error stream: one of each trial's level is tried. */
export function announceGames(
  work: BalanceWork,
  jobs: number,
  io: Pick<Io, 'err'>,
  language: Language,
): void {
  const tableOf = balanceTables(work);
  const seconds = new Map<string, number>();
  let games = 0;
  let whole = 0;
  for (const trial of work.trials) {
    const { level, others = level, sets } = trial;
    const key = `${level} ${others}`;
    const size = gamesOfSet(trial, work.players.length);
    games += sets * size;
    if (!seconds.has(key)) {
      const observed = { ...work, trials: [{ ...trial, table: 0, card: undefined, others: undefined }] };
      // The first games take longer than all others, which are compiled by then.
      for (
        let tried = 0, begun = performance.now();
        tried < TRIED && performance.now() - begun < LONGEST;
        tried++
      ) {
        const start = performance.now();
        const playing = playTask(observed, tableOf, { trial: 0, set: -1 - tried });
        while (!playing.next().done);
        seconds.set(key, (performance.now() - start) / 1000);
      }
    }
    whole += sets * size * seconds.get(key)!;
  }
  const time = whole / jobs;
  if (time < WORTH) return;
  io.err(
    `${messagesIn<'balance'>(language)('balance/estimate', { games, time: shownDuration(Math.ceil(time)) })}\n`,
  );
}
