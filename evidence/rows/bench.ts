import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../test/files.ts';
import { copyTo, installPacked } from '../../test/packed/install.ts';
import type { Measured, Row } from '../row.ts';

const reports = new Map<string, string>();

/** What a script of `bench/` prints; each runs once, for all rows that read it. */
function reportOf(script: string, words: readonly string[] = []): string {
  const key = [script, ...words].join(' ');
  let report = reports.get(key);
  if (report === undefined) {
    const where = script === 'bench' ? [] : ['--prefix', 'bench'];
    report = execFileSync('npm', [...where, 'run', '-s', script, '--', ...words], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    reports.set(key, report);
  }
  return report;
}

/** The part of a report that begins with a heading, up to the next empty line. */
function section(report: string, heading: string): string {
  const from = report.indexOf(heading);
  if (from < 0) throw new Error(`the benchmark says nothing of ${heading}`);
  return report.slice(from, report.indexOf('\n\n', from) + 1 || undefined);
}

function figure(text: string, before: string): number {
  const found = new RegExp(String.raw`${before}\s+([\d.,]+)`).exec(text);
  if (!found) throw new Error(`the benchmark has no line \`${before}\``);
  return Number(found[1].replaceAll(',', ''));
}

const ratio =
  (engine: string, least: number, wanted: readonly string[]) =>
  (seconds: number): Measured => {
    const report = reportOf('bench', [String(seconds)]);
    const policies = ['card-first', 'staged', 'flat'] as const;
    const line = `generated code / ${engine}`;
    const of = (policy: string): number => figure(section(report, `policy ${policy}`), line);
    return {
      measured: policies.map((policy) => `${of(policy)} with ${policy}`).join(', '),
      met: wanted.every((policy) => of(policy) >= least),
      details: policies.flatMap((policy) => section(report, `policy ${policy}`).trim().split('\n')),
    };
  };

const timed = { full: 3, small: 1, unit: 'seconds for each engine and policy', timed: true } as const;

export const handWritten: Row = {
  ...timed,
  what: 'Slasher playouts a second against the hand-written engine, same run, same policy',
  atLeast: '0.35 with staged and with card-first',
  open: true,
  measure: ratio('hand-written', 0.35, ['staged', 'card-first']),
};

export const boardgameIo: Row = {
  ...timed,
  what: 'Slasher playouts a second against boardgame.io, same run, same policy',
  atLeast: '300 times with staged and with card-first',
  open: true,
  measure: ratio('boardgame.io', 300, ['staged', 'card-first']),
};

/** Random play of a game: whole games and decisions a second, and what the line says besides. */
function randomPlay(folder: string, seconds: number): { games: number; decisions: number; line: string } {
  const line = section(reportOf('bench', [String(seconds)]), 'Random play')
    .split('\n')
    .find((each) => each.startsWith(folder))!;
  const rate = (of: string): number =>
    Number(new RegExp(`([\\d.,]+) ${of}`).exec(line)![1].replaceAll(',', ''));
  return {
    games: rate('playouts/s'),
    decisions: rate('decisions/s'),
    line: line.replace(/\s+/g, ' ').trim(),
  };
}

export const crazyEights: Row = {
  ...timed,
  what: 'Crazy Eights, random play, one thread',
  atLeast: '300,000 decisions a second',
  measure(seconds) {
    const { decisions } = randomPlay('examples/crazy-eights', seconds);
    return { measured: `${decisions.toLocaleString('en')} decisions a second`, met: decisions >= 300_000 };
  },
};

export const hereToSlaySpeed: Row = {
  ...timed,
  what: 'whole random games of Here to Slay a second, 4 players, one core',
  atLeast: '100',
  measure(seconds) {
    const { games, decisions, line } = randomPlay('cards/here-to-slay', seconds);
    return {
      measured: `${games.toLocaleString('en')} games and ${decisions.toLocaleString('en')} decisions a second`,
      met: games >= 100,
      details: [line],
    };
  },
};

export const cloning: Row = {
  ...timed,
  what: 'cloning a position of 150 cards',
  atLeast: 'under 2 us',
  measure(seconds) {
    const those = section(reportOf('bench', [String(seconds)]), 'A generated game of 150 cards');
    const pooled = figure(those, 'clone a position, pooled');
    const allocated = figure(those, 'clone a position, allocated');
    return {
      measured: `${pooled} us into a position that is there, ${allocated} us into a new one`,
      met: pooled < 2 && allocated < 2,
    };
  },
};

export const coldLoad: Row = {
  what: 'loading and checking a game from cold, inside the process, from the built package',
  atLeast: 'under 80 ms, taken from what an earlier process has kept by content; memory under 150 MB',
  full: 9,
  small: 1,
  unit: 'fresh processes',
  timed: true,
  async measure(runs) {
    const folder = mkdtempSync(join(tmpdir(), 'load-'));
    try {
      await copyTo(join(folder, 'source'));
      const installed = await installPacked(join(folder, 'source'), join(folder, 'user'));
      const report = reportOf('cold', ['slasher', String(runs), pathToFileURL(join(installed, 'dist')).href]);
      const anew = figure(report, 'load and check, first time');
      const kept = figure(report, 'load what an earlier process kept');
      const megabytes = figure(report, 'memory at most');
      return {
        measured: `${kept} ms, and ${anew} ms where nothing is kept, ${megabytes} MB at most, medians of ${runs}`,
        met: kept < 80 && megabytes < 150,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
