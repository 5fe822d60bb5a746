import type { Build } from './build.ts';
import type { PricedChoice, PricedOption, PricedProduct } from './catalog.ts';

/** A choice for every option of a product, by option key. */
type Chosen = Readonly<Record<string, string>>;

/** Returns whether a choice can be ordered with the choices of the other options. */
export function isOffered({ only }: PricedChoice, options: Chosen): boolean {
  return only.length === 0 || only.every(([key, ids]) => ids.includes(options[key] as string));
}

/** The chosen choices that aren't offered with the others; empty if all can be ordered. */
export function notOffered(product: PricedProduct, options: Chosen): PricedChoice[] {
  const refused: PricedChoice[] = [];
  for (const { key, choices } of product.options) {
    const choice = choices.get(options[key] as string);
    if (choice && !isOffered(choice, options)) refused.push(choice);
  }
  return refused;
}

/** The options with defaults in place of choices that aren't offered with the others. */
export function offeredOptions(product: PricedProduct, options: Chosen): Chosen {
  const [first, ...others] = notOffered(product, options);
  if (!first) return options;
  const defaults = [first, ...others].map(({ option }) => [option, product.defaults[option]]);
  return offeredOptions(product, { ...options, ...Object.fromEntries(defaults) });
}

/** What a choice is offered with: each option that it depends on, and its right choices. */
export function offeredWith(
  product: PricedProduct,
  { only }: PricedChoice,
): (readonly [PricedOption, readonly PricedChoice[]])[] {
  return only.flatMap(([key, ids]) => {
    const option = product.options.find((option) => option.key === key);
    return option ? [[option, ids.flatMap((id) => option.choices.get(id) ?? [])]] : [];
  });
}

/**
 * The same build of another product: equal tabs and sets, whether or not it can be ordered in them,
 * the choices both have, other options at their defaults, all tabs in one color.
 */
export function sameBuildOf(product: PricedProduct, build: Build): Build {
  if (build.product === product.id) return build;
  const options = product.options.map(({ key, choices, default: fallback }) => {
    const chosen = build.options[key];
    return [key, chosen !== undefined && choices.has(chosen) ? chosen : fallback];
  });
  return {
    ...build,
    product: product.id,
    options: offeredOptions(product, Object.fromEntries(options)),
    colorChanges: 0,
  };
}
