/** What the page costs, from what its tests print in a real browser. */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

/** What some tests of the page print; throws where they did not run. */
function printed(tests: readonly string[]): string {
  const args = ['vitest', 'run', '--config', 'test/studio/vitest.config.ts', ...tests];
  return spawnSync('npx', args, { cwd: ROOT, encoding: 'utf8' }).stdout;
}

const numbers = (text: string, line: RegExp): number[] =>
  (line.exec(text)?.slice(1) ?? []).map((each) => Number(each));

function measureKeys(): Measured {
  const [median, nearlyAll] = numbers(
    printed(['key-strokes']),
    /key stroke to finding, \d+ cards: median (\d+) ms, 99 of 100 below (\d+) ms/,
  );
  return {
    measured:
      median === undefined
        ? 'the tests did not run: there is no Chromium'
        : `${median} ms, median; 99 of 100 below ${nearlyAll} ms`,
    met: median < 50 && nearlyAll < 150,
  };
}

export const studioKeys: Row = {
  what: 'a key stroke to its finding in the page, in a game of 500 cards',
  atLeast: 'under 50 ms, median; 99 of 100 under 150 ms',
  full: 60,
  small: 60,
  unit: 'key strokes',
  timed: true,
  open: true,
  measure: measureKeys,
};

function measureCost(): Measured {
  const text = printed(['page-cost']);
  const [loaded, drawing] = numbers(text, /loaded first: (\d+) KB compressed, then (\d+) KB/);
  const [, ratio] = numbers(text, /in the worker against Node: ([\d.]+), ([\d.]+), ([\d.]+)/);
  return {
    measured:
      loaded === undefined
        ? 'the tests did not run: there is no Chromium'
        : `${loaded} KB compressed before the first card is seen in its words, then ${drawing} KB that draw it; ${ratio} of the games a second of Node`,
    met: loaded < 700 && ratio >= 0.8,
  };
}

export const studioCost: Row = {
  what: 'what the page loads first, and random games a second in its worker against Node',
  atLeast: 'under 700 KB compressed; 0.8',
  full: 1000,
  small: 1000,
  unit: 'games, three times each',
  timed: true,
  open: true,
  measure: measureCost,
};
