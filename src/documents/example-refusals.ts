import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { anotherChoice } from './example-builds.ts';

/** A query part with an option of the product misspelled by an extra letter. */
export function misspelledOption(catalog: Catalog, { product }: Build): string {
  const { options } = catalog.products[product];
  const isFree = (name: string) => !catalog.optionKeys.includes(name);
  const option = options.find(({ key }) => isFree(`${key}s`)) ?? options[0];
  if (!option) return 'option=other';
  const choice = anotherChoice(option)?.id ?? option.default;
  return `${option.key}s=${choice}`;
}

/** A query part with a choice that the option doesn't have. */
export function unknownChoice(catalog: Catalog, { product }: Build): string {
  const [option] = catalog.products[product].options;
  const id = ['other', 'none', 'unknown'].find((id) => !option?.choices.has(id));
  return `${option?.key}=${id}`;
}

/** A parameter that only other products have; `undefined` if there is none. */
export function foreignOption(catalog: Catalog, { product }: Build): string | undefined {
  const own = catalog.products[product];
  const others = catalog.productIds
    .filter((id) => id !== product)
    .map((id) => catalog.products[id]);
  const has = ({ options }: PricedProduct, key: string) =>
    options.some((option) => option.key === key);
  const option = others.flatMap(({ options }) => options).find(({ key }) => !has(own, key));
  if (option) return `${option.key}=${anotherChoice(option)?.id ?? option.default}`;
  const isOnlyTheirs =
    own.colorChange === undefined && others.some(({ colorChange }) => colorChange !== undefined);
  return isOnlyTheirs ? 'colorChanges=1' : undefined;
}

/** A query part for something priced by quote only; `undefined` if nothing is. */
export function byQuoteParameter({ book }: Catalog): string | undefined {
  const entry = book.quoteOnly.findLast(({ parameters }) => parameters.length > 0);
  return entry && `${entry.parameters[0]}=${entry.values[0] ?? 'yes'}`;
}
