import { endpointPaths } from '../contract/paths.ts';
import { priceQuery } from '../order/path.ts';
import { defaultBuild } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';

/** The shortest call that returns a price: the smallest order of the first product. */
export function smallestOrderUrl(catalog: Catalog): string {
  return `${catalog.baseUrl}${endpointPaths.price}?${priceQuery(catalog, defaultBuild(catalog, catalog.defaultProduct))}`;
}
