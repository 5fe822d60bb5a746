import type { ChoiceEffect, ProductData } from '../book/schema.ts';

/**
 * Combines what the chosen options do to the physical tab. If two choices set the same property,
 * the later option wins.
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
