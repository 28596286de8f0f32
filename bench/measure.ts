/** Runs something again and again for some seconds, after warming up; gives how often a second. */
export function perSecond(seconds: number, run: (i: number) => void): number {
  const warm = performance.now() + Math.min(1000, seconds * 250);
  let i = 0;
  while (performance.now() < warm) run(i++);
  const start = performance.now();
  let done = 0;
  do {
    run(i++);
    done++;
  } while (performance.now() - start < seconds * 1000);
  return (done * 1000) / (performance.now() - start);
}

/** The median of some runs, in milliseconds. */
export function median(runs: number, run: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[runs >> 1];
}

export const figures = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
