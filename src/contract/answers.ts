import { z } from 'zod';
import { allFacts, type FactName } from '../book/fact-names.ts';
import type { ProductId } from '../book/schema.ts';
import { zipCode } from '../book/zip-codes.ts';

const text = z.string().min(1);
const count = z.int().min(1);
const dollars = z.number().min(0);
const cut = z.string().regex(/^1\/\d+$/);
const date = z.iso.date();
/** Not `date-time`: the validators that generators write want that to be in UTC. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/);

/** An object with these members and no others. */
export function object<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
  return z.strictObject(shape).describe(about);
}

/** The same, but it may be left out. */
export function optional<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
  return z.strictObject(shape).optional().describe(about);
}

/** A list of such objects, at least so many. */
export function rows<Shape extends z.ZodRawShape>(about: string, least: number, shape: Shape) {
  return z.array(z.strictObject(shape)).min(least).describe(about);
}

export const quantityPriceSchema = z.strictObject({
  sets: count.describe('Number of sets'),
  perSet: dollars.describe('Price per set in US dollars'),
  total: dollars.describe('Total in US dollars'),
});

/**
 * A quote in the form that HTTP and MCP return.
 *
 * @param productIds the products that can be priced.
 */
export const quoteSchema = (productIds: readonly ProductId[]) =>
  object('A price, setup included', {
    warning: text
      .optional()
      .describe('A likely mistake in the request; check it before you use the price'),
    product: z.enum(productIds).describe('The product that was priced'),
    sets: count.describe('Number of identical sets'),
    tabsPerSet: count.describe('Tabs in each set'),
    price: object('The price', {
      currency: z.literal('USD').describe('All amounts are in US dollars'),
      perSet: dollars.describe(
        'The total divided by the sets, rounded half up to cents; multiplied by sets, it may differ from the total by rounding',
      ),
      total: dollars.describe(
        'The printing of the whole order, setup included; `excludes` lists what it leaves out',
      ),
      setupIncluded: z.literal(true).describe('Setup is part of both figures'),
    }),
    options: z
      .record(z.string(), z.string())
      .describe('Every option of the product with the choice that was priced'),
    colorChanges: z
      .int()
      .min(0)
      .optional()
      .describe('The number of distinct tab colors minus one, if the product charges for them'),
    breakdown: rows('Lines that add up exactly to the total; none is of 0.00', 1, {
      item: text.describe('setup, tabs, an option key, colorChanges or minimum'),
      label: text.describe('The name of the line, for people'),
      count: count.optional().describe('The tabs, sets or colors charged for, if each has a price'),
      each: z.number().optional().describe('US dollars for one of them'),
      amount: z.number().describe('US dollars, with at most two decimals'),
    }),
    shipping: object('Ground shipping for this order', {
      freeGround: z.boolean().describe('Whether ground shipping is free'),
      region: text.describe('The region where ground shipping can be free'),
      freeOver: dollars
        .optional()
        .describe('Totals over this ship free, in US dollars; absent if none does'),
      reason: text.describe('Why, in a sentence'),
    }),
    excludes: z
      .array(text)
      .describe('What the total leaves out, such as sales tax, or shipping that is not free'),
    notices: z
      .array(text)
      .optional()
      .describe('What this order probably lacks, with the total if it had it; tell the buyer'),
    nextQuantity: quantityPriceSchema
      .optional()
      .describe('The same build at the next orderable quantity; absent at the largest'),
    layout: optional('How the titles are laid out; present if you sent titles', {
      recommendedCut: cut.describe('1/N: N tab positions along the edge'),
      banks: count.describe('Staggered rows of tabs; the last may be shorter'),
      titlesThatDoNotFit: z
        .array(
          z.strictObject({
            tab: count.describe("The tab's number in the set, from 1"),
            title: text.describe('The title as you sent it'),
            reason: text.describe('Why it does not fit, and what would help'),
          }),
        )
        .describe('The first ten titles that are too long for their tabs; empty if all fit'),
      titlesThatDoNotFitCount: count
        .optional()
        .describe('How many titles do not fit, if more than are listed'),
      cut: cut.optional().describe('The cut you asked for; banks and fit are for this cut'),
      colors: z.array(text).optional().describe("The name of each tab's color, if asked for"),
    }),
    priceBook: date.describe('The date these prices took effect'),
    orderUrl: z
      .url()
      .describe('Opens the designer with this build selected, for a person to review'),
  });

export type QuoteDocument = z.infer<ReturnType<typeof quoteSchema>>;

/** The body of every HTTP error; `error` alone is enough to fix the request. */
export const errorSchema = object('Why a request is rejected', {
  error: text.describe('What is wrong and what to send instead'),
  code: z
    .enum(['missing', 'unknown', 'invalid', 'conflict', 'by_quote'])
    .optional()
    .describe('The kind of the first problem'),
  parameter: z.string().optional().describe('The first parameter with a problem'),
  validValues: z
    .array(z.union([z.string(), z.number()]))
    .optional()
    .describe('The values that parameter accepts, if there is a list'),
  quoteForm: z.url().optional().describe('Where to ask about anything priced only by quote'),
});

export type ErrorDocument = z.infer<typeof errorSchema>;

