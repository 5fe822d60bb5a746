import { z } from 'zod';
import { productIds } from './product-ids.ts';
import { weekdays } from './weekdays.ts';
import { zipCode } from './zip-code.ts';

/**
 * The shape of the book. Every bound says what the person who edits the data should write instead.
 * The schemas run at build, in `check.ts`; at run time only the types are used.
 */

const text = z.string().trim().min(1, 'write some text here');

const wholeNumber = (min: number, max: number, what: string) =>
  z
    .int(`${what} is a whole number`)
    .min(min, `${what} is at least ${min}`)
    .max(max, `${what} is at most ${max}`);

const dollars = z
  .string('write dollars as text in quotes, such as "0.0135"')
  .regex(
    /^(0|[1-9]\d{0,5})(\.\d{1,4})?$/,
    'write dollars with at most six digits before the point and four after it, such as "0.0135"',
  );

const cents = dollars.regex(/^\d+(\.\d{1,2})?$/, 'write dollars and whole cents, such as "75.00"');

const plainDate = z.iso.date('write a date as YYYY-MM-DD, such as "2026-10-02"');

const basis = z.enum(['published', 'estimated'], 'write "published" or "estimated"');

const email = z.email('write an e-mail address, such as "orders@example.com"');

const httpUrl = z
  .url({
    protocol: /^https?$/,
    error: 'write an address that begins with https:// (or null where none is meant)',
  })
  .refine((url) => !url.endsWith('/'), 'write the address without a slash at its end');

const sellerSchema = z.strictObject({
  name: text.max(80, 'write a name of at most 80 characters: registries show no more'),
  email,
  baseUrl: httpUrl.nullable(),
  quotePath: z
    .string()
    .regex(
      /^\/[a-z0-9/-]*[a-z0-9]$/,
      'write a path of this site that begins with /, such as "/quote"',
    ),
  checkoutUrl: z
    .url({ protocol: /^https$/, error: 'write an address that begins with https:// or null' })
    .refine((url) => url.includes('{query}'), 'put {query} where the build is to stand')
    .nullable(),
  originZip: z.string().regex(zipCode, 'write five digits in quotes, such as "60173"'),
  registryName: z
    .string()
    .regex(
      /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/,
      'write a namespace, a slash and a name, such as "com.example/tabquote"',
    ),
  contentSignals: z.strictObject({
    search: z.boolean(),
    aiInput: z.boolean(),
    aiTrain: z.boolean(),
  }),
});

const limitsSchema = z.strictObject({
  tabsPerSet: z.strictObject({
    min: wholeNumber(1, 1, 'the fewest tabs per set'),
    max: wholeNumber(1, 500, 'the most tabs per set'),
    default: wholeNumber(1, 500, 'the default number of tabs per set'),
  }),
  agentTabsPerSetMax: wholeNumber(1, 500, 'the most tabs per set for agents'),
  setQuantities: z
    .array(wholeNumber(1, 100_000, 'an orderable quantity'))
    .min(2, 'list at least two orderable quantities'),
  commonTabCounts: z
    .array(wholeNumber(1, 500, 'a tab count of the price tables'))
    .min(1, 'list at least one tab count'),
  titleLengthMax: wholeNumber(1, 1000, 'the most characters of a title'),
  queryLengthMax: wholeNumber(1000, 64_000, 'the most characters of an order link'),
  freeShippingOver: cents,
  freeShippingRegion: text,
});

const choiceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+$/, 'write an id of small letters and digits, such as "3hole"'),
  label: text,
  meaning: text,
});

const optionSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-zA-Z]*$/, 'write a key of letters, such as "collation"'),
  label: text,
  default: z.string(),
  choices: z.array(choiceSchema).min(1, 'an option has at least one choice'),
});

const narrowestCut = 20;

const productId = z.enum(productIds, 'the products are "paper" and "poly"');

