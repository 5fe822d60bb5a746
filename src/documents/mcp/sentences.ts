import type { Catalog } from '../../pricing/catalog.ts';
import { personDecides } from '../sentences.ts';

/** Stated by every tool and by the instructions. */
export const nothingBought = `Nothing is bought or stored: ${personDecides('orderUrl')}.`;

/** A short list of what is priced by quote only. */
export function byQuoteOnly({ book }: Catalog): string {
  const labels = book.quoteOnly.map(({ label }) => label.replace(/ \([^()]*\)/g, ''));
  return `By quote only, never priced here: ${labels.join(', ')}.`;
}
