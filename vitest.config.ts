import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/run.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // One more than there are cores: a test that waits for its browser leaves one idle.
    maxWorkers: availableParallelism() + 1,
    // The source is pure, so a worker can load it once for all of its files.
    isolate: false,
  },
});
