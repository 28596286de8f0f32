import { execFileSync } from 'node:child_process';
import { ROOT } from '../../test/files.ts';
import { BEFORE } from '../before.ts';
import type { Measured, Row } from '../row.ts';

/** Pages and files that tests compare with what the program says, byte for byte: findings, cards, rule books, games. */
const HELD = ['docs/errors', 'docs/cards', 'docs/rule-books', 'docs/rules', ':(glob)test/**/golden/**'];

/** Files that were improved since, each with how. */
const improved: Readonly<Record<string, string>> = {};

const git = (...words: readonly string[]): string[] =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .filter(Boolean);

function measure(): Measured {
  const before = git('ls-tree', '-r', '--name-only', BEFORE.commit, 'docs/', 'test/').filter((path) =>
    /^docs\/(?:errors|cards|rule-books|rules)\/|^test\/.*\/golden\//.test(path),
  );
  const changed = git('diff', '--name-status', '--no-renames', BEFORE.commit, '--', ...HELD)
    .map((line) => line.split('\t') as [status: string, path: string])
    // What is new was not there to be changed.
    .filter(([status]) => status !== 'A');
  const unsaid = changed.filter(([, path]) => !Object.hasOwn(improved, path));
  return {
    measured: `${before.length - changed.length} of ${before.length} files the same, ${changed.length - unsaid.length} improved, ${unsaid.length} otherwise`,
    met: unsaid.length === 0,
    details: [
      `before is ${BEFORE.commit}; tests compare the files with what the program says`,
      ...Object.entries(improved).map(([path, how]) => `${path}: ${how}`),
      ...unsaid.map(([, path]) => `${path} is another one`),
    ],
  };
}

export const unchanged: Row = {
  what: 'pages and files of all findings, printed cards, rule books and games, in three languages, against those before the files were moved into rooms',
  atLeast: 'byte for byte the same, or a listed improvement',
  full: 1,
  small: 1,
  unit: 'look at all files',
  measure,
};
