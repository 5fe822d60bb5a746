import { z } from 'zod';
import { cents, dollars, text } from './values.ts';

const plainDate = z.iso.date('write a date as YYYY-MM-DD, such as "2026-10-02"');

const basis = z.enum(['published', 'estimated'], 'write "published" or "estimated"');

/** What is charged once, however large the order. */
export const perOrderCharge = z.strictObject({
  perOrder: cents,
  basis,
  note: text.optional(),
});

/** What each tab of the order adds. */
export const perTabCharge = z
  .strictObject({
    perTab: z
      .string('write dollars as text in quotes, such as "0.0135"')
      .regex(
        /^-?\d{1,2}(\.\d{1,4})?$/,
        'write dollars with at most four decimals, such as "0.0135"',
      ),
    basis,
    note: text.optional(),
    /** That this choice is meant to make a build cheaper than the default one. */
    discount: z.boolean().optional(),
  })
  .refine(({ perTab, discount }) => discount || !perTab.startsWith('-'), {
    path: ['perTab'],
    error: 'only a choice marked discount: true may take something off',
  });

const productPrices = z.strictObject({
  setup: perOrderCharge,
  rates: z.record(
    z.string().regex(/^[1-9]\d*$/, 'a rate stands under a number of sets, such as 250'),
    dollars,
  ),
  choices: z.record(z.string(), z.record(z.string(), z.union([perTabCharge, perOrderCharge]))),
  colorChange: perOrderCharge.optional(),
});

/** All prices, with their date and whom they are credited to. */
export const priceBookSchema = z.strictObject({
  date: plainDate,
  currency: z.literal('USD', 'the currency is "USD"'),
  credit: text,
  products: z.strictObject({ paper: productPrices, poly: productPrices }),
});
