/** Whether tests run at their whole size (`npm run test:full`) or at one that fits into three minutes. */
export const WHOLE = process.env.CARDWRIGHT_TESTS === 'full';

/** How often something is tried: `whole` in the full run, `quick` in every run. */
export const tries = (whole: number, quick: number): number => (WHOLE ? whole : quick);

/** The ways that scenarios are played besides the straight one: all of them in the full run, none in every run. */
export const WAYS = WHOLE ? {} : ({ ways: ['straight'] } as const);

/** Every element in the full run; in every run each `step`-th one, by a fixed order. */
export const sampled = <T>(all: readonly T[], step: number): readonly T[] =>
  WHOLE ? all : all.filter((_, i) => i % step === 0);

/** The same of each of several tables, so that each keeps some. */
export const sampledOfEach = <T>(tables: readonly (readonly T[])[], step: number): readonly T[] =>
  tables.flatMap((table) => sampled(table, step));
