import { delivery } from '../../book/calendars.ts';
import { facts } from '../../book/facts.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { statedFacts } from '../../pricing/facts.ts';

/** What the seller states of the proof. The facts load with the review, not with the designer. */
export function proofFact(catalog: Catalog): string {
  const sets = { uses: {}, fields: {} };
  return statedFacts({ ...catalog, book: { ...catalog.book, facts, delivery, sets } }).proof;
}
