import { z } from 'zod';
import { text } from './values.ts';

/** Data about all prices; each product's prices are in its own file. */
export const priceBookSchema = z.strictObject({
  date: z.iso.date('write a date as YYYY-MM-DD, such as "2026-10-02"'),
  currency: z.literal('USD', 'the currency must be "USD"'),
  /** What no price includes, such as `sales tax, if it applies`. */
  excludes: z.array(text),
  credit: text.optional(),
});
