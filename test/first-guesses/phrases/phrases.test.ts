import { describe, expect, it } from 'vitest';
import { gamesThere } from '../../files.ts';
import { WHOLE } from '../../size.ts';
import { outcomeOf, saidThere, type Part } from './phrases.ts';

/** So many of each part are read as they were meant; the numbers may only get better. */
const LEAST: Readonly<Record<Part, number>> = { 'worked-on': 596, 'held-out': 471 };

describe.runIf(WHOLE && gamesThere().length === 4)('phrases as people say them', () => {
  it.each(Object.entries(LEAST) as [Part, number][])('of the part that is %s are read', (part, least) => {
    const outcomes = saidThere(part).map((said) => ({ ...said, outcome: outcomeOf(said) }));
    expect(outcomes.filter(({ outcome }) => outcome === 'something else')).toEqual([]);
    expect(outcomes.filter(({ outcome }) => outcome === 'read').length).toBeGreaterThanOrEqual(least);
  });
});
