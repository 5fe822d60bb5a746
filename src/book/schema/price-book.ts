import { z } from 'zod';
import { text } from './values.ts';

/** What there is to say of all prices together; each product's file has its own. */
export const priceBookSchema = z.strictObject({
  date: z.iso.date('write a date as YYYY-MM-DD, such as "2026-10-02"'),
  currency: z.literal('USD', 'the currency is "USD"'),
  credit: text.optional(),
});
