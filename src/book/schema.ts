import { z } from 'zod';
import type { products } from './products/index.ts';
import type { colorsSchema } from './schema/colors.ts';
import { deliverySchema } from './schema/delivery.ts';
import type { dieSchema, holesSchema } from './schema/die.ts';
import { examplesSchema } from './schema/examples.ts';
import { factsSchema, quoteOnlySchema } from './schema/facts.ts';
import { limitsSchema } from './schema/limits.ts';
import { priceBookSchema } from './schema/price-book.ts';
import { type productSchema, productsSchema } from './schema/products.ts';
import { sellerSchema } from './schema/seller.ts';
import { setsSchema } from './schema/sets.ts';

/**
 * The shape of the book. The message of every limit says what to write instead. The schemas run at
 * build time, in `check.ts`; at run time only the types are used.
 */
export const bookSchema = z.strictObject({
  seller: sellerSchema,
  limits: limitsSchema,
  products: productsSchema,
  prices: priceBookSchema,
  facts: factsSchema,
  quoteOnly: z
    .array(quoteOnlySchema)
    .min(1, 'list at least one thing that is priced by quote only: the quote form needs it'),
  delivery: deliverySchema,
  examples: examplesSchema,
  sets: setsSchema,
});

/** A product's key in the book. */
export type ProductId = keyof typeof products | keyof TestProducts;

/**
 * Products that only test shops sell. They add their keys here, so that any list passes the type
 * check.
 */
// biome-ignore lint/suspicious/noEmptyInterface: tests extend it
export interface TestProducts {}

export type Book = Omit<z.infer<typeof bookSchema>, 'products'> & {
  readonly products: Readonly<Record<ProductId, ProductData>>;
};
/** Everything needed to read, price and design an order: all that browsers get. */
export type OrderBook = Omit<Book, 'facts' | 'examples' | 'sets'>;
export type SellerData = Book['seller'];
export type LimitsData = Book['limits'];
export type ProductData = z.infer<typeof productSchema>;
/** The offered cuts, 1/N: a range or a list. */
export type CutsData = ProductData['cuts'];
export type OptionData = ProductData['options'][number];
export type ChoiceData = OptionData['choices'][number];
/** What a choice does to the physical tab. */
export type ChoiceEffect = NonNullable<ChoiceData['effect']>;
export type HolesData = z.infer<typeof holesSchema>;
export type ColorsData = z.infer<typeof colorsSchema>;
export type ColorData = ColorsData['list'][number];
export type DieData = z.infer<typeof dieSchema>;
export type PriceBookData = z.infer<typeof priceBookSchema>;
export type FactsData = z.infer<typeof factsSchema>;
export type QuoteOnlyData = z.infer<typeof quoteOnlySchema>;
export type DeliveryData = z.infer<typeof deliverySchema>;
export type ExamplesData = z.infer<typeof examplesSchema>;
/** A build in the book's examples. */
export type ExampleData = ExamplesData['usual'];
export type { Weekday } from './weekdays.ts';
export type SetsData = Book['sets'];
export type SetUseData = SetsData['uses'][string];
export type SetFieldData = SetsData['fields'][string];
export type ReadySetData = SetFieldData['sets'][string];
