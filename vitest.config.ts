import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WHOLE } from './test/size.ts';

/** Files of the full run alone: each costs as much to load as it takes to run, or what it measures wants a machine for itself. */
const ONLY_WHOLE = [
  'test/bots/balance-report.test.ts',
  'test/bots/judging.test.ts',
  'test/bots/trained-bots.test.ts',
  'test/dsl/narrowing.test.ts',
  'test/first-guesses/coined-words.test.ts',
  'test/games/slasher/evidence.test.ts',
  'test/link/outside-names.test.ts',
  'test/mutations/followed-helps.test.ts',
  'test/print/editing.test.ts',
  'test/print/toys.test.ts',
  'test/properties/work.test.ts',
  'test/service/words.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/scenarios.test.ts');

/** Files that take longest go first, so that at the end no worker waits for the other: all scenarios of a game. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// What Node made of the types is kept from one run to the next, as it is for the program.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('node_modules/.cache/cardwright-tests/', import.meta.url),
);

// What bots learn is kept apart from what the user keeps.
process.env['CARDWRIGHT_CACHE'] ??= fileURLToPath(
  new URL('node_modules/.cache/cardwright-models/', import.meta.url),
);

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // They need a browser: `npm run test:studio`.
    exclude: ['test/studio/**', ...(WHOLE ? [] : ONLY_WHOLE)],
    // Whole games are played in some tests; on two slow cores a few of them take their time, whole samples most.
    testTimeout: WHOLE ? 900_000 : 180_000,
    hookTimeout: WHOLE ? 900_000 : 180_000,
    // No test changes what another one sees; shared, the grammar and the games are built once a worker.
    isolate: false,
    // One less than there are is the default, which is half of two.
    maxWorkers: '100%',
    // The same samples in every run; others in each full one.
    setupFiles: ['test/seed.ts', 'test/all-languages.ts'],
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    // Node strips the types itself, as it does for the program; there is nothing to transform and nothing to mock.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
