import { readOrder } from '../../src/order/read.ts';
import type { Build } from '../../src/pricing/build.ts';
import type { SiteCatalog } from '../../src/pricing/catalog.ts';

/** @throws if the query of the price API is rejected, with the reason. */
export function buildOf(catalog: SiteCatalog, query: string): Build {
  const given = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
  const reading = readOrder(catalog, 'price', given);
  if (reading.ok) return reading.order.build;
  throw new Error(`${query}: ${reading.problems.map(({ message }) => message).join(' ')}`);
}
