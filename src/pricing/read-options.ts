import type { Catalog, PricedProduct } from './catalog.ts';
import { colorChangesOutOfRange } from './problems/numbers.ts';
import type { Problem } from './problems/problem.ts';
import { notOnProduct, unknownChoice } from './problems/product.ts';
import { byQuoteOnly } from './unknown-names.ts';
import { wholeNumber } from './whole-number.ts';

/** The choice of every option of a product; tells of those that the product does not have. */
export function readOptions(
  catalog: Catalog,
  product: PricedProduct,
  given: ReadonlyMap<string, string>,
  problems: Problem[],
): Readonly<Record<string, string>> {
  const options: Record<string, string> = { ...product.defaults };
  for (const { key, choices } of product.options) {
    const value = given.get(key);
    if (value === undefined) continue;
    const choice = choices.get(value);
    if (choice) options[key] = choice.id;
    else {
      const ids = [...choices.keys()];
      problems.push(byQuoteOnly(catalog, key, value) ?? unknownChoice(key, value, ids));
    }
  }
  for (const key of catalog.optionKeys) {
    if (key in product.defaults) continue;
    const value = given.get(key);
    if (value === undefined) continue;
    const notOwn = notOnProduct(key, product.id, ownParameters(product));
    problems.push(byQuoteOnly(catalog, key, value) ?? notOwn);
  }
  return options;
}

/** What is asked for by quote only where no product says which choices there are. */
export function wishesByQuote(catalog: Catalog, given: ReadonlyMap<string, string>): Problem[] {
  const isChoice = (key: string, value: string) =>
    catalog.productIds.some((id) =>
      catalog.products[id].options.some(
        (option) => option.key === key && option.choices.has(value),
      ),
    );
  return [...given]
    .filter(([key, value]) => catalog.optionKeys.includes(key) && !isChoice(key, value))
    .flatMap(([key, value]) => byQuoteOnly(catalog, key, value) ?? []);
}

function ownParameters(product: PricedProduct): string[] {
  const keys = product.options.map(({ key }) => key);
  return product.colorChange === undefined ? keys : [...keys, 'colorChanges'];
}

/** The number of color changes: fewer than the tabs, and than the colors in stock. */
export function readColorChanges(
  product: PricedProduct,
  value: string | undefined,
  tabs: number | undefined,
  problems: Problem[],
): number | undefined {
  if (value === undefined) return 0;
  if (product.colorChange === undefined) {
    problems.push(notOnProduct('colorChanges', product.id, ownParameters(product)));
    return 0;
  }
  const colors = product.data.colors?.list.length ?? 1;
  const max = Math.min(tabs ?? colors, colors) - 1;
  const changes = wholeNumber(value, 0, max);
  if (changes === undefined) {
    problems.push(colorChangesOutOfRange(value, max, tabs, colors));
  }
  return changes;
}
