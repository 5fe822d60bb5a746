import { checkBook } from '../book/check.ts';
import { checkTransit } from '../book/check-transit.ts';
import { book } from '../book/index.ts';
import { transit } from '../book/transit.generated.ts';
import { checkSets } from '../layout/check-sets.ts';
import { checkExamples } from '../order/check-examples.ts';
import { openCatalog } from '../pricing/catalog.ts';
import { checkFacts } from '../pricing/check-facts.ts';

/** Every fault in the book, one per line; empty if the book is valid. */
export function bookFaults(): string[] {
  const faults = [...checkBook(book), ...checkTransit(book, transit)];
  if (faults.length === 0) {
    const catalog = openCatalog(book, '');
    faults.push(...checkFacts(catalog), ...checkExamples(catalog), ...checkSets(book));
  }
  return faults.map(({ place, value, message }) =>
    typeof value === 'object'
      ? `src/book: ${place}: ${message}`
      : `src/book: ${place} is ${JSON.stringify(value) ?? 'missing'}: ${message}`,
  );
}
