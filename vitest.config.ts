import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // npm run edge:check needs its own build.
    include: process.env.EDGE ? ['test/edge/*.check.ts'] : ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Use every core; by default Vitest leaves one idle, half of a two-core machine.
    maxWorkers: '100%',
    // The source is pure, so a worker can load it once for all of its files.
    isolate: false,
  },
});
