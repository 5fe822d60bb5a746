import config from '../../vitest.config.ts';

const { projects: _, ...test } = config.test ?? {};

/** For checks that need the packages of this folder or a build of their own. */
export default { test: { ...test, include: ['scripts/quality/**/*.check.ts'] } };
