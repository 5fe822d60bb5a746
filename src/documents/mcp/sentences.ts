import type { Catalog } from '../../pricing/catalog.ts';
import { personDecides } from '../sentences.ts';

/** What every tool and the instructions say about buying. */
export const nothingBought = `Nothing is bought or stored: ${personDecides('orderUrl')}.`;

/** What is priced by quote only, in few words. */
export function byQuoteOnly({ book }: Catalog): string {
  const labels = book.quoteOnly.map(({ label }) => label.replace(/ \([^()]*\)/g, ''));
  return `By quote only, never priced here: ${labels.join(', ')}.`;
}
