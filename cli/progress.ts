import type { Io } from './io.ts';

const WIDTH = 40;

/** A bar on the error stream, where that is a terminal; else nothing at all. */
export function progressBar(io: Io, whole: number): { show(done: number): void; end(): void } {
  if (!io.errTTY) return { show: () => undefined, end: () => undefined };
  let shown = -1;
  return {
    show(done) {
      const filled = Math.floor((done / whole) * WIDTH);
      if (filled === shown) return;
      shown = filled;
      io.err(`\r[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done} of ${whole}`);
    },
    end: () => io.err('\r\x1b[K'),
  };
}
