/** The state that the rooms of the code are compared with: the last one in which the files lay as they did before. */
export const BEFORE = {
  commit: '0dbcaccc',
  /** Of TypeScript in `dsl`, `schemas`, `interpreter`, `service`, `cli`, with `index.ts` and `bin`. */
  lines: 80_785,
} as const;
