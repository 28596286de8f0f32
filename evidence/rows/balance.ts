/** Reports on balance: whether they find what was planted, and come out the same however they are made. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runProgram } from '../../test/cli/kit.ts';
import { gamesThere, ROOT } from '../../test/files.ts';
import { modelOf } from '../../test/bots/leaks.ts';
import { readGame } from '../../test/read-game.ts';
import { plantedChanges, type PlantedChange } from '../planted-changes.ts';
import type { Measured, Row } from '../row.ts';

interface Swept {
  readonly sweeps: readonly {
    readonly path: string;
    readonly values: readonly {
      readonly given: object | null;
      readonly difference: {
        readonly mean: number;
        readonly interval: { readonly low: number; readonly high: number };
      } | null;
    }[];
  }[];
}

/** What the report says that each change makes of those who are given the card. */
async function reported(
  game: string,
  changes: readonly PlantedChange[],
  level: string,
  games: number,
  seed: string,
): Promise<{ readonly mean: number; readonly found: boolean }[]> {
  const args = ['-n', '1', '--bots', level, '--given-games', String(games), '--seed', seed];
  const varied = changes.flatMap(({ path, value }) => ['--vary', `${path}=${JSON.stringify(value)}`]);
  const { out } = await runProgram(['balance', game, ...args, '--format', 'json', ...varied], { cwd: ROOT });
  if (out === '') return [];
  return (JSON.parse(out) as Swept).sweeps.map(({ values }) => {
    const { difference, given } = values[1];
    if (!difference || !given) return { mean: Number.NaN, found: false };
    const { low, high } = difference.interval;
    return { mean: difference.mean, found: low > 0 || high < 0 };
  });
}

const percent = (part: number): string => (100 * part).toFixed(1);

/** Games into which changes are planted, and changes of each. */
const GAMES = 2;
const CHANGES = 6;
/** Differences that are to be found, as a share of the games. */
const OFF = 0.08;

/** The first changes of a game that are valid and of cards that players can be given. */
async function possibleChanges(game: string): Promise<PlantedChange[]> {
  const possible: PlantedChange[] = [];
  for (const change of plantedChanges(game)) {
    const [tried] = await reported(game, [change], 'random', 2, 'tried');
    if (tried && !Number.isNaN(tried.mean)) possible.push(change);
    if (possible.length === CHANGES) break;
  }
  return possible;
}

async function measurePlanted(size: number): Promise<Measured> {
  const lines: string[] = [];
  const sums = { off: 0, found: 0, harmless: 0, blamed: 0, missed: 0 };
  const all: { readonly game: string; readonly changes: readonly PlantedChange[] }[] = [];
  // Those with the shortest games.
  const games = gamesThere().map((id) => ({ id, length: modelOf(readGame(id), 2).length }));
  for (const { id: game } of games.sort((a, b) => a.length - b.length)) {
    const changes = all.length < GAMES ? await possibleChanges(game) : [];
    if (changes.length === CHANGES) all.push({ game, changes });
  }
  for (const { game, changes } of all) {
    const random = await reported(game, changes, 'random', size, 'report');
    const quick = await reported(game, changes, 'quick', size, 'report');
    const truth = await reported(game, changes, 'normal', size, 'truth');
    changes.forEach(({ path, value, harmless }, i) => {
      const isOff = Math.abs(truth[i].mean) >= OFF;
      if (harmless) sums.harmless++;
      if (isOff) sums.off++;
      if (isOff && quick[i].found) sums.found++;
      if (isOff && !random[i].found) sums.missed++;
      if (!isOff && quick[i].found) sums.blamed++;
      lines.push(
        `${game} ${path}=${value.slice(0, 30)}${harmless ? ' (harmless)' : ''}: report ${percent(quick[i].mean)}${quick[i].found ? ' found' : ''}, truth ${percent(truth[i].mean)}, random players ${percent(random[i].mean)}${random[i].found ? ' found' : ''}`,
      );
    });
  }
  return {
    measured: `${sums.found} of ${sums.off} changes that are off by 8 points or more are found, ${sums.blamed} of the others are blamed, random players miss ${sums.missed} of the former; ${GAMES * CHANGES} changes, ${sums.harmless} of them harmless`,
    met: sums.off > 0 && sums.found === sums.off && sums.blamed <= 1,
    details: lines,
  };
}

export const plantedBalance: Row = {
  what: 'changes that a script plants into cards of two games, some of them harmless: what the report finds under `quick`, against what `normal` shows with other seeds',
  atLeast: 'all that are off by 8 points or more are found, at most one other is blamed',
  full: 1000,
  small: 2,
  unit: 'games of each change, in the report and for the truth',
  open: true,
  measure: measurePlanted,
};

async function measureSame(games: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  try {
    const cases = gamesThere().map((id) => ({
      id,
      args: ['balance', id, '-n', String(games), '--bots', 'quick', '--format', 'json'],
    }));
    const differ: string[] = [];
    for (const { id, args } of cases) {
      const alone = (await runProgram([...args, '-j', '1'], { cwd: ROOT })).out;
      for (const jobs of ['2', '8'])
        if ((await runProgram([...args, '-j', jobs], { cwd: ROOT })).out !== alone)
          differ.push(`${id}: ${jobs} workers`);
      const kept = join(folder, `${id}.jsonl`);
      await runProgram([...args, '-j', '2', '--resume', kept], { cwd: ROOT });
      // Stopped in the middle of a game.
      const text = readFileSync(kept, 'utf8');
      writeFileSync(kept, text.slice(0, Math.ceil(text.length / 2)));
      if ((await runProgram([...args, '-j', '2', '--resume', kept], { cwd: ROOT })).out !== alone)
        differ.push(`${id}: resumed`);
    }
    return {
      measured: `${3 * cases.length - differ.length} of ${3 * cases.length} reports have the same bytes as with one worker`,
      met: differ.length === 0,
      details: differ,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const sameBalance: Row = {
  what: 'the same report on balance with 1, 2 and 8 workers, and stopped and resumed: the games in cards, under `quick`',
  atLeast: 'the same bytes',
  full: 12,
  small: 2,
  unit: 'games each',
  measure: measureSame,
};

async function measureTimes(games: number): Promise<Measured> {
  const times: { readonly id: string; readonly minutes: number }[] = [];
  for (const id of gamesThere()) {
    const args = ['simulate', id, '--bots', 'normal', '-j', String(availableParallelism())];
    // What is learned is learned once.
    await runProgram([...args, '-n', '1'], { cwd: ROOT });
    const begun = performance.now();
    await runProgram([...args, '-n', String(games)], { cwd: ROOT });
    times.push({ id, minutes: ((performance.now() - begun) / 60_000 / games) * 1000 });
  }
  const wanted: Readonly<Record<string, number>> = JSON.parse(
    readFileSync(new URL('../bot-minutes.json', import.meta.url), 'utf8'),
  );
  return {
    measured: `minutes for 1,000 games: ${times.map(({ id, minutes }) => `${id} ${minutes.toFixed(1)}`).join(', ')}`,
    met: times.every(({ id, minutes }) => minutes <= (wanted[id] ?? Infinity)),
  };
}

export const botTimes: Row = {
  what: 'games between two bots of the level normal, on all cores: the games in cards',
  atLeast: '1,000 games of Here to Slay in 10 minutes, of Slasher in 3; the others are printed',
  full: 24,
  small: 2,
  unit: 'games each, from which the time is worked out',
  timed: true,
  open: true,
  measure: measureTimes,
};
