import { existsSync } from 'node:fs';
import { ROOT } from '../../test/files.ts';
import { places } from '../places.ts';
import type { Row } from '../row.ts';

export const newcomer: Row = {
  what: 'places that a newcomer looked for in words of their own, with the list of folders and files alone; questions and files were written down before the move',
  atLeast: '10 of 10',
  full: 1,
  small: 1,
  unit: 'look at all answers',
  measure() {
    const right = places.filter(({ files, found }) => files.includes(found) && existsSync(ROOT + found));
    return {
      measured: `${right.length} of ${places.length} found at once`,
      met: right.length === places.length,
      details: places.map(
        ({ question, found, files }) => `${files.includes(found) ? '' : 'not found: '}${question} ${found}`,
      ),
    };
  },
};