const productSchema = z.strictObject({
  id: productId,
  name: text,
  summary: text,
  cuts: z.strictObject({
    min: wholeNumber(2, narrowestCut, 'the widest cut, 1/N,'),
    max: wholeNumber(2, narrowestCut, 'the narrowest cut, 1/N,'),
  }),
  options: z.array(optionSchema).min(1, 'a product has at least one option'),
});

const colorSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'write an id of small letters, digits and hyphens'),
  name: text,
  hex: z.string().regex(/^#[0-9a-f]{6}$/, 'write a color as # and six small hex digits'),
});

const perOrderCharge = z.strictObject({
  perOrder: cents,
  basis,
  note: text.optional(),
});

const perTabCharge = z
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

export const priceBookSchema = z.strictObject({
  date: plainDate,
  currency: z.literal('USD', 'the currency is "USD"'),
  credit: text,
  products: z.strictObject({ paper: productPrices, poly: productPrices }),
});

/** What may stand in braces in a fact; `statedFacts` fills it in. */
export const factPlaceholders = [
  'minimumSets',
  'freeShippingOver',
  'freeShippingRegion',
  'freeShippingTabs',
  'paperDays',
  'polyDays',
  'quoteOnly',
  'quoteForm',
] as const;

const factText = text.refine(
  (fact) => !/\{[^}]*$/.test(fact),
  'close every { with } or leave both out',
);

export const factsSchema = z.strictObject({
  minimumOrder: factText,
  proof: factText,
  turnaround: factText,
  shipping: factText,
  setup: factText,
  madeIn: factText,
  quoteOnly: factText,
});

const quoteOnlySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'write an id of small letters'),
  label: text,
  parameters: z.array(
    z.string().regex(/^[a-z0-9]+$/, 'write names in small letters and digits only'),
  ),
  values: z.array(z.string().regex(/^[a-z0-9]+$/, 'write values in small letters and digits only')),
});

const weekday = z.enum(weekdays, 'write a day of the week in full, such as "Monday"');

const month = wholeNumber(1, 12, 'a month');

const fixedDay = z
  .strictObject({ name: text, month, day: wholeNumber(1, 31, 'a day of the month') })
  .refine(
    ({ month, day }) => day <= new Date(Date.UTC(2023, month, 0)).getUTCDate(),
    'there is no such day in every year',
  );

const movingDay = z.strictObject({
  name: text,
  month,
  weekday,
  nth: z.union([wholeNumber(1, 4, 'the week'), z.literal('last')], 'write 1 to 4 or "last"'),
});

const holiday = z.union(
  [fixedDay, movingDay],
  'write a fixed day, such as { name: "Christmas", month: 12, day: 25 }, or a moving one, such as { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 }',
);

const observed = z.partialRecord(
  z.enum(['Saturday', 'Sunday'], 'only holidays on a Saturday or a Sunday are moved'),
  weekday,
);

const calendarSchema = {
  closedWeekdays: z.array(weekday).max(6, 'at least one day of the week is worked'),
  holidays: z.array(holiday),
  observed,
};

export const deliverySchema = z.strictObject({
  timeZone: text.refine(isTimeZone, 'write an IANA time zone, such as "America/Chicago"'),
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day as HH:MM, such as "15:00"'),
  productionDays: z.strictObject({
    paper: wholeNumber(0, 120, 'production in business days'),
    poly: wholeNumber(0, 120, 'production in business days'),
  }),
  production: z.strictObject(calendarSchema),
  carrier: z.strictObject({ ...calendarSchema, name: text, noPickup: z.array(holiday) }),
});

const inches = (min: number, max: number, what: string) =>
  z
    .number(`${what} is a number of inches`)
    .min(min, `${what} is at least ${min} inches`)
    .max(max, `${what} is at most ${max} inches`);

const points = (what: string) => wholeNumber(6, 36, `${what} in points`);

const holesSchema = z.strictObject({
  count: wholeNumber(1, 10, 'the number of holes'),
  centersInches: inches(0.5, 9, 'the distance between holes'),
});

