import type { Build } from './build.ts';
import type { PricedProduct } from './catalog.ts';
import { offeredOptions } from './offered.ts';

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
