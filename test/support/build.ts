import type { Build } from '../../src/pricing/build.ts';
import type { Catalog } from '../../src/pricing/catalog.ts';
import { readBuild } from '../../src/pricing/read-build.ts';

/**
 * The build of a price API query.
 *
 * @throws if it is rejected, with the reason.
 */
export function buildOf(catalog: Catalog, query: string): Build {
  const reading = readBuild(catalog, [...new URLSearchParams(query)]);
  if (reading.ok) return reading.build;
  throw new Error(`${query}: ${reading.problems.map(({ message }) => message).join(' ')}`);
}