const typeSizeSchema = z
  .strictObject({
    toCut: wholeNumber(2, narrowestCut, 'the narrowest cut, 1/N, of a type size'),
    minPoints: points('the smallest type'),
    maxPoints: points('the largest type'),
  })
  .refine(
    ({ minPoints, maxPoints }) => minPoints <= maxPoints,
    'the smallest type is not larger than the largest',
  );

export const dieSchema = z
  .strictObject({
    sheet: z.strictObject({
      widthInches: inches(3, 20, "the sheet's width"),
      heightInches: inches(3, 20, "the sheet's height"),
    }),
    tabExtensionInches: inches(0.25, 2, 'the tab extension'),
    edgeMarginInches: inches(0, 3, 'the free end of the tabbed edge'),
    holes: z.record(z.string(), holesSchema),
    holeDiameterInches: inches(0.1, 1, 'the diameter of a hole'),
    holeInsetInches: inches(0.1, 2, 'the distance of holes from the binding edge'),
    reinforcingWidthInches: inches(0.1, 3, 'the width of the reinforcing strip'),
    recommended: z
      .strictObject({
        minCut: wholeNumber(1, narrowestCut, 'the widest recommended cut, 1/N,'),
        maxCut: wholeNumber(1, narrowestCut, 'the narrowest recommended cut, 1/N,'),
        minTabInches: inches(0, 10, 'the narrowest recommended tab'),
      })
      .refine(
        ({ minCut, maxCut }) => minCut <= maxCut,
        'the widest recommended cut comes first: minCut is not above maxCut',
      ),
    typeSizes: z
      .array(typeSizeSchema)
      .refine(
        (sizes) => sizes.every((size, i) => i === 0 || size.toCut > (sizes[i - 1]?.toCut ?? 0)),
        'list type sizes by ascending cut',
      )
      .refine(
        (sizes) => sizes.at(-1)?.toCut === narrowestCut,
        `the last type size holds up to cut ${narrowestCut}, so that every cut has one`,
      ),
    maxTitleLines: wholeNumber(1, 2, 'the number of lines of a title'),
    linePitch: z
      .number('the line pitch is a number of type sizes')
      .min(1, 'the line pitch is at least 1 type size')
      .max(2, 'the line pitch is at most 2 type sizes'),
    titleMargin: z.strictObject({
      endsInches: inches(0, 0.2, 'the margin at the ends of a tab'),
      edgesInches: inches(0, 0.1, 'the margin at the edges of a tab'),
    }),
  })
  .refine(
    ({ sheet, edgeMarginInches }) => 2 * edgeMarginInches < sheet.heightInches,
    'the free ends leave no room for tabs: make edgeMarginInches smaller',
  )
  .refine(
    ({ sheet, holes }) =>
      Object.values(holes).every(
        ({ count, centersInches }) => (count - 1) * centersInches < sheet.heightInches,
      ),
    'the holes do not fit on the binding edge: make their centersInches smaller',
  );

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
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export type Book = z.infer<typeof bookSchema>;
export type SellerData = Book['seller'];
export type LimitsData = Book['limits'];
export type { ProductId } from './product-ids.ts';
export type ProductData = z.infer<typeof productSchema>;
export type OptionData = z.infer<typeof optionSchema>;
export type ColorData = z.infer<typeof colorSchema>;
export type PriceBookData = z.infer<typeof priceBookSchema>;
export type PerTabCharge = z.infer<typeof perTabCharge>;
export type PerOrderCharge = z.infer<typeof perOrderCharge>;
export type FactsData = z.infer<typeof factsSchema>;
export type QuoteOnlyData = z.infer<typeof quoteOnlySchema>;
export type DeliveryData = z.infer<typeof deliverySchema>;
export type DieData = z.infer<typeof dieSchema>;
export type CutRange = ProductData['cuts'];
export type { Weekday } from './weekdays.ts';
