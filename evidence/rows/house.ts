import { execFileSync } from 'node:child_process';
import { parseSync } from 'rolldown/utils';
import { ROOT } from '../../test/files.ts';
import {
  circles,
  code,
  folders,
  MOST_FILES,
  sharedExports,
  sharedNames,
  unusedExports,
  upwardImports,
} from '../../test/rooms/house.ts';
import { AFTER, BEFORE } from '../before.ts';
import type { Row } from '../row.ts';

export const rooms: Row = {
  what: 'the rooms of the code: files in the largest folder; names of files that occur twice, beside `index` and the folders of languages; names that several files export; imports in circles and upwards, types included; exports without a user',
  atLeast: `at most ${MOST_FILES}; 0; under 20; 0 and 0; 0`,
  full: 1,
  small: 1,
  unit: 'look at all modules',
  measure() {
    const [[largest, most]] = folders();
    const [twice, exported] = [sharedNames(), sharedExports()];
    const [round, upwards, unused] = [circles(), upwardImports(), unusedExports()];
    return {
      measured: `${most} files in \`${largest}\`; ${twice.size}; ${exported.size}; ${round.length} and ${upwards.length}; ${unused.length} (${code.length} files in ${folders().length} folders)`,
      met:
        most <= MOST_FILES &&
        exported.size < 20 &&
        [twice.size, round.length, upwards.length, unused.length].every((found) => found === 0),
      details: [...twice.keys(), ...exported.keys(), ...round, ...upwards, ...unused],
    };
  },
};

const ROOMS = ['dsl', 'schemas', 'interpreter', 'service', 'bots', 'cli'];

/** Of the files that run: all lines, and those that hold code or a text, which are no comment and not empty. */
class LineCount {
  typescript = 0;
  catalogues = 0;
  /** With comments and empty lines. */
  written = 0;

  add(path: string, text: string): void {
    const lines = text.split('\n').length - 1;
    if (path.endsWith('.ftl')) {
      this.catalogues += text.split('\n').filter((line) => !/^(?:#.*|\s*)$/.test(line)).length;
      this.written += lines;
    } else if (/\.(?:ts|mjs)$/.test(path)) {
      this.typescript += codeLines(text);
      this.written += lines;
    }
  }
}

function codeLines(text: string): number {
  const { comments, errors } = parseSync('counted.ts', text);
  if (errors.length > 0) throw new Error(errors[0].message);
  const inked = comments.reduceRight(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  );
  return inked.split('\n').filter((line) => line.trim() !== '').length;
}

const git = (args: readonly string[], input = ''): Buffer =>
  execFileSync('git', args, { cwd: ROOT, input, maxBuffer: 1 << 28 });

/** The texts of files at a commit, asked for all at once: a process for each takes minutes. */
function textsAt(commit: string, paths: readonly string[]): string[] {
  const all = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''));
  let at = 0;
  return paths.map(() => {
    const begin = all.indexOf('\n', at) + 1;
    const size = Number(all.toString('latin1', at, begin).split(' ')[2]);
    at = begin + size + 1;
    return all.toString('utf8', begin, begin + size);
  });
}

/** What runs, and what people write for it, at a commit; not what is made from that. */
function linesAt(commit: string): LineCount {
  const paths = git(['ls-tree', '-r', '--name-only', commit, '--', ...ROOMS, 'index.ts', 'bin'])
    .toString()
    .trim()
    .split('\n')
    .filter((path) => /\.(?:ts|mjs|ftl)$/.test(path));
  const count = new LineCount();
  textsAt(commit, paths).forEach((text, i) => count.add(paths[i], text));
  return count;
}

const change = (now: number, then: number): number => now / then - 1;
const told = (now: number, then: number): string =>
  `${now}, ${percent(Math.abs(change(now, then)))} ${now < then ? 'fewer' : 'more'} than ${then}`;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

export const lines: Row = {
  what: 'lines outside of tests, data and documentation (no comments, no empty lines), against those before the files were moved into rooms: TypeScript; TypeScript and catalogues of messages together',
  atLeast: '15 % fewer; 6 % fewer',
  full: 1,
  small: 1,
  unit: 'count of all files',
  open: true,
  measure() {
    const [before, after, today] = [BEFORE.commit, AFTER.commit, 'HEAD'].map(linesAt);
    const [all, allBefore] = [after, before].map(({ typescript, catalogues }) => typescript + catalogues);
    return {
      measured: `${told(after.typescript, before.typescript)}; with ${after.catalogues} of catalogues ${told(all, allBefore)}`,
      met: change(after.typescript, before.typescript) <= -0.15 && change(all, allBefore) <= -0.06,
      details: [
        `before is ${BEFORE.commit}, where all messages were TypeScript; after is ${AFTER.commit}, the end of that work`,
        `with comments and empty lines: ${told(after.written, before.written)}, catalogues among them`,
        `today: ${today.typescript} of TypeScript, ${today.catalogues} of catalogues`,
      ],
    };
  },
};
