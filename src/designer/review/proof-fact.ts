import { book } from '../../book/index.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { statedFacts } from '../../pricing/facts.ts';

/** What the seller states of the proof. The facts load with the review, not with the designer. */
export function proofFact(catalog: Catalog): string {
  return statedFacts({ ...catalog, book }).proof;
}
