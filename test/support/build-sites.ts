import { shopNames, shopSite } from './shop-site.ts';

/** Builds the sites of the test shops whose sources have changed. */
for (const name of shopNames) await shopSite(name);
