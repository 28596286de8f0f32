import { expect, it } from 'vitest';
import { faults } from '../abilities/kit.ts';

/** What is found where a stone has a field with this value. */
const found = (type: string, value: string): string[] =>
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
  expect(found(type, value)).toEqual(findings);
});
