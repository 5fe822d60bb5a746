import { z } from 'zod';
import { type ByQuoteId, byQuoteIds } from './by-quote.ts';
import { optionalFacts, requiredFacts } from './fact-names.ts';
import { productsSchema } from './schema/products.ts';
import {
  deliverySchema,
  sectionsSchema,
  sellerSchema,
  setsSchema,
  type transitSchema,
} from './schema/shop.ts';
import {
  cents,
  matching,
  setQuantities,
  tabsPerSetSchema,
  text,
  wholeNumber,
} from './schema/values.ts';

/** A build as documents show it; `checkExamples` checks that it can be ordered. */
const exampleSchema = z.strictObject({
  product: z.string(),
  tabs: z.int().optional(),
  sets: z.int().optional(),
  options: z.record(z.string(), z.string()).optional(),
  colorChanges: z.int().optional(),
  titles: z.array(z.string()).optional(),
  /** A name for the titles, such as "A to Z". */
  label: z.string().optional(),
});

const examplesSchema = z.strictObject({
  usual: exampleSchema,
  titled: exampleSchema.required({ titles: true }),
  faq: z.array(exampleSchema),
  worked: z.array(exampleSchema),
});

const factText = text.refine(
  (fact) => !/\{[^{}]*$/.test(fact),
  'close every { with } or leave both out',
);

function each<Key extends string, Schema>(facts: Readonly<Record<Key, unknown>>, schema: Schema) {
  return Object.fromEntries(Object.keys(facts).map((key) => [key, schema])) as Record<Key, Schema>;
}

/** The seller's facts about every order: those of the specification (2.2), and the others. */
const factsSchema = z.strictObject({
  ...each(requiredFacts, factText),
  ...each(optionalFacts, factText.optional()),
});

/** Something without a price, and the names and words that requests may use for it. */
const quoteOnlySchema = z.strictObject({
  id: matching(/^[a-z]+$/, 'write an id of lower-case letters'),
  label: text,
  parameters: z.array(matching(/^[a-z0-9]+$/, 'write names in lower-case letters and digits only')),
  /** Words in a value or a name that ask for it. */
  values: z.array(text),
  /** Whether it is how light print on dark tabs is asked for. */
  isLightPrint: z.literal(true, 'write true or leave it out').optional(),
});

/** What can be ordered, and how much of it. */
const shopLimitsSchema = z.strictObject({
  tabsPerSet: tabsPerSetSchema.extend({ min: wholeNumber(1, 1, 'the fewest tabs per set') }),
  setQuantities,
  commonTabCounts: z
    .array(wholeNumber(1, 500, 'a tab count of the price tables'))
    .min(1, 'list at least one tab count'),
  freeShippingOver: cents.nullable(),
  freeShippingRegion: text,
});

/** The same with the engine's own. */
const limitsSchema = shopLimitsSchema.extend({
  agentTabsPerSetMax: wholeNumber(1, 500, 'the most tabs per set for agents'),
  titleLengthMax: wholeNumber(1, 1000, 'the most characters of a title'),
  queryLengthMax: wholeNumber(1000, 64_000, 'the most characters of an order link'),
});

/** Data about all prices; each product's prices are in its own file. */
const priceBookSchema = z.strictObject({
  date: z.iso.date('write a date as YYYY-MM-DD, such as "2026-10-02"'),
  currency: z.literal('USD', 'the currency must be "USD"'),
  /** What no price includes, such as `sales tax, if it applies`. */
  excludes: z.array(text),
  credit: text.optional(),
});

/** What both a shop and a book have. */
const sharedSchema = z.strictObject({
  seller: sellerSchema,
  products: productsSchema,
  prices: priceBookSchema,
  facts: factsSchema,
  delivery: deliverySchema,
});

const noneByQuote = 'list at least one thing that is priced by quote only: the quote form needs it';

const pagesSchema = z.strictObject({
  terms: sectionsSchema,
  support: sectionsSchema,
  privacy: sectionsSchema,
});

/**
 * What a seller decides: `src/shop`. The message of every limit says what to write instead. The
 * schemas run at build time, in `check.ts`; at run time only the types are used.
 */
export const shopSchema = sharedSchema.extend({
  ...pagesSchema.shape,
  limits: shopLimitsSchema,
  quoteOnly: z
    .array(z.enum(byQuoteIds, `write one of ${byQuoteIds.join(', ')}`))
    .min(1, noneByQuote),
  /** Replaces examples that are otherwise derived from the products. */
  examples: examplesSchema.partial().optional(),
  /** Ready-made sets, or fields of them, that aren't shown. */
  hideSets: z.array(z.string()),
});

/** A shop that is opened: with what is the same for every seller. */
export const bookSchema = sharedSchema.extend({
  limits: limitsSchema,
  quoteOnly: z.array(quoteOnlySchema).min(1, noneByQuote),
  pages: pagesSchema,
  examples: examplesSchema,
  sets: setsSchema,
});

/** A product's key in the book. */
export type ProductId = keyof SoldProducts;

/** The products that can be sold: the shop adds its own, and tests those of theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: the shop extends it
export interface SoldProducts {}

export type Shop = Readonly<z.infer<typeof shopSchema>>;
export type Book = Omit<z.infer<typeof bookSchema>, 'products'> & {
  readonly products: Readonly<Record<ProductId, ProductData>>;
};
/** Everything needed to read, price and design an order: all that browsers get. */
export type OrderBook = Omit<Book, 'facts' | 'pages' | 'examples' | 'sets'> & {
  readonly facts: Pick<FactsData, 'proof'>;
  readonly examples: Pick<ExamplesData, 'usual'>;
};
export type SellerData = Book['seller'];
export type LimitsData = Book['limits'];
export type ShopLimits = Shop['limits'];
export type ProductData = z.infer<typeof productsSchema>[string];
/** The offered cuts, 1/N: a range or a list. */
export type CutsData = ProductData['cuts'];
export type MatrixData = NonNullable<ProductData['matrix']>;
export type OptionData = ProductData['options'][number];
export type ChoiceData = OptionData['choices'][number];
/** What a choice does to the physical tab. */
export type ChoiceEffect = NonNullable<ChoiceData['effect']>;
export type HolesData = NonNullable<ChoiceEffect['holes']>;
export type ColorData = NonNullable<ProductData['colors']>['list'][number];
export type DieData = ProductData['die'];
export type PriceBookData = z.infer<typeof priceBookSchema>;
export type FactsData = z.infer<typeof factsSchema>;
export type QuoteOnlyData = z.infer<typeof quoteOnlySchema>;
export type DeliveryData = z.infer<typeof deliverySchema>;
export type ExamplesData = z.infer<typeof examplesSchema>;
export type ExampleOverrides = Partial<ExamplesData>;
export type { ByQuoteId };
/** A build in the book's examples. */
export type ExampleData = ExamplesData['usual'];
export type { Weekday } from '../text/days.ts';
export type TransitData = z.infer<typeof transitSchema>;
export type SetsData = Book['sets'];
export type SetUseData = SetsData['uses'][string];
export type SetFieldData = SetsData['fields'][string];
export type ReadySetData = SetFieldData['sets'][string];
