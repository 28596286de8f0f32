import { expect, it } from 'vitest';
import { rows } from '../../../evidence/rows/index.ts';
import { gameOrSkip } from '../../games.ts';
import { WHOLE } from '../../size.ts';

/** The claims of docs/evidence.md at a size that fits into every run. */
gameOrSkip('slasher').describe('evidence, in small', () => {
  it.runIf(!WHOLE)('is left to npm run test:full', () => expect(WHOLE).toBe(false));

  it.runIf(WHOLE).each(rows.filter((row) => !row.timed))(
    '$what ($small $unit)',
    { timeout: 120_000 },
    async (row) => {
      const { met, measured, details } = await row.measure(row.small);
      // Of a row that is still open a small part may be met by chance.
      expect(met || row.open === true, [measured, ...(details ?? [])].join('\n')).toBe(true);
    },
  );
});
