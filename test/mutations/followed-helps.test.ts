import { describe, expect, it } from 'vitest';
import { tries } from '../size.ts';
import { changesOf } from './changes.ts';
import { followHelp, type Led } from './followed-helps.ts';
import { groundsThere } from './grounds.ts';

/** Of a hundred texts: so many at most may have a third finding behind the second. Circles there are none. */
const MOST_LONG = 3;

describe('what is offered for a wrong text', () => {
  it('is accepted, or leads to one other finding, and never in a circle', () => {
    const grounds = groundsThere((_, i) => i % tries(1, 16) === 0);
    const bases = new Map(grounds.map(({ base, ground }) => [ground.file, base]));
    const changes = changesOf(
      grounds.map(({ ground }) => ground),
      tries(45, 3),
      'helps',
    ).filter(({ site }) => site?.sort === 'text');
    const led = changes
      .toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
      .flatMap((change) => followHelp(bases.get(change.file)!, change) ?? []);
    expect(led.length).toBeGreaterThan(tries(20, 4));
    expect(led.filter(({ fault }) => fault === 'circle' || fault === 'again').map(told)).toEqual([]);
    const long = led.filter(({ fault }) => fault === 'long');
    expect(long.length, long.map(told).join('\n')).toBeLessThanOrEqual((MOST_LONG * led.length) / 100);
  }, 900_000);
});

const told = ({ change, found }: Led): string =>
  `${change.file}: ${change.of}, now "${change.now}": ${found.map(({ message, help }) => `${message} (${help})`).join(' > ')}`;
