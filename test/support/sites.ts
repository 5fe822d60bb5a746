import { shopNames, shopSite } from './shop-site.ts';

/**
 * Builds the site of the shop that ships, and those of the test shops, unless a build of the same
 * sources is there. A build uses little more than one core, so two run at a time.
 */
const names = (['book', ...shopNames] as const).values();
await Promise.all([buildNext(), buildNext()]);

async function buildNext(): Promise<void> {
  for (const name of names) await shopSite(name);
}
