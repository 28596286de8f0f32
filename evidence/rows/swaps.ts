import { Tinypool } from 'tinypool';
import { exampleTables, gameTables } from '../../test/swap-tables.ts';
import type { Swaps } from '../../test/swaps.ts';
import type { Measured, Row } from '../row.ts';
import type { Part, Swapped } from './swap-worker.ts';

/** At most so many of a hundred pairs of a game may be left out. */
const MOST_LEFT_OUT = 3;
/** So many times the pairs of a table are tried where too many of its few were left out. */
const MORE = 10;

/**
 * Positions of random games: one half of all games with all numbers of players, one half of all games with an example or
 * a described card on top.
 */
async function measure(positions: number): Promise<Measured> {
  const parts = [gameTables(), exampleTables()].flatMap((tables, half) => {
    const each = Math.ceil(positions / 2 / tables.length);
    return tables.map((_, index): Part => ({ half, index, positions: each }));
  });
  const first = await swapAll(parts);
  // The share of few pairs is chance: where it is too large, ten times as many are tried, and these count.
  const again = first.map((each) => percentLeftOut([each.of]) > MOST_LEFT_OUT);
  const more = await swapAll(
    parts.filter((_, i) => again[i]).map((part) => ({ ...part, positions: MORE * part.positions })),
  );
  const swaps = [...first.filter((_, i) => !again[i]), ...more];
  const all = swaps.reduce((sum, { of }) => sum + of.inside + of.outside, 0);
  const inside = swaps.reduce((sum, { of }) => sum + of.inside, 0);
  const differences = swaps.flatMap(({ name, of }) => of.differences.map((each) => `${name}: ${each}`));
  const byGame = Map.groupBy(swaps, ({ name }) => name);
  const over = [...byGame].flatMap(([name, those]) => {
    const share = percentLeftOut(those.map(({ of }) => of));
    return share > MOST_LEFT_OUT ? [`${name}: ${share.toFixed(1)} % left out`] : [];
  });
  const reasons = new Map<string, number>();
  for (const { of } of swaps)
    for (const [reason, times] of of.leftOut) reasons.set(reason, (reasons.get(reason) ?? 0) + times);
  const left = [...reasons.values()].reduce((sum, times) => sum + times, 0);
  return {
    measured: `${all - differences.length} of ${all} unchanged, ${inside} of them inside a window or a sealed decision; ${byGame.size} games, examples and described cards; ${left} pairs left out (${percent(left, all + left)}), in ${byGame.size - over.length} of ${byGame.size} at most ${MOST_LEFT_OUT} %`,
    met: differences.length === 0 && all >= positions && over.length === 0,
    details: [
      ...[...reasons].map(([reason, times]) => `left out: ${reason}: ${times}`),
      ...over,
      ...differences.slice(0, 10),
    ],
  };
}

/** Tables are tried in two threads, one table after the other in each. */
async function swapAll(parts: readonly Part[]): Promise<readonly Swapped[]> {
  const pool = new Tinypool({
    filename: new URL('./swap-worker.ts', import.meta.url).href,
    minThreads: 2,
    maxThreads: 2,
    isolateWorkers: false,
  });
  try {
    return (await Promise.all(parts.map((part) => pool.run(part)))) as Swapped[];
  } finally {
    await pool.destroy();
  }
}

/** The share of the pairs that could not be compared, in percent. */
function percentLeftOut(those: readonly Swaps[]): number {
  const sum = (of: (each: Swaps) => number): number => those.reduce((all, each) => all + of(each), 0);
  const left = sum(({ leftOut }) => [...leftOut.values()].reduce((all, times) => all + times, 0));
  return (100 * left) / (left + sum(({ inside, outside }) => inside + outside));
}

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;

export const swaps: Row = {
  what: 'all that a viewer is sent (view, options with every field, log, prompts, previews, who is asked) and reasons, when two cards hidden from that viewer are swapped: all games, examples and described cards, these with their card in play where it can be',
  atLeast: '20,000 of 20,000 unchanged; at most 3 % of the pairs of a game left out',
  full: 20_000,
  small: 240,
  unit: 'positions',
  measure,
};
