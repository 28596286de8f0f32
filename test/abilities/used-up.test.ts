import { describe, expect, it } from 'vitest';
import { logOf, type Match } from '../../interpreter/match/match.ts';
import { compareGame } from '../reference/compare.ts';
import { faults, played, quarry, type Change } from './kit.ts';

/** A scroll is tossed and never in play. */
const scrolls = (power: string): Change => ({
  cards: `  - { kind: scroll, id: old-scroll, power: "${power}" }
  - { kind: stone, id: jade, weight: 2 }
  - { kind: stone, id: opal, weight: 2 }
`,
  replace: [
    ['  charm:\n', '  scroll:\n    starts: heap\n    fields:\n      power: { type: abilities }\n  charm:\n'],
    ['in play: true', 'in play: true, takes: [stone, charm]'],
  ],
});

const counts = (match: Match): unknown[] =>
  logOf(match)
    .map(({ line }) => line as Record<string, unknown>)
    .filter(({ event }) => event === 'count')
    .map(({ of, now }) => [of, now]);

describe('what a card that is never in play says about its own use', () => {
  it.each([
    ['happens for the player who uses it', 'when you toss this, gain 2 coins', 1],
    ['before it happens as well', 'before you toss this, gain 2 coins', 1],
    ['whoever it is', 'when a player tosses this, that player gains 2 coins', 1],
    ['and not with other cards', 'when you drop this, gain 2 coins', 0],
  ])('%s', (_, power, expected) => {
    const made = quarry(scrolls(power));
    const match = played(made, ['throw', 'old-scroll']);
    const tossed = logOf(match).some(({ line }) => JSON.stringify(line).includes('old-scroll'));
    expect(tossed).toBe(true);
    expect(counts(match)).toHaveLength(expected);
    for (let i = 0; i < 3; i++) expect(compareGame(made, 2, `used up ${i}`, 100).difference).toBeUndefined();
  });

  it.each([
    ['when you toss a stone, gain 2 coins', 'when you toss a stone, gain 2 coins'],
    ['+1 to the weight of all stones on any shelf', '+1 to the weight of all stones on any shelf'],
    ['when an opponent tosses this, gain 2 coins', 'an opponent'],
  ])('is all that it can say: %s is refused', (power, words) => {
    expect(faults(scrolls(power))).toContain(`name/not-here: ${words}`);
  });
});
