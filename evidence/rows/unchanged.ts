import { execFileSync } from 'node:child_process';
import { ROOT } from '../../test/files.ts';
import { AFTER, BEFORE, NAMES } from '../before.ts';
import type { Measured, Row } from '../row.ts';

/** Pages and files that tests compare with what the program says, byte for byte: findings, cards, rule books, games. */
const HELD = ['docs/errors', 'docs/cards', 'docs/rule-books', 'docs/rules', ':(glob)test/**/golden/**'];

/** Work on the rooms of the code, from a commit to another one. What was built at other times is no part of it. */
const WORK = [{ before: BEFORE.commit, after: AFTER.commit }, NAMES];

const git = (...words: readonly string[]): string[] =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .filter(Boolean);

function measure(): Measured {
  const changed: string[] = [];
  const sizes = WORK.map(({ before, after }) => {
    const there = git('ls-tree', '-r', '--name-only', before, 'docs/', 'test/').filter((path) =>
      /^docs\/(?:errors|cards|rule-books|rules)\/|^test\/.*\/golden\//.test(path),
    );
    const others = git('diff', '--name-status', '--no-renames', before, after, '--', ...HELD)
      .map((line) => line.split('\t') as [status: string, path: string])
      // What is new was not there to be changed.
      .filter(([status]) => status !== 'A');
    changed.push(...others.map(([, path]) => `${path} is another one at ${after}`));
    return `${there.length - others.length} of ${there.length} files the same from ${before} to ${after}`;
  });
  return {
    measured: sizes.join('; '),
    met: changed.length === 0,
    details: ['tests compare the files with what the program says, at each of these commits', ...changed],
  };
}

export const unchanged: Row = {
  what: 'pages and files of all findings, printed cards, rule books and games, in three languages, against those before the files were moved into rooms',
  atLeast: 'byte for byte the same',
  full: 1,
  small: 1,
  unit: 'look at all files',
  measure,
};
