/** Milliseconds that this thread has worked; what other programs do meanwhile does not count. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Runs something again and again for some seconds, after warming up; gives how often in a second of work. */
export function perSecond(
  seconds: number,
  run: (i: number) => void,
  warming = Math.min(1000, seconds * 250),
): number {
  const warm = worked() + warming;
  let i = 0;
  while (worked() < warm) run(i++);
  const end = performance.now() + seconds * 1000;
  const start = worked();
  let done = 0;
  do {
    run(i++);
    done++;
  } while (performance.now() < end);
  return (done * 1000) / (worked() - start);
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
