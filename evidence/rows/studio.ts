/** What the page costs, from what its tests print in a real browser. */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

/** What some tests of the page print; throws where they did not run. */
function printed(tests: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const args = ['vitest', 'run', '--config', 'test/studio/vitest.config.ts', ...tests];
  return spawnSync('npx', args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  }).stdout;
}

const numbers = (text: string, line: RegExp): number[] =>
  (line.exec(text)?.slice(1) ?? []).map((each) => Number(each));

function measureKeys(): Measured {
  const [median, nearlyAll, slowest] = numbers(
    printed(['key-strokes']),
    /key stroke to finding, \d+ cards: median (\d+) ms, 99 of 100 below (\d+) ms, the slowest (\d+) ms/,
  );
  return {
    measured:
      median === undefined
        ? 'the tests did not run: there is no Chromium'
        : `${median} ms, median; 99 of 100 below ${nearlyAll} ms, the slowest ${slowest} ms`,
    met: median < 50 && nearlyAll < 150,
  };
}

export const studioKeys: Row = {
  what: 'a key stroke to its finding in the page, in a game of 500 cards',
  atLeast: 'under 50 ms, median; 99 of 100 under 150 ms',
  full: 200,
  small: 200,
  unit: 'key strokes',
  timed: true,
  open: true,
  measure: measureKeys,
};

function measureCost(): Measured {
  const text = printed(['page-cost']);
  const [loaded, drawing] = numbers(text, /loaded first: (\d+) KB compressed, then (\d+) KB/);
  const [usable] = numbers(text, /usable from cold: .*, median (\d+) ms/);
  const [, ratio] = numbers(text, /in the worker against Node: ([\d.]+), ([\d.]+), ([\d.]+)/);
  return {
    measured:
      loaded === undefined
        ? 'the tests did not run: there is no Chromium'
        : `${loaded} KB compressed before the first card is seen in its words, then ${drawing} KB that draw it; usable ${usable} ms after its address is asked for, in an empty browser; ${ratio} of the games a second of Node`,
    met: loaded < 700 && usable < 1500 && ratio >= 0.8,
  };
}

export const studioCost: Row = {
  what: 'what the page loads first, when it can be used, and random games a second in its worker against Node',
  atLeast: 'under 700 KB compressed; under 1.5 s; 0.8',
  full: 1000,
  small: 1000,
  unit: 'games, three times each',
  timed: true,
  open: true,
  measure: measureCost,
};

/** How many tests of the page passed, of how many; and what they print. */
function passed(text: string): { readonly good: number; readonly all: number } {
  const summary = /^\s*Tests\s+(.*)$/m.exec(text)?.[1] ?? '';
  const count = (what: string): number => Number(new RegExp(`(\\d+) ${what}`).exec(summary)?.[1] ?? 0);
  return { good: count('passed'), all: count('passed') + count('failed') };
}

interface PageClaim {
  readonly what: string;
  readonly atLeast: string;
  readonly size: number;
  readonly unit: string;
  readonly tests: readonly string[];
  /** What asks the tests for the whole of it. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the tests print that is worth a line. */
  readonly said: RegExp;
}

/** A claim that is met where the tests of it pass. */
const pageRow = ({ what, atLeast, size, unit, tests, env, said }: PageClaim): Row => ({
  what,
  atLeast,
  full: size,
  small: size,
  unit,
  open: true,
  measure() {
    const text = printed(tests, env);
    const { good, all } = passed(text);
    const lines = text.match(said) ?? [];
    return {
      measured:
        all === 0
          ? 'the tests did not run: there is no Chromium'
          : [`${good} of ${all} tests pass`, ...lines].join('; '),
      met: all > 0 && good === all,
    };
  },
});

export const studioVisit: Row = pageRow({
  what: 'from an empty page to a new leader that is valid, seen in three languages, played one turn and simulated 200 games, by a script that does what a person does',
  atLeast: 'under 60 s',
  size: 1,
  unit: 'visits',
  tests: ['first-visit'],
  said: /a first visit took [\d.]+ s/g,
});

export const studioGames: Row = pageRow({
  what: 'whole games in the page by mouse alone and by keys alone, what a seat may not see looked for in the page',
  atLeast: 'all, and nothing found',
  size: 8,
  unit: 'games',
  tests: ['whole-games'],
  env: { STUDIO_GAMES: 'whole' },
  said: /[a-z-]+ by (?:mouse|keys?|keyboard): \d+ decisions, \d+ hidden names looked for/g,
});

export const studioAxe: Row = pageRow({
  what: 'the page searched by axe-core, and used by keys alone',
  atLeast: '0 violations',
  size: 1,
  unit: 'runs',
  tests: ['accessibility'],
  said: /\d+ violations/g,
});

export const studioHostile: Row = pageRow({
  what: 'hostile pastes (20), links (100) and files (80): the page lives on, a message each',
  atLeast: 'all',
  size: 200,
  unit: 'texts, links and files',
  tests: ['hostile-texts', 'hostile-files', 'sharing'],
  said: /\d+ hostile/g,
});
