import config from '../../vitest.config.ts';

/** For checks that need the packages of this folder or a build of their own. */
export default { ...config, test: { ...config.test, include: ['scripts/quality/**/*.check.ts'] } };
