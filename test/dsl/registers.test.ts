import { expect, it } from 'vitest';
import { MOST_NESTED, REGISTERS, reserved } from '../../dsl/ir/registers.ts';
import { filesBelow, isCode } from '../files.ts';
import { refereeView } from '../../interpreter/index.ts';
import { faults, played, quarry, type Change } from '../abilities/kit.ts';

it('every candidate that no filter has is kept in a register of its own, behind those of filters', () => {
  const all = Object.values<number>(reserved);
  expect(new Set(all).size).toBe(all.length);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(MOST_NESTED + 8);
  expect(Math.max(...all)).toBeLessThan(REGISTERS);
});

it('registers are numbered in their table only', () => {
  const code = ['dsl', 'interpreter', 'service', 'test/reference'].flatMap((top) => [
    ...filesBelow(top, isCode),
  ]);
  const numbered = code.filter(([, text]) => /\b\w*[dD]epth: \d\d/.test(text));
  expect(numbered.map(([path]) => path)).toEqual([]);
});

/** Cards of which each counts those before it, so many times. */
const counting = (times: number): Change => ({
  rules: `when a player tosses a card:\n  if there is a kin${times}, the active player gains a coin`,
  replace: [
    ['\nsetup:', `\nnouns:\n${Array.from({ length: times + 1 }, (_, i) => kin(i)).join('\n')}\n\nsetup:`],
  ],
});
const kin = (i: number): string =>
  `  kin${i}: { name: [kin${i}, kins${i}], is: a card in the pit where weight is at least ${i ? `the number of kins${i - 1}` : '1'} }`;

it('filters may stand in each other as deep as there are registers for', () => {
  const match = played(quarry(counting(MOST_NESTED - 2)), ['throw', '1']);
  expect(refereeView(match).players[0].counters).toEqual({ coin: 1 });
});

it('filters that stand in each other deeper are refused where they are', () => {
  const [first, ...more] = faults(counting(MOST_NESTED + 30));
  expect(first).toMatch(
    `name/nested: a card in the pit where weight is at least the number of kins${MOST_NESTED - 1}`,
  );
  expect(more).toEqual([]);
});
