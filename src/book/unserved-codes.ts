/** Why a destination isn't served, by its character in the table. */
export const unservedCodes = {
  unallocated: '-',
  military: 'M',
  guam: 'G',
  americanSamoa: 'A',
  virginIslands: 'V',
} as const;

export type Unserved = keyof typeof unservedCodes;
