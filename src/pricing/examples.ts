import type { Fault } from '../book/check/fault.ts';
import type { ExampleData, ProductId } from '../book/schema.ts';
import { type Build, defaultBuild } from './build.ts';
import type { SiteCatalog } from './catalog.ts';
import { readParts } from './read-build.ts';

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

/**
 * Finds examples that can't be ordered over HTTP or with the tools.
 *
 * @param catalog of a book in which `checkBook` found no faults.
 */
export function checkExamples(catalog: SiteCatalog): Fault[] {
  const { usual, titled, faq, worked } = catalog.book.examples;
  return [
    ...exampleFaults(catalog, 'examples.usual', usual),
    ...exampleFaults(catalog, 'examples.titled', titled),
    ...faq.flatMap((example, index) => exampleFaults(catalog, `examples.faq.${index}`, example)),
    ...worked.flatMap((example, index) =>
      exampleFaults(catalog, `examples.worked.${index}`, example),
    ),
  ];
}

function exampleFaults(catalog: SiteCatalog, place: string, example: ExampleData): Fault[] {
  const { limits } = catalog.book;
  const { product, options = {}, titles } = example;
  const tabs = example.tabs ?? (titles ? undefined : limits.tabsPerSet.default);
  const optionKeys = new Set(catalog.optionKeys);
  const unknownKeys = Object.keys(options).filter((key) => !optionKeys.has(key));
  const reading = readParts(
    catalog,
    {
      product,
      tabs: tabs?.toString(),
      sets: String(example.sets ?? limits.setQuantities[0]),
      colorChanges: example.colorChanges?.toString(),
      options: new Map(Object.entries(options)),
      titles,
    },
    { noun: 'field', tabs: 'tabs', titles: 'titles', tabsMax: limits.agentTabsPerSetMax },
  );
  const fault = (parameter: string, message: string): Fault => ({
    place: `${place}.${parameter in options ? `options.${parameter}` : parameter}`,
    value: options[parameter] ?? example[parameter as keyof ExampleData],
    message,
  });
  return [
    ...unknownKeys.map((key) => fault(key, 'no product has this option: leave it out')),
    ...(reading.ok
      ? []
      : reading.problems.map(({ parameter = '', message }) => fault(parameter, message))),
  ];
}
