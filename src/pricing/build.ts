import type { ProductId } from '../book/schema.ts';
import { counted } from '../text/counts.ts';
import { withinSentence } from '../text/words.ts';
import type { Catalog, PricedChoice, PricedProduct } from './catalog.ts';

/** A set of tabs as ordered: everything its price depends on, and its titles if known. */
export interface Build {
  readonly product: ProductId;
  readonly tabs: number;
  readonly sets: number;
  /** The choice for every option of the product, in the product's order. */
  readonly options: Readonly<Record<string, string>>;
  /** Distinct tab colors minus one; always 0 if the product doesn't charge for them. */
  readonly colorChanges: number;
  /** One per tab, in order; a blank one is a blank tab. `null` if no titles were given. */
  readonly titles: readonly string[] | null;
}

/**
 * A build with every option at its default and no titles: by default the smallest order of the
 * usual number of tabs.
 */
export function defaultBuild(
  catalog: Catalog,
  product: ProductId,
  tabs: number = catalog.products[product].tabsPerSet.default,
  sets: number = catalog.products[product].quantities[0] as number,
): Build {
  const options = catalog.products[product].defaults;
  return { product, tabs, sets, options, colorChanges: 0, titles: null };
}

/** What sets a build apart from the usual one: `['collated', '3-hole', '3 colors']`. */
export function chosenWords({ options }: PricedProduct, build: Build): string[] {
  const chosen = options.flatMap(({ key, choices }) => {
    const choice = choices.get(build.options[key] ?? '');
    return choice && !choice.isDefault ? [withinSentence(choice.label)] : [];
  });
  return build.colorChanges > 0 ? [...chosen, counted(build.colorChanges + 1, 'color')] : chosen;
}

/** A choice for every option of a product, by option key. */
type Chosen = Readonly<Record<string, string>>;

/** Returns whether a choice can be ordered with the choices of the other options. */
export function isOffered({ only }: PricedChoice, options: Chosen): boolean {
  return only.every(([key, ids]) => ids.includes(options[key] as string));
}

/** The chosen choices that aren't offered with the others; empty if all can be ordered. */
export function notOffered(product: PricedProduct, options: Chosen): PricedChoice[] {
  return product.conditional.filter(
    (choice) => options[choice.option] === choice.id && !isOffered(choice, options),
  );
}

/** The options with defaults in place of choices that aren't offered with the others. */
export function offeredOptions(product: PricedProduct, options: Chosen): Chosen {
  const conflicting = notOffered(product, options);
  if (conflicting.length === 0) return options;
  const defaults = conflicting.map(({ option }) => [option, product.defaults[option]]);
  return offeredOptions(product, { ...options, ...Object.fromEntries(defaults) });
}
