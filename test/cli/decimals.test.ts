import { expect, it } from 'vitest';
import { decimal, percentage } from '../../dsl/text/decimal-format.ts';

it('numbers have the point or the comma of their language', () => {
  expect([decimal(2.5, 2, 'en'), decimal(2.5, 2, 'fr'), decimal(1234.56, 1, 'de')]).toEqual([
    '2.50',
    '2,50',
    '1234,6',
  ]);
  expect([percentage(0.125, 'en'), percentage(0.125, 'de')]).toEqual(['12.5 %', '12,5 %']);
});