export const estimateSchema = (productIds: readonly ProductId[]) =>
  object('A delivery estimate, not a guarantee', {
    zip: z.string().regex(zipCode).describe('The destination'),
    product: z.enum(productIds).describe('The product'),
    ship_date: date.describe('The day the carrier picks up the order'),
    delivery_date: date.describe('The day the order arrives'),
    transit_business_days: z
      .int()
      .positive()
      .describe("The carrier's working days after the ship date"),
    method: text.describe("The carrier's service"),
    assumes: text.describe('What these dates depend on, and where the transit days come from'),
    approval_deadline: moment.describe(
      'The last cut-off for approving the proof with which the order ships and arrives on these dates',
    ),
    with_proof: optional(
      'The dates if the proof takes its usual time and you approve it the day it comes; absent with `approve`',
      {
        approved: date.describe('The day the proof comes'),
        ship_date: date.describe('The day the carrier then picks up the order'),
        delivery_date: date.describe('The day the order then arrives: the likely one'),
      },
    ),
    needed_by: optional(
      'When to approve the proof to have the order by a date, if you send `neededBy`',
      {
        date: date.describe('The date sent as `neededBy`'),
        possible: z
          .boolean()
          .describe(
            'Whether the order arrives by then: with the approval sent as `approve`, if any',
          ),
        approve_by: moment
          .optional()
          .describe('The last cut-off for approving the proof in time, unless it has passed'),
      },
    ),
  });

export type EstimateDocument = z.infer<ReturnType<typeof estimateSchema>>;

const optionSchema = z.strictObject({
  key: text.describe('The name of the parameter'),
  label: text.describe('What people call it'),
  default: text.describe('The choice used if you leave the option out'),
  choices: rows('The choices of this option', 1, {
    id: text.describe('The value of the parameter'),
    label: text.describe('What people call it'),
    meaning: text.optional().describe('What it is, unless an earlier product says so'),
    perTab: z.number().optional().describe('USD added for each tab of the order'),
    perSet: z.number().optional().describe('USD added for each set'),
    perOrder: z.number().optional().describe('USD added once per order'),
    percent: z.number().optional().describe('Percent of all other charges, added'),
  }),
});

/** How tabs are made: each member is said of a product, or once for all of them. */
const makingShape = {
  tabsPerSetInTools: count.optional().describe('The most tabs per set that the tools take'),
  sheetInches: z
    .array(z.number())
    .length(2)
    .optional()
    .describe('Width and height without the tab'),
  tabInches: z.number().optional().describe('How far a tab extends beyond the sheet'),
  typeface: text.optional().describe('The type of the titles, and the scripts it prints'),
  cuts: optional('The cuts, in columns: the first of each list belongs to the first cut', {
    cut: z.array(cut).describe('1/N: N tab positions along the edge'),
    usableInches: z.array(z.number()).describe('The width available to a title'),
    charactersPerLine: z.array(count).describe('About how many characters fit on a line'),
  }),
};

const productSchema = (productIds: readonly ProductId[]) =>
  z.strictObject({
    product: z.enum(productIds).describe('The value of the parameter `product`'),
    name: text.describe('What people call it'),
    tabsPerSet: object('The number of tabs a set can have', {
      min: count.describe('The fewest'),
      max: count.describe('The most'),
      default: count.describe('The number the designer starts with'),
    }),
    orderableSetQuantities: z
      .array(count)
      .min(1)
      .describe('The numbers of sets that can be ordered, ascending'),
    options: z.array(optionSchema).describe('The options of this product'),
    colors: z.array(text).optional().describe('The tab colors by name; the first is the default'),
    colorRule: text.optional().describe('What has these colors, and what they cost'),
    ...makingShape,
  });

const facts = Object.entries(allFacts).map(([key, about]) => [key, text.describe(about)]);

/** The seller's facts, as sentences for people. */
export const factsSchema = z.strictObject(
  Object.fromEntries(facts) as Readonly<Record<FactName, typeof text>>,
);

/** Everything that can be ordered: products, options, choices and quantities. */
export const capabilitiesSchema = (productIds: readonly ProductId[]) =>
  object('Everything that can be ordered, and how to ask for its price', {
    api: text.describe('The title of the service'),
    version: count.describe('The version of this document'),
    usage: text.describe('How to ask for a price'),
    products: z.array(productSchema(productIds)).min(1).describe('Everything that can be priced'),
    allProducts: object('What every product shares', makingShape),
    facts: factsSchema.describe('Facts about every order'),
    orderPage: text.describe('Address template with the placeholder {product}'),
    note: text.describe('How current the prices are'),
  });

export type CapabilitiesDocument = z.infer<ReturnType<typeof capabilitiesSchema>>;

/** The result of a quoting tool: the HTTP API's quote, and facts that buyers ask about. */
export const toolQuoteSchema = (productIds: readonly ProductId[]) =>
  quoteSchema(productIds).extend({
    quantities: z
      .array(quantityPriceSchema)
      .optional()
      .describe('The price at every orderable quantity, if asked for'),
    delivery: estimateSchema(productIds)
      .optional()
      .describe('The delivery date, if a ZIP is given'),
    facts: factsSchema.pick({ minimumOrder: true, proof: true, turnaround: true }),
  });

export type ToolQuoteDocument = z.infer<ReturnType<typeof toolQuoteSchema>>;

/**
 * Converts a schema of the contract to JSON Schema 2020-12, inlined and terse, since models read it
 * in every conversation: only names and types, of members' own members only those of the price
 * and the dates; the results show the rest, and `/openapi.json` describes it. It allows fields that later versions
 * add; otherwise official clients throw on them.
 */
export function shapeOf(schema: z.ZodType) {
  const { properties = {}, required } = z.toJSONSchema(schema);
  const shapes = Object.entries(properties).map(([name, member]) => {
    const { type, properties: own = {} } = Object(member);
    const isNamed = name === 'price' || name === 'delivery';
    const types = Object.entries(own).map(([name, member]) => [
      name,
      { type: Object(member).type },
    ]);
    return [name, { type, ...(isNamed && { properties: Object.fromEntries(types) }) }];
  });
  return { type: 'object' as const, properties: Object.fromEntries(shapes), required };
}
