import type { ExampleData, ProductId } from '../book/schema.ts';
import { type Build, defaultBuild } from './build.ts';
import type { SiteCatalog } from './catalog.ts';

/** Converts an example of the book to a build; omitted options take their defaults. */
export function exampleBuild(catalog: SiteCatalog, example: ExampleData): Build {
  const product = example.product as ProductId;
  const build = defaultBuild(
    catalog,
    product,
    example.titles?.length ?? example.tabs,
    example.sets,
  );
  return {
    ...build,
    options: { ...build.options, ...example.options },
    colorChanges: example.colorChanges ?? 0,
    titles: example.titles ?? null,
  };
}
