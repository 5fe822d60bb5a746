import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // npm run edge:check needs a build of its own.
    include: process.env.EDGE ? ['test/edge/*.check.ts'] : ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Every core works; by default Vitest leaves one idle, which on two is half of them.
    maxWorkers: '100%',
    // The source is pure, so that a worker may load it once for all of its files.
    isolate: false,
  },
});
