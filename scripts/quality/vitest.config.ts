import config from '../../vitest.config.ts';

const { projects: _, ...test } = config.test ?? {};

/** For the checks of this folder: one at a time, since they measure, each with what it found. */
export default {
  test: {
    ...test,
    include: ['scripts/quality/**/*.check.ts'],
    reporters: 'verbose',
    disableConsoleIntercept: true,
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
};
