import type { Build } from '../../src/pricing/build.ts';
import type { Catalog } from '../../src/pricing/catalog.ts';
import { readBuild } from '../../src/pricing/read-build.ts';

/** The build that a query of the price API asks for. @throws where it is refused, telling why. */
export function buildOf(catalog: Catalog, query: string): Build {
  const reading = readBuild(catalog, [...new URLSearchParams(query)]);
  if (reading.ok) return reading.build;
  throw new Error(`${query}: ${reading.problems.map(({ message }) => message).join(' ')}`);
}
