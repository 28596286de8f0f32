import type { MessageFormatter } from '../../dsl/diagnostics/localize.ts';
import type { Io } from '../io.ts';

const WIDTH = 30;
/** Milliseconds between two looks of the bar: more often nobody can read. */
const EVERY = 200;

export interface ProgressBar {
  show(done: number): void;
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
    show(done) {
      const at = now();
      if (at - shown < EVERY && done < whole) return;
      shown = at;
      const filled = Math.floor((done / whole) * WIDTH);
      const bar = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}]`;
      io.clearLine();
      io.err(
        `${bar} ${words('tables/progress', { done, whole, ...pace(done, whole, (at - begun) / 1000) })}`,
      );
    },
    end: () => io.clearLine(),
  };
}

/** How many are done a second, and how long the rest will take; nothing before anything is done. */
function pace(done: number, whole: number, seconds: number): { rate: string | undefined; left: string } {
  if (done === 0 || seconds <= 0) return { rate: undefined, left: '' };
  const rate = done / seconds;
  const left = duration(Math.ceil((whole - done) / rate));
  return { rate: rate < 10 ? rate.toFixed(1) : String(Math.round(rate)), left };
}

/** `45 s`, `2 min 5 s`, `1 h 20 min`. */
function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
