import { z } from 'zod';
import { colorSchema } from './schema/colors.ts';
import { deliverySchema } from './schema/delivery.ts';
import { dieSchema } from './schema/die.ts';
import { factsSchema, quoteOnlySchema } from './schema/facts.ts';
import { limitsSchema } from './schema/limits.ts';
import { type perOrderCharge, type perTabCharge, priceBookSchema } from './schema/prices.ts';
import { type optionSchema, productSchema } from './schema/products.ts';
import { sellerSchema } from './schema/seller.ts';
import { setsSchema } from './schema/sets.ts';

/**
 * The shape of the book. Every bound says what the person who edits the data should write instead.
 * The schemas run at build, in `check.ts`; at run time only the types are used.
 */
export const bookSchema = z.strictObject({
  seller: sellerSchema,
  limits: limitsSchema,
  products: z.strictObject({ paper: productSchema, poly: productSchema }),
  mylarColors: z.array(colorSchema).min(1, 'list at least one color'),
  polyColors: z.array(colorSchema).min(1, 'list at least one color'),
  prices: priceBookSchema,
  facts: factsSchema,
  quoteOnly: z
    .array(quoteOnlySchema)
    .min(1, 'list at least one thing that is priced only by quote: the quote form is for it'),
  delivery: deliverySchema,
  die: dieSchema,
  sets: setsSchema,
});

export type Book = z.infer<typeof bookSchema>;
/** What it takes to read, price and design an order: all that browsers are given. */
export type OrderBook = Omit<Book, 'facts' | 'delivery' | 'sets'>;
export type SellerData = Book['seller'];
export type LimitsData = Book['limits'];
export type { ProductId } from './product-ids.ts';
export type ProductData = z.infer<typeof productSchema>;
export type CutRange = ProductData['cuts'];
export type OptionData = z.infer<typeof optionSchema>;
export type ColorData = z.infer<typeof colorSchema>;
export type PriceBookData = z.infer<typeof priceBookSchema>;
export type PerTabCharge = z.infer<typeof perTabCharge>;
export type PerOrderCharge = z.infer<typeof perOrderCharge>;
export type FactsData = z.infer<typeof factsSchema>;
export type QuoteOnlyData = z.infer<typeof quoteOnlySchema>;
export type DeliveryData = z.infer<typeof deliverySchema>;
export type { Weekday } from './weekdays.ts';
export type DieData = z.infer<typeof dieSchema>;
export type SetsData = Book['sets'];
export type SetUseData = SetsData['uses'][string];
export type SetFieldData = SetsData['fields'][string];
export type ReadySetData = SetFieldData['sets'][string];
