import { games } from './games.ts';
import { hidden } from './hidden.ts';
import { hostile } from './hostile.ts';
import { input } from './input.ts';
import type { Mend } from './mend.ts';
import { names } from './names.ts';
import { nobody } from './nobody.ts';
import { outcomes } from './outcomes.ts';
import { print } from './print.ts';
import { readings } from './readings.ts';
import { scenarios } from './scenarios.ts';
import { verbs } from './verbs.ts';

/** All faults that were mended, a file for each topic. */
export const mends: readonly Mend[] = [
  ...nobody,
  ...outcomes,
  ...names,
  ...games,
  ...verbs,
  ...scenarios,
  ...hidden,
  ...hostile,
  ...input,
  ...print,
  ...readings,
];
