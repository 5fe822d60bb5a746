import { deliveryFaults, factFaults, quoteOnlyFaults, limitFaults, faultSentence, setFaults } from './check/sections.ts';
import type { Fault } from './check/fault.ts';
import { productFaults } from './check/products.ts';
import { rateFaults } from './check/rates.ts';
import { type Book, bookSchema } from './schema.ts';

/**
 * Finds every fault of a book: faults of its shape first and, if there are none, contradictions
 * between its parts.
 */
export function checkBook(candidate: unknown): Fault[] {
  const parsed = bookSchema.safeParse(candidate, { error: faultSentence });
  if (parsed.success) return crossCheck(parsed.data as Book);
  return parsed.error.issues.map(({ path, message }) => ({
    place: path.join('.') || 'book',
    message,
  }));
}

function crossCheck(book: Book): Fault[] {
  return [
    ...limitFaults(book),
    ...Object.entries(book.products).flatMap(([id, product]) => [
      ...productFaults(`products.${id}`, product),
      ...rateFaults(`products.${id}`, product, book.limits),
    ]),
    ...quoteOnlyFaults(book),
    ...factFaults(book),
    ...deliveryFaults(book),
    ...setFaults(book),
  ];
}
