import type { Fault } from '../book/check/fault.ts';
import type { ExampleData, ProductId } from '../book/schema.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { titleSeparator } from './path.ts';
import { readOrder } from './read.ts';

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
  const parts = {
    product,
    tabs,
    sets: example.sets ?? catalog.products[product as ProductId]?.quantities[0],
    colorChanges: example.colorChanges,
    ...Object.fromEntries(Object.entries(options).filter(([key]) => optionKeys.has(key))),
    labels: titles?.join(titleSeparator),
  };
  const given = Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: String(value) }));
  const reading = readOrder(catalog, 'price', given);
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
