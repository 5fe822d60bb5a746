import { z } from 'zod';
import words from './by-quote.json' with { type: 'json' };
import { optionalFacts, requiredFacts } from './fact-names.ts';
import { productsSchema } from './schema/products.ts';
import { deliverySchema, sectionsSchema, sellerSchema } from './schema/shop.ts';
import { cents, setQuantities, tabsPerSetSchema, text, wholeNumber } from './schema/values.ts';

/** What can be priced by quote only; the table has the names and words that requests may use. */
export type ByQuoteId = keyof typeof words.entries;

const byQuoteIds = Object.keys(words.entries) as ByQuoteId[];

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

/** What can be ordered, and how much of it. */
const limitsSchema = z.strictObject({
  tabsPerSet: tabsPerSetSchema.extend({ min: wholeNumber(1, 1, 'the fewest tabs per set') }),
  setQuantities,
  commonTabCounts: z
    .array(wholeNumber(1, 500, 'a tab count of the price tables'))
    .min(1, 'list at least one tab count'),
  freeShippingOver: cents.nullable(),
  freeShippingRegion: text,
});

/** Data about all prices; each product's prices are in its own file. */
const priceBookSchema = z.strictObject({
  date: z.iso.date('write a date as YYYY-MM-DD, such as "2026-10-02"'),
  currency: z.literal('USD', 'the currency must be "USD"'),
  /** What no price includes, such as `sales tax, if it applies`. */
  excludes: z.array(text),
  credit: text.optional(),
});

/**
 * What a seller decides: `src/shop`. The message of every limit says what to write instead. The
 * schemas run at build time, in `check.ts`; at run time only the types are used.
 */
export const shopSchema = z.strictObject({
  seller: sellerSchema,
  limits: limitsSchema,
  products: productsSchema,
  prices: priceBookSchema,
  facts: factsSchema,
  quoteOnly: z
    .array(z.enum(byQuoteIds, `write one of ${byQuoteIds.join(', ')}`))
    .min(1, 'list at least one thing that is priced by quote only: the quote form needs it'),
  delivery: deliverySchema,
  terms: sectionsSchema,
  support: sectionsSchema,
  privacy: sectionsSchema,
  /** Products that are no longer sold, and those whose page and prices their links lead to. */
  retired: z.record(z.string(), z.string()).optional(),
  /** Replaces examples that are otherwise derived from the products. */
  examples: examplesSchema.partial().optional(),
  /** Ready-made sets, or fields of them, that aren't shown. */
  hideSets: z.array(z.string()),
});

/** A product's key in the book. */
export type ProductId = keyof SoldProducts;

/** The products that can be sold: the shop adds its own, and tests those of theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: the shop extends it
export interface SoldProducts {}

export type Shop = Readonly<z.infer<typeof shopSchema>>;

/** A shop that is opened: with what is the same for every seller. */
export interface Book extends Pick<Shop, 'seller' | 'prices' | 'facts' | 'delivery'> {
  readonly limits: LimitsData;
  readonly products: Readonly<Record<ProductId, ProductData>>;
  readonly quoteOnly: QuoteOnlyData[];
  /** Products that are no longer sold, and their successors. */
  readonly retired: Readonly<Record<string, string>>;
  readonly pages: Pick<Shop, 'terms' | 'support' | 'privacy'>;
  /** Those that the shop has instead of derived ones. */
  readonly examples: ExampleOverrides;
  readonly sets: SetsData;
}

/** What can be ordered, and how large a request can be. */
export type LimitsData = ShopLimits & {
  /** The most tabs per set that the MCP tools accept. */
  agentTabsPerSetMax: number;
  /** The most characters of a title. */
  titleLengthMax: number;
  /** The most characters of an order link's query. */
  queryLengthMax: number;
};

/** Something without a price, and the names and words that requests may use for it. */
export interface QuoteOnlyData {
  id: string;
  label: string;
  parameters: string[];
  /** Words in a value or a name that ask for it. */
  values: string[];
  /** Whether it is how light print on dark tabs is asked for. */
  isLightPrint?: boolean;
}

/** The ready-made sets of `ready-sets.json`. */
export interface SetsData {
  /**
   * How a set is used, and what to order for it. Products and options that the shop doesn't have are
   * skipped: the set is then priced on the first product, with the option's default.
   */
  readonly uses: Readonly<
    Record<string, Pick<ExampleData, 'product' | 'options'> & { why: string }>
  >;
  /** Fields of work, in display order. */
  readonly fields: Readonly<
    Record<string, { name: string; about: string; sets: Readonly<Record<string, ReadySetData>> }>
  >;
}

/** A ready-made set; its key is the last part of its page's address. */
export interface ReadySetData {
  name: string;
  /** Other words for it that people search for, such as `SDS`. */
  alsoCalled?: string[];
  /** Who uses it, as a phrase. */
  usedBy: string;
  /** One or two sentences for a buyer considering it. */
  about: string;
  /** A key of `uses`. */
  use: string;
  /** With commas between them. */
  titles: string;
}

/** Everything needed to read, price and design an order: all that browsers get. */
export type OrderBook = Omit<Book, 'facts' | 'pages' | 'sets'> & {
  readonly facts: Pick<FactsData, 'proof'>;
};
export type SellerData = Book['seller'];
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
export type DeliveryData = z.infer<typeof deliverySchema>;
export type ExamplesData = z.infer<typeof examplesSchema>;
export type ExampleOverrides = Partial<ExamplesData>;
/** A build in the book's examples. */
export type ExampleData = ExamplesData['usual'];
export type { Weekday } from '../text/days.ts';
export type Section = Shop['terms'][number];
export type { TransitData } from './zip-codes.ts';
