import type { ProductData, ProductId } from '../book/schema.ts';

/** The parts of an order that affect its dates. */
export interface Production {
  readonly product: ProductId;
  /** The product's name in a sentence. */
  readonly noun: string;
  /** Business days from the approval of the proof to the last day of production. */
  readonly days: number;
  /** Labels of the choices that change the days; empty for standard production. */
  readonly changedBy: readonly string[];
}

/**
 * How long production takes: the product's days, and what each choice adds or saves.
 *
 * @param options choice ids by option key; an omitted one is at its default.
 */
export function productionOf(
  product: ProductId,
  { noun, productionDays, options: all }: ProductData,
  options: Readonly<Record<string, string>> = {},
): Production {
  const changing = all
    .flatMap(({ key, choices }) => choices.find(({ id }) => id === options[key]) ?? [])
    .filter((choice) => choice.productionDays);
  return {
    product,
    noun,
    days: changing.reduce((sum, choice) => sum + (choice.productionDays ?? 0), productionDays),
    changedBy: changing.map(({ label }) => label),
  };
}
