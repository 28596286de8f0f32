import { mends } from '../mends/index.ts';
import { undoAll } from '../mends/undo.ts';
import type { Row } from '../row.ts';

export const mended: Row = {
  what: 'faults that were found and mended, each with a test that fails when the mend is undone',
  atLeast: 'all',
  full: 1,
  small: 0.02,
  unit: 'part of all mends that is tried',
  async measure(size) {
    const step = Math.max(1, Math.round(1 / size));
    const results = await undoAll(mends.filter((_, i) => i % step === 0));
    const problems = results.filter(({ problem }) => problem !== undefined);
    const items = new Set(results.map(({ mend }) => mend.item));
    return {
      measured: `${results.length - problems.length} of ${results.length} (${items.size} clauses)`,
      met: problems.length === 0,
      details: results.map(
        ({ mend: { item, fault, file, test }, problem }) =>
          `${problem ? `not proven, ${problem}: ` : ''}${item}: ${fault} (${file}: \`${test}\`)`,
      ),
    };
  },
};
