import { expect, it } from 'vitest';
import { rows } from '../../../evidence/rows/index.ts';
import { gameOrSkip } from '../../games.ts';

/** The claims of docs/evidence.md in small. */
gameOrSkip('slasher').describe('evidence, in small', () => {
  it.each(rows.filter((row) => !row.timed))('$what ($small $unit)', { timeout: 120_000 }, async (row) => {
    const { met, measured, details } = await row.measure(row.small);
    // Of a row that is still open a small part may be met by chance.
    expect(met || row.open === true, [measured, ...(details ?? [])].join('\n')).toBe(true);
  });
});
