import type { Catalog } from '../pricing/catalog.ts';
import { listed } from '../text/words.ts';

/**
 * States that a person, not a program, finishes every order.
 *
 * @param opened the link that the person opens.
 */
export function personDecides(opened: string): string {
  return `a person opens ${opened}, reviews the build and approves a free PDF proof`;
}

/** Stated by every tool and by the instructions. */
export const nothingBought = `Nothing is bought or stored: ${personDecides('orderUrl')}.`;

/** A short list of what is priced by quote only. */
export function byQuoteOnly({ book }: Catalog): string {
  const labels = book.quoteOnly.map(({ label }) => label.replace(/ \([^()]*\)/g, ''));
  return `By quote only, never priced here: ${labels.join(', ')}.`;
}

/** The products' names in a sentence: `paper and poly`. */
export function productNouns(
  { book, productIds }: Catalog,
  conjunction: 'and' | 'or' = 'and',
): string {
  return listed(
    productIds.map((id) => book.products[id].noun),
    conjunction,
  );
}

/** The products that charge for color changes: `poly`; empty if none does. */
export function colorPricedNouns({ products, productIds }: Catalog): string {
  const priced = productIds.filter((id) => products[id].colorChange !== undefined);
  return listed(priced.map((id) => products[id].data.noun));
}
