import type { TransitData } from '../book/schema.ts';
import { codeAt, type Unserved, unservedCodes } from '../book/zip-codes.ts';
import type { PlainDate } from '../text/days.ts';

/** A ZIP code that ground service reaches. */
export interface Destination {
  readonly zip: string;
  /** Business days in transit by the embedded table. */
  readonly tableDays: number;
  /** The place, if it is outside the region with free shipping. */
  readonly beyondFreeShipping?: string;
}

type DestinationReading = { readonly destination: Destination } | Refusal;

/** Why a place has no delivery date. */
export type Refusal =
  /** `meant` is the ZIP code that a number lost its leading zeros of. */
  | { readonly refused: 'malformed'; readonly meant?: string }
  | { readonly refused: Unserved; readonly zip: string };

/**
 * Parses a ZIP code of five ASCII digits, or a ZIP+4 as its first five. A number that lost its
 * leading zeros isn't one, but the refusal says which it means.
 *
 * @param text anything
 * @example readDestination('60601', transit) // { destination: { zip: '60601', tableDays: 1 } }
 * @example readDestination('6060', transit) // { refused: 'malformed', meant: '06060' }
 * @example readDestination('09012', transit) // { refused: 'military', zip: '09012' }
 */
export function readDestination(text: string, table: TransitData): DestinationReading {
  const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(text.trim()) ?? [];
  if (zip !== undefined) return placeOf(zip, table);
  const meant = /^\d{3,4}$/.test(text) ? text.padStart(5, '0') : undefined;
  const isServed = meant !== undefined && 'destination' in placeOf(meant, table);
  return { refused: 'malformed', ...(isServed && { meant }) };
}

function placeOf(zip: string, table: TransitData): DestinationReading {
  const code = table.unservedZips[zip] ?? codeAt(zip, table);
  const reasons = Object.keys(unservedCodes) as Unserved[];
  const refused = reasons.find((reason) => unservedCodes[reason] === code);
  if (refused) return { refused, zip };
  const beyond = Object.entries(table.beyondFreeShipping);
  const [place] = beyond.find(([, prefixes]) => prefixes.includes(zip.slice(0, 3))) ?? [];
  const tableDays = Number.parseInt(code, 36);
  return { destination: { zip, tableDays, ...(place && { beyondFreeShipping: place }) } };
}

/** Business days in transit, and where they come from. */
export interface Transit {
  readonly days: number;
  /** Set if the days come from the carrier itself and are current. */
  readonly fromCarrier?: true;
  /** Milliseconds until the answer may change; absent if it won't on its own. */
  readonly freshForMs?: number;
}

/** Returns transit days. It always answers: it never rejects. */
export interface TransitSource {
  transitTo(destination: Destination, shipDate: PlainDate): Promise<Transit>;
  /** Its name in the startup log. */
  readonly name: string;
}

/** The embedded table as a source. */
export function tableSource(table: TransitData): TransitSource {
  return {
    transitTo: async ({ tableDays }) => ({ days: tableDays }),
    name: `embedded transit table ${table.version} from ${table.origin.zip}`,
  };
}
