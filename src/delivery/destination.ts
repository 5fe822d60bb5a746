import type { TransitData } from '../book/transit-schema.ts';
import { type Unserved, unservedCodes } from '../book/unserved-codes.ts';
import { zipCode } from '../book/zip-code.ts';

/** A ZIP code to which ground service goes. */
export interface Destination {
  readonly zip: string;
  /** Business days in transit by the embedded table. */
  readonly tableDays: number;
  /** The place, where it lies outside the region in which shipping is free. */
  readonly beyondFreeShipping?: string;
}

export type DestinationReading =
  | { readonly destination: Destination }
  | { readonly refused: 'malformed' | Unserved };

/**
 * Reads a ZIP code as it was sent.
 *
 * @param zip anything; only five ASCII digits are a ZIP code.
 * @example readDestination('60601', transit) // { destination: { zip: '60601', tableDays: 1 } }
 * @example readDestination('09012', transit) // { refused: 'military' }
 */
export function readDestination(zip: string, table: TransitData): DestinationReading {
  if (!zipCode.test(zip)) return { refused: 'malformed' };
  const code = table.unservedZips[zip] ?? codeOfPrefix(zip, table);
  const refused = unservedByCode.get(code);
  if (refused) return { refused };
  const place = placeBeyondFreeShipping(zip, table);
  return {
    destination: {
      zip,
      tableDays: Number.parseInt(code, 36),
      ...(place && { beyondFreeShipping: place }),
    },
  };
}

const unservedByCode: ReadonlyMap<string, Unserved> = new Map(
  Object.entries(unservedCodes).map(([reason, code]) => [code, reason as Unserved]),
);

function codeOfPrefix(zip: string, table: TransitData): string {
  return table.rows[Number(zip[0])]?.[Number(zip.slice(1, 3))] ?? unservedCodes.unallocated;
}

function placeBeyondFreeShipping(zip: string, table: TransitData): string | undefined {
  const prefix = zip.slice(0, 3);
  return Object.keys(table.beyondFreeShipping).find((place) =>
    table.beyondFreeShipping[place]?.includes(prefix),
  );
}
