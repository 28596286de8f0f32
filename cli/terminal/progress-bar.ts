import type { MessageFormatter } from '../../dsl/diagnostics/localize.ts';
import type { Io } from '../io.ts';

const WIDTH = 30;
/** Milliseconds between two looks of the bar: more often nobody can read. */
const EVERY = 200;

export interface ProgressBar {
  /** How many are done, and of how many, where that is no longer what it was. */
  show(done: number, whole?: number): void;
  end(): void;
}

/**
 * A bar on the error stream, where that is a terminal, with how many are done a second and how long the rest will take;
 * else nothing at all. `now` gives milliseconds.
 */
export function progressBar(
  io: Pick<Io, 'err' | 'errTTY' | 'clearLine'>,
  whole: number,
  words: MessageFormatter<'tables'>,
  now: () => number = () => performance.now(),
): ProgressBar {
  if (!io.errTTY) return { show: () => undefined, end: () => undefined };
  const begun = now();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    show(done, of = whole) {
      const at = now();
      if (at - shown < EVERY && done < of) return;
      shown = at;
      const filled = Math.floor((done / Math.max(1, of)) * WIDTH);
      const bar = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}]`;
      io.clearLine();
      io.err(
        `${bar} ${words('tables/progress', { done, whole: of, ...pace(done, of, (at - begun) / 1000) })}`,
      );
    },
    end: () => io.clearLine(),
  };
}

/** How many are done a second, and how long the rest will take; nothing before anything is done. */
function pace(done: number, whole: number, seconds: number): { rate: string | undefined; left: string } {
  if (done === 0 || seconds <= 0) return { rate: undefined, left: '' };
  const rate = done / seconds;
  const left = shownDuration(Math.ceil((whole - done) / rate));
  return { rate: rate < 10 ? rate.toFixed(1) : String(Math.round(rate)), left };
}

/** `45 s`, `2 min 5 s`, `1 h 20 min`. */
export function shownDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
