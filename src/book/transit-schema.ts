import { z } from 'zod';
import { unservedCodes, zipCode } from './zip-codes.ts';

/**
 * The shape of the transit table: one character for the first four digits of a ZIP code, in a
 * hundred rows of a hundred. `1` to `9` and `a` (10) to `u` (30) are business days in transit; other characters say
 * why ground service doesn't go there.
 */

const prefix = z.string().regex(/^\d{3}$/, 'write a ZIP prefix as three digits, such as "606"');

const zip = z.string().regex(zipCode, 'write a ZIP code as five digits, such as "60173"');

const unserved = Object.values(unservedCodes);

const unservedCode = z.enum(unservedCodes, `write one of ${unserved.join(' ')}`);

/** The character of a served prefix. */
export const daysCode = /[1-9a-u]/;

const row = z.string().regex(
  // super-linear, but only the generated table is matched.
  new RegExp(`^(${daysCode.source}|[${unserved.join('')}]){100}$`),
  `a row has 100 characters, each one of 1-9, a-u, ${unserved.join(', ')}`,
);

export const transitSchema = z.strictObject({
  version: z.string().regex(/^\d{4}-\d{2}$/, 'write the year and month, such as "2026-11"'),
  origin: z.strictObject({ zip, state: z.string().min(1, "write the state's name") }),
  /** The source of the days, as it follows a comma in a sentence. */
  source: z.string().min(1, 'say where the days come from'),
  rows: z.array(row).length(100, 'a table has a hundred rows, for ZIP codes from 00xxx to 99xxx'),
  /**
   * The state of each prefix that has another one than the prefix before it, ascending, such as
   * `005NY`; and of single ZIP codes that aren't in the state of their prefix, such as `06390NY`.
   */
  states: z.array(
    z.string().regex(/^(\d{3}|\d{5})[A-Z]{2}$/, 'write a prefix or ZIP code and its state, such as "005NY"'),
  ),
  /** ZIP codes that aren't served although their prefix is. */
  unservedZips: z.record(zip, unservedCode),
  /** Served places outside the region with free shipping, with their prefixes. */
  beyondFreeShipping: z.record(z.string().min(1, "write the place's name"), z.array(prefix)),
});

export type TransitData = z.infer<typeof transitSchema>;
