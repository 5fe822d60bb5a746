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

/** The table's character for a ZIP code's first four digits. */
export function codeAt(zip: string, { rows }: { readonly rows: readonly string[] }): string {
  return rows[Number(zip.slice(0, 2))]?.[Number(zip.slice(2, 4))] ?? unservedCodes.unallocated;
}

/** The character that a three-digit prefix has wherever it is allocated. */
export function codeOfPrefix(prefix: string, table: { readonly rows: readonly string[] }): string {
  const codes = Array.from({ length: 10 }, (_, digit) => codeAt(`${prefix}${digit}`, table));
  return codes.find((code) => code !== unservedCodes.unallocated) ?? unservedCodes.unallocated;
}

/** A US ZIP code: five ASCII digits. */
export const zipCode = /^\d{5}$/;
