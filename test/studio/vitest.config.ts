import { defineConfig } from 'vitest/config';

/** The tests that need a browser: apart from the others, which need none. */
export default defineConfig({
  test: {
    include: ['test/studio/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A browser on a busy machine may miss a moment; what is wrong stays wrong.
    retry: 1,
    // One browser at a time: the machine has two cores, and the engine has two workers.
    fileParallelism: false,
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['verbose'],
    setupFiles: ['test/all-languages.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
