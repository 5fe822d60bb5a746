import { spawnSync } from 'node:child_process';
import { buildBaseUrl } from '../../src/hosts/settings.ts';
import { whyOutdated } from './own-build.ts';
import { shopNames, shopSite } from './shop-site.ts';

/** Builds the site, and those of the test shops, unless a build of the same sources is there. */
if (whyOutdated(buildBaseUrl(process.env))) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
for (const name of shopNames) await shopSite(name);
