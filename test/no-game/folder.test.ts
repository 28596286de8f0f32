import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { testWithout } from './folder.ts';

/** Runs all tests once more for each game, so it is switched on by `WITHOUT_GAME=1`; the evidence has it as well. */
const wanted = process.env['WITHOUT_GAME'] === '1';

describe.runIf(wanted)('without a game', () => {
  it.each(gamesThere())('the rest passes and names what it skipped: %s', { timeout: 600_000 }, (id) => {
    const { passed, skipped, failed } = testWithout(id);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(0);
    expect(skipped.some((name) => name.includes(id) || name.includes('needs a game'))).toBe(true);
  });
});

describe.skipIf(wanted)('without a game', () => {
  it.skip('needs WITHOUT_GAME=1');
});
