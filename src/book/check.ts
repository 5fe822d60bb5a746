import { holeFaults } from './check/die.ts';
import { factFaults, quoteOnlyFaults } from './check/facts.ts';
import { type Fault, uniqueFaults } from './check/fault.ts';
import { limitFaults } from './check/limits.ts';
import { priceFaults } from './check/prices.ts';
import { productFaults } from './check/products.ts';
import { setFaults } from './check/sets.ts';
import { productIds } from './product-ids.ts';
import { type Book, bookSchema } from './schema.ts';

/**
 * Finds every fault of a book at once: first those of its shape, and where it has none, those between
 * its parts.
 */
export function checkBook(candidate: unknown): Fault[] {
  const parsed = bookSchema.safeParse(candidate, { reportInput: true });
  if (parsed.success) return crossCheck(parsed.data);
  return parsed.error.issues.map(({ path, message, input }) => ({
    place: path.join('.'),
    value: input,
    message,
  }));
}

function crossCheck(book: Book): Fault[] {
  return [
    ...limitFaults(book),
    ...productIds.flatMap((id) => [...productFaults(book, id), ...priceFaults(book, id)]),
    ...uniqueFaults('mylarColors', book.mylarColors, 'id'),
    ...uniqueFaults('polyColors', book.polyColors, 'id'),
    ...uniqueFaults('quoteOnly', book.quoteOnly, 'id'),
    ...quoteOnlyFaults(book),
    ...factFaults(book),
    ...holeFaults(book),
    ...setFaults(book),
  ];
}
