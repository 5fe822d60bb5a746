import { facts } from '../../book/facts.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { stateFact } from '../../pricing/facts.ts';

/** The seller's fact about the proof. Facts load with the review, not with the designer. */
export function proofFact(catalog: Catalog): string {
  return stateFact(catalog, facts.proof);
}
