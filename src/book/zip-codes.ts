/** Business days in transit to every ZIP code, as `npm run transit` makes them. */
export interface TransitData {
  /** Year and month, such as `2026-11`. */
  readonly version: string;
  /** Where parcels ship from; the state by its name. */
  readonly origin: { readonly zip: string; readonly state: string };
  /** The source of the days, as it follows a comma in a sentence. */
  readonly source: string;
  /**
   * One character for the first four digits of a ZIP code, in a hundred rows of a hundred: `1` to `9`
   * and `a` (10) to `u` (30) are business days in transit; others are `unservedCodes`.
   */
  readonly rows: readonly string[];
  /** ZIP codes that aren't served although their prefix is, with their characters. */
  readonly unservedZips: Readonly<Record<string, string>>;
  /** Served places outside the region with free shipping, with their three-digit prefixes. */
  readonly beyondFreeShipping: Readonly<Record<string, readonly string[]>>;
}

/** Why a destination isn't served, by its character in the table. */
export const unservedCodes = {
  unallocated: '-',
  military: 'M',
  guam: 'G',
  americanSamoa: 'A',
  virginIslands: 'V',
} as const;

/** Where the carrier doesn't go, in words. */
export const unservedPlaces: Readonly<Record<Exclude<Unserved, 'unallocated'>, string>> = {
  military: 'military and diplomatic addresses',
  guam: 'Guam and nearby islands',
  americanSamoa: 'American Samoa',
  virginIslands: 'the US Virgin Islands',
};

/** The character of a served prefix. */
export const daysCode = /[1-9a-u]/;

export type Unserved = keyof typeof unservedCodes;

type Rows = Pick<TransitData, 'rows'>;

/** The table's character for a ZIP code's first four digits. */
export function codeAt(zip: string, { rows }: Rows): string {
  return rows[Number(zip.slice(0, 2))]?.[Number(zip.slice(2, 4))] ?? unservedCodes.unallocated;
}

/** The character that a three-digit prefix has wherever it is allocated. */
export function codeOfPrefix(prefix: string, table: Rows): string {
  const codes = Array.from({ length: 10 }, (_, digit) => codeAt(`${prefix}${digit}`, table));
  return codes.find((code) => code !== unservedCodes.unallocated) ?? unservedCodes.unallocated;
}

/** A US ZIP code: five ASCII digits. */
export const zipCode = /^\d{5}$/;
