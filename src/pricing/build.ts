import type { ProductId } from '../book/schema.ts';

/** A set of tabs as ordered: everything that its price depends on, and its titles where known. */
export interface Build {
  readonly product: ProductId;
  readonly tabs: number;
  readonly sets: number;
  /** The choice of every option of the product, in the product's order. */
  readonly options: Readonly<Record<string, string>>;
  /** Distinct tab colors minus one; always 0 on paper. */
  readonly colorChanges: number;
  /** One for each tab, in order; a blank one is a blank tab. `null` where no titles were given. */
  readonly titles: readonly string[] | null;
}
