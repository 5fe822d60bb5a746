import type { ChoiceEffect, ProductData } from '../book/schema.ts';

/**
 * What the chosen options do to the physical tab, all together. If two choices say the same thing,
 * that of the later option counts.
 *
 * @param options choice ids by option key.
 */
export function effectOf(
  product: ProductData,
  options: Readonly<Record<string, string>>,
): ChoiceEffect {
  const effects = product.options.map(
    ({ key, choices }) => choices.find(({ id }) => id === options[key])?.effect,
  );
  return Object.assign({}, ...effects);
}
