import { z } from 'zod';
import { weekdays } from '../text/days.ts';
import words from './by-quote.json' with { type: 'json' };
import { optionalFacts, requiredFacts } from './fact-names.ts';
import { productsSchema } from './schema/products.ts';
import {
  cents,
  matching,
  setQuantities,
  tabsPerSetSchema,
  text,
  wholeNumber,
} from './schema/values.ts';
import { zipCode } from './zip-codes.ts';

/** What can be priced by quote only; the table has the names and words that requests may use. */
export type ByQuoteId = keyof typeof words.entries;

const byQuoteIds = Object.keys(words.entries) as ByQuoteId[];

const weekday = z.enum(weekdays, 'write a day of the week in full, such as "Monday"');

const month = wholeNumber(1, 12, 'a month');

/** Whether the holiday moves off a weekend as `observed` says; it does unless this is false. */
const moves = z.literal(false, 'write false, or leave it out').optional();

const fixedDay = z
  .strictObject({ name: text, month, day: wholeNumber(1, 31, 'a day of the month'), moves })
  .refine(
    ({ month, day }) => day <= new Date(Date.UTC(2023, month, 0)).getUTCDate(),
    'this day does not exist in every year',
  );

const movingDay = z.strictObject({
  name: text,
  month,
  weekday,
  nth: z.union([wholeNumber(1, 4, 'the week'), z.literal('last')], 'write 1 to 4 or "last"'),
  moves,
});

/** Calendar days after the date of another holiday of the list; `observed` moves neither. */
const dayAfter = z.strictObject({
  name: text,
  after: text,
  days: wholeNumber(1, 60, 'the number of days after the holiday'),
});

const holiday = z.union(
  [fixedDay, movingDay, dayAfter],
  'write a fixed day, such as { name: "Christmas", month: 12, day: 25 }, a moving one, such as { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 }, or one after another, such as { name: "Black Friday", after: "Thanksgiving", days: 1 }',
);

const date = z.iso.date({
  error: 'write a date in quotes as YYYY-MM-DD, such as "2026-12-24"',
  // What isn't a date can't be compared with another.
  abort: true,
});

/** Days in a row on which nothing is done, the first and the last included. */
const closure = z
  .strictObject({ name: text, from: date, to: date })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: "write the last closed day here: it can't be before the first",
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 366 * 86_400_000, {
    path: ['to'],
    error: 'one closure can last at most 366 days',
  });

const observed = z.partialRecord(
  z.enum(['Saturday', 'Sunday'], 'only holidays on a Saturday or Sunday can move'),
  weekday,
);

const calendarSchema = {
  closedWeekdays: z.array(weekday).max(6, 'at least one day of the week must be open'),
  holidays: z.array(holiday),
  observed,
  closed: z.array(closure).optional(),
};

/** When production and the carrier work. */
const deliverySchema = z.strictObject({
  timeZone: text.refine(isTimeZone, 'write an IANA time zone, such as "America/Chicago"'),
  cutOff: matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day as HH:MM, such as "15:00"'),
  /** Production days from an order to its proof: 1 unless given. */
  proofBusinessDays: wholeNumber(1, 30, 'the number of production days to a proof').optional(),
  production: z.strictObject(calendarSchema),
  carrier: z.strictObject({ ...calendarSchema, name: text, noPickup: z.array(holiday) }),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const email = z.email('write an e-mail address, such as "orders@example.com"');

const httpUrl = z
  .url({
    protocol: /^https?$/,
    error: 'write an address that begins with https://, or null for none',
  })
  .refine((url) => !url.endsWith('/'), 'write the address without a trailing slash');

const line = text.max(80, 'write at most 80 characters: a quote has no room for more');

/** Whether nobody on the way can read what is sent to a URL; it never leaves this machine for a trial. */
function isSecure(url: URL | null): boolean {
  if (url === null) return false;
  const { protocol, hostname } = url;
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

/** Who sells, from where, and how to reach them. */
const sellerSchema = z.strictObject({
  name: text.max(80, 'write a name of at most 80 characters: registries show no more'),
  email,
  legalName: line.optional(),
  address: z
    .array(line)
    .min(1, 'write at least one line, or leave it out')
    .max(4, 'write at most four lines')
    .optional(),
  phone: line.optional(),
  paymentTerms: text
    .max(160, 'write at most 160 characters: a quote has no room for more')
    .optional(),
  quoteValidDays: wholeNumber(1, 366, 'the number of days that a quote is valid').optional(),
  baseUrl: httpUrl
    .refine((url) => URL.parse(url)?.pathname === '/', "write the site's address without a path")
    .nullable(),
  quotePath: matching(
    /^\/[a-z0-9/-]*[a-z0-9]$/,
    'write a path of this site that begins with /, such as "/quote"',
  ),
  submitUrl: z
    .url('write an address that begins with https://, or null for e-mail')
    .refine(
      (url) => isSecure(URL.parse(url)),
      'write an address that begins with https://: orders have names and addresses in them (for a trial, http://localhost works)',
    )
    .nullable()
    .optional(),
  embedOn: z
    .array(
      matching(
        /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
        'write where your own site is, without a path, such as "https://www.example.com"',
      ),
    )
    .optional(),
  originZip: matching(zipCode, 'write five digits in quotes, such as "60173"'),
  registryName: matching(
    /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/,
    'write a namespace, a slash and a name, such as "com.example/tabquote"',
  ),
  repositoryUrl: httpUrl.nullable(),
  contentSignals: z.strictObject({
    search: z.boolean(),
    aiInput: z.boolean(),
    aiTrain: z.boolean(),
  }),
});

const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'write a name for the address in lower-case letters, digits and hyphens, such as "trial-notebook"',
);

/**
 * Sections of a page in the seller's words. Every text may contain placeholders: every fact of
 * `facts` by name, every placeholder that a fact may contain, and {seller} and {email}.
 */
const sectionsSchema = z
  .array(
    z
      .strictObject({
        /** Its fragment id on the page. */
        id: slug,
        title: text,
        paragraphs: z.array(text).readonly(),
        /** Short bullet points after the first paragraph. */
        points: z.array(text).readonly().optional(),
        /** Links to pages of this site, by path. */
        links: z
          .array(z.strictObject({ text, path: text }))
          .readonly()
          .optional(),
      })
      .readonly(),
  )
  .readonly();

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
