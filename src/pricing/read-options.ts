import type { Catalog, PricedProduct } from './catalog.ts';
import { choiceMeant } from './meaning.ts';
import { notOffered, offeredWith } from './offered.ts';
import { quoteFormUrl } from './order-link.ts';
import { colorChangesOutOfRange } from './problems/numbers.ts';
import type { Door, Problem } from './problems/problem.ts';
import {
  colorsHaveNoPrice,
  notOnProduct,
  offeredOnlyWith,
  unknownChoice,
} from './problems/product.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * Reads the choice for every option of a product; reports options that the product doesn't have.
 */
export function readOptions(
  catalog: Catalog,
  product: PricedProduct,
  given: ReadonlyMap<string, string>,
  door: Door,
  problems: Problem[],
): Readonly<Record<string, string>> {
  const options: Record<string, string> = { ...product.defaults };
  for (const option of product.options) {
    const { key, choices } = option;
    const value = given.get(key);
    if (value === undefined) continue;
    const meant = choices.has(value) ? value : choiceMeant(option, value);
    if (meant !== undefined && (meant === value || door.takesWords)) options[key] = meant;
    else {
      const quoteForm = quoteFormUrl(catalog);
      problems.push(unknownChoice(door, key, value, [...choices.keys()], quoteForm, meant));
    }
  }
  for (const choice of notOffered(product, options)) {
    options[choice.option] = product.defaults[choice.option] as string;
    problems.push(offeredOnlyWith(door, choice, offeredWith(product, choice)));
  }
  for (const key of catalog.optionKeys) {
    if (!given.has(key) || key in product.defaults) continue;
    problems.push(notOnProduct(key, product.id, ownersOf(catalog, key), ownParameters(product)));
  }
  return options;
}

function ownersOf({ products, productIds }: Catalog, key: string): string[] {
  return productIds.filter((id) => key in products[id].defaults);
}

function ownParameters(product: PricedProduct): string[] {
  const keys = product.options.map(({ key }) => key);
  return product.colorChange === undefined ? keys : [...keys, 'colorChanges'];
}

/** Reads the number of color changes: fewer than the tabs, and than the colors in stock. */
export function readColorChanges(
  { products, productIds }: Catalog,
  product: PricedProduct,
  value: string | undefined,
  tabs: number | undefined,
  door: Door,
  problems: Problem[],
): number | undefined {
  if (value === undefined) return 0;
  if (product.colorChange === undefined) {
    if (door.takesWords && value === '0') return 0;
    const charging = productIds.filter((id) => products[id].colorChange !== undefined);
    problems.push(colorsHaveNoPrice(product.id, charging));
    return 0;
  }
  const colors = product.data.colors?.list.length ?? 1;
  const max = Math.min(tabs ?? colors, colors) - 1;
  const changes = wholeNumber(value, 0, max);
  if (changes === undefined) {
    problems.push(colorChangesOutOfRange(door, value, max, tabs, colors));
  }
  return changes;
}
