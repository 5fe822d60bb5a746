import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildBaseUrl } from '../../src/hosts/settings.ts';
import { whyOutdated } from './own-build.ts';
import { shopNames, shopSite } from './shop-site.ts';

/**
 * Builds the site, and those of the test shops, unless a build of the same sources is there. A build
 * uses little more than one core, so two run at a time.
 */
const builds = [ownSite, ...shopNames.map((name) => () => shopSite(name))].values();
await Promise.all([buildNext(), buildNext()]);

async function buildNext(): Promise<void> {
  for (const build of builds) if (!process.exitCode) await build();
}

async function ownSite(): Promise<void> {
  if (!whyOutdated(buildBaseUrl(process.env))) return;
  const child = spawn('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  if (status !== 0) process.exitCode = 1;
}
