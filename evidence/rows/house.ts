import { readFileSync } from 'node:fs';
import { filesBelow, ROOT } from '../../test/files.ts';
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
import { BEFORE } from '../before.ts';
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

const linesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, text) => sum + text.split('\n').length - 1, 0);

/** What runs, and what people write for it; not what is made from that. */
function linesNow(): { typescript: number; catalogues: number } {
  const program = code.map(({ text }) => text);
  const starts = ['index.ts', 'bin/cardwright.mjs'].map((path) => readFileSync(ROOT + path, 'utf8'));
  const catalogues = filesBelow('dsl/diagnostics/catalogue', (path) => path.endsWith('.ftl'));
  return { typescript: linesOf([...program, ...starts]), catalogues: linesOf(catalogues.values()) };
}

const change = (now: number): number => now / BEFORE.lines - 1;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

export const lines: Row = {
  what: 'lines outside of tests, data and documentation, against those before the files were moved into rooms: TypeScript; TypeScript and catalogues of messages together',
  atLeast: '15 % fewer; 6 % fewer',
  full: 1,
  small: 1,
  unit: 'count of all files',
  open: true,
  measure() {
    const { typescript, catalogues } = linesNow();
    const together = typescript + catalogues;
    const told = (now: number): string =>
      `${now}, ${percent(Math.abs(change(now)))} ${now < BEFORE.lines ? 'fewer' : 'more'} than ${BEFORE.lines}`;
    return {
      measured: `${told(typescript)}; with ${catalogues} of catalogues ${told(together)}`,
      met: change(typescript) <= -0.15 && change(together) <= -0.06,
      details: [
        `before is ${BEFORE.commit}, where all messages were TypeScript; what was added since then is counted`,
      ],
    };
  },
};
