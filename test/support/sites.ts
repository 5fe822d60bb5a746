import { shopNames, shopSite } from './shop-site.ts';

/** Builds every site that tests need, two at a time: a build uses little more than one core. */
const names = (['book', ...shopNames] as const).values();
await Promise.all([buildNext(), buildNext()]);

async function buildNext(): Promise<void> {
  for (const name of names) await shopSite(name);
}
