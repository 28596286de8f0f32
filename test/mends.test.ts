import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mends } from '../evidence/mends/index.ts';
import { ROOT } from './files.ts';

/** Whether each mend is proven is measured by `npm run evidence`; here that it can be undone where it says. */
it('every mend names a file of tests, and lines of code that are there', () => {
  const found = mends.flatMap(({ item, file, undo }) => [
    ...(existsSync(ROOT + file) ? [] : [`${item}: there is no ${file}`]),
    ...undo.flatMap((edit) =>
      existsSync(ROOT + edit.file) && readFileSync(ROOT + edit.file, 'utf8').includes(edit.from)
        ? []
        : [`${item}: ${edit.file} has no \`${edit.from}\``],
    ),
  ]);
  expect(found).toEqual([]);
});
