import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Every core works; by default Vitest leaves one idle, which on two is half of them.
    maxWorkers: '100%',
    // The source is pure, so that a worker may load it once for all of its files.
    isolate: false,
  },
});
