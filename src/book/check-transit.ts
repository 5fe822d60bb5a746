import type { Fault } from './check/fault.ts';
import type { Book } from './schema.ts';
import { daysCode, type TransitData, transitSchema } from './transit-schema.ts';
import { codeOfPrefix } from './unserved-codes.ts';

/** Finds every fault of a transit table, and checks that it is made for this book's seller. */
export function checkTransit(book: Book, candidate: unknown): Fault[] {
  const parsed = transitSchema.safeParse(candidate, { reportInput: true });
  if (parsed.success) return [...originFaults(book, parsed.data), ...placeFaults(parsed.data)];
  return parsed.error.issues.map(({ path, message, input }) => ({
    place: ['transit', ...path].join('.'),
    value: input,
    message,
  }));
}

function originFaults({ seller }: Book, { origin }: TransitData): Fault[] {
  if (origin.zip === seller.originZip) return [];
  return [
    {
      place: 'transit.origin.zip',
      value: origin.zip,
      message: `parcels ship from ${seller.originZip} (the seller's originZip): generate the table for it with npm run transit`,
    },
  ];
}

function placeFaults(table: TransitData): Fault[] {
  return Object.entries(table.beyondFreeShipping).flatMap(([place, prefixes]) =>
    prefixes
      .filter((prefix) => !daysCode.test(codeOfPrefix(prefix, table)))
      .map((prefix) => ({
        place: `transit.beyondFreeShipping.${place}`,
        value: prefix,
        message: 'this prefix is not served: leave it out, or generate the table again',
      })),
  );
}
