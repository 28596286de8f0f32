import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Whole games are played in some tests; on two slow cores a few of them take their time.
    testTimeout: 180_000,
    // No test changes what another one sees; shared, the grammar and the games are built once a worker.
    isolate: false,
    // One less than there are is the default, which is half of two.
    maxWorkers: '100%',
    // The same samples in every run; others in each full one.
    setupFiles: ['test/seed.ts'],
    reporters: ['default'],
    // Node strips the types itself, as it does for the program; there is nothing to transform and nothing to mock.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
