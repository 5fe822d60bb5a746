import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What a test file names that needs a browser or a built site. */
const siteParts =
  /support\/(browser|served|shop-site|own-build)\.ts|(?<!ajv)\/dist\b|'dist'|'serve'|'\.\/(doors|page)\.ts'/;

const files = globSync('test/**/*.test.ts', { cwd: import.meta.dirname });
const ofSite = files.filter((file) => siteParts.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'code', include: files.filter((file) => !ofSite.includes(file)) },
      },
      { extends: true, test: { name: 'site', include: ofSite } },
    ],
    globalSetup: 'test/support/run.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores: a test that waits for its browser leaves one idle.
    maxWorkers: availableParallelism() + 1,
    // The source is pure, so a worker can load it once for all of its files.
    isolate: false,
  },
});
