import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Whole games are played in some tests; on two slow cores a few of them take their time.
    testTimeout: 60_000,
    // One less than there are is the default, which is half of two.
    maxWorkers: '100%',
    reporters: ['default'],
  },
});
