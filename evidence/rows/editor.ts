import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { manyCards } from '../../bench/games/many-cards.ts';
import { keyStrokes } from '../../bench/key-strokes.ts';
import { wordsOffered } from '../../test/service/words.ts';
import { ROOT } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

/** Completion at every so manieth word of every text of every card. */
export const offered: Row = {
  what: 'completion at a word of a card of the repository offers that word',
  atLeast: 'at every word',
  full: 1,
  small: 29,
  unit: 'words, of which one is asked for',
  measure(stride) {
    const { asked, missing } = wordsOffered(stride);
    return {
      measured: `${(asked - missing.length).toLocaleString('en')} of ${asked.toLocaleString('en')} words`,
      met: missing.length === 0 && asked > 0,
      details: ['without the names that a text gives itself behind `as` and `let`', ...missing.slice(0, 3)],
    };
  },
};

export const strokes: Row = {
  what: 'diagnostics after a key stroke in a game of 500 cards, all in one file',
  atLeast: 'under 50 ms, median',
  full: 20,
  small: 2,
  unit: 'texts that are typed into',
  timed: true,
  measure(rounds) {
    const { count, worked, passed } = keyStrokes(500, rounds);
    return {
      measured: `${worked.toFixed(1)} ms of work, median of ${count} key strokes`,
      met: worked < 50,
      details: [`${passed.toFixed(1)} ms on the wall`],
    };
  },
};

/** The whole command in a new process, on files on the disk. */
function validate(cards: number): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'many-'));
  try {
    for (const [name, text] of manyCards(cards, 20)) {
      mkdirSync(dirname(join(folder, 'cards', name)), { recursive: true });
      writeFileSync(join(folder, 'cards', name), text);
    }
    const usage = new URL('../../bench/cold/usage.mjs', import.meta.url).href;
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', usage, `${ROOT}bin/cardwright.mjs`, 'validate', 'cards'],
      { cwd: folder, encoding: 'utf8' },
    );
    const passed = performance.now() - start;
    const last = stderr.trim().split('\n').at(-1)!;
    const { megabytes, worked } = JSON.parse(last) as { megabytes: number; worked: number };
    // What somebody waits for; a machine that does other things too makes it more.
    return {
      measured: `${(passed / 1000).toFixed(2)} s, ${Math.round(megabytes)} MB at most`,
      met: status === 0 && passed < 4000 && megabytes < 500,
      details: [
        `${(worked / 1000).toFixed(2)} s of work, that of all threads together`,
        stdout.trim().split('\n').at(-1) ?? '',
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const manyFiles: Row = {
  what: 'validating 10,000 generated cards in 20 files from cold, the whole command',
  atLeast: 'under 4 s; under 500 MB',
  full: 10_000,
  small: 1000,
  unit: 'cards',
  timed: true,
  measure: validate,
};
