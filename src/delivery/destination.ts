import type { TransitData } from '../book/transit-schema.ts';
import { type Unserved, unservedCodes } from '../book/unserved-codes.ts';
import { zipCode } from '../book/zip-code.ts';

/** A ZIP code that ground service reaches. */
export interface Destination {
  readonly zip: string;
  /** Business days in transit by the embedded table. */
  readonly tableDays: number;
  /** The place, if it is outside the region with free shipping. */
  readonly beyondFreeShipping?: string;
}

export type DestinationReading =
  | { readonly destination: Destination }
  | { readonly refused: Refusal };

/** Why a place has no delivery date. */
export type Refusal = 'malformed' | 'foreign' | Unserved;

/**
 * Parses a ZIP code.
 *
 * @param zip anything; only five ASCII digits are a ZIP code.
 * @example readDestination('60601', transit) // { destination: { zip: '60601', tableDays: 1 } }
 * @example readDestination('09012', transit) // { refused: 'military' }
 * @example readDestination('K1A 0B1', transit) // { refused: 'foreign' }
 */
export function readDestination(zip: string, table: TransitData): DestinationReading {
  if (!zipCode.test(zip)) return { refused: isForeign(zip) ? 'foreign' : 'malformed' };
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

/**
 * Formats of foreign postal codes that can't be a mistyped ZIP code: those of Canada, Britain,
 * Ireland, the Netherlands, Japan, Brazil, Poland, and any with a country prefix, such as
 * `D-10115`. `AK 99501` has a state prefix.
 */
const foreignForms =
  /^(?:[A-Z]\d[A-Z][ -]?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{4} ?[A-Z]{2}|\d{3}-\d{4}|\d{5}-\d{3}|\d{2}-\d{3}|(?![A-Z]{2} \d{5}$)[A-Z]{1,3}[ -]\d{4,6})$/i;

function isForeign(code: string): boolean {
  return code.length <= foreignLengthMax && foreignForms.test(code.trim());
}

const foreignLengthMax = 20;

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
