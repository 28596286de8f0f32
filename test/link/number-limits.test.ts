import { expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/index.ts';
import { faults, filesWith } from '../abilities/kit.ts';

/** What is found where a stone has a field with this value. */
const foundWhere = (type: string, value: string): string[] =>
  faults({
    replace: [
      ['weight: { type: number, from: 0, to: 9 }', `bulk: ${type}`],
      ['weight: 1 }', `bulk: ${value} }`],
    ],
  });

it.each([
  ['{ type: number }', '999999', []],
  ['{ type: number }', '-999999', []],
  ['{ type: number }', '1000000', ['schema/range: 1000000']],
  ['{ type: number }', '5000000000', ['schema/range: 5000000000']],
  ['{ type: number, from: 1 }', '1000000', ['schema/range: 1000000']],
  ['{ type: number, from: 1000000 }', '1000000', ['schema/range: 1000000', 'schema/range: 1000000']],
  ['{ type: range }', '9000..9999', []],
  ['{ type: range }', '20000..30000', ['schema/form: 20000..30000']],
  ['{ type: range }', '50000+', ['schema/form: 50000+']],
  ['{ type: range }', '500000', ['schema/range: 500000']],
])('a field %s that is %s is exact or refused', (type, value, findings) => {
  expect(foundWhere(type, value)).toEqual(findings);
});

it.each([
  ['8 or more', '8+'],
  ['at least 8', '8+'],
  ['5 or less', '5-'],
  ['6 to 7', '6..7'],
  ['between 6 and 7', '6..7'],
])('a range that is written %s is answered with %s', (value, range) => {
  const files = filesWith({
    replace: [
      ['weight: { type: number, from: 0, to: 9 }', 'bulk: { type: range }'],
      ['weight: 1 }', `bulk: ${value} }`],
    ],
  });
  const [found] = loadGame(openLibrary(files), 'quarry').diagnostics;
  expect(found.fixes?.map(({ edits }) => edits[0].text)).toEqual([range]);
  expect(foundWhere('{ type: range }', range)).toEqual([]);
});
