import { z } from 'zod';

const dollars = z.number().describe('US dollars with at most two decimals');
const wholeNumber = z.int();

/** A quote as HTTP and MCP show it. */
export const quoteSchema = z
  .strictObject({
    product: z.enum(['paper', 'poly']),
    sets: wholeNumber.describe('Number of identical sets'),
    tabsPerSet: wholeNumber.describe('Tabs in each set'),
    price: z
      .strictObject({
        currency: z.literal('USD'),
        perSet: dollars.describe(
          'The total divided by the sets, rounded half-up to cents: times the sets it may differ from the total',
        ),
        total: dollars.describe(
          'What the whole order costs, setup included: the figure that holds',
        ),
        setupIncluded: z.literal(true),
      })
      .describe('The price'),
    options: z
      .record(z.string(), z.string())
      .describe('Every option of the product with the choice that was priced'),
    colorChanges: wholeNumber
      .optional()
      .describe('Poly only: the number of distinct tab colors minus one'),
    breakdown: z
      .array(
        z.strictObject({
          item: z.string().describe('setup, tabs, an option key or colorChanges'),
          label: z.string().describe('What the line is, and how it is worked out'),
          amount: dollars,
        }),
      )
      .describe('Lines that add up to the total exactly'),
    shipping: z
      .strictObject({
        freeGround: z.boolean().describe('Whether ground shipping is free'),
        region: z.string().describe('Where that holds'),
        freeOver: dollars.describe('Totals over this ship free'),
        reason: z.string(),
      })
      .describe('Ground shipping of this order'),
    nextQuantity: z
      .strictObject({ sets: wholeNumber, perSet: dollars, total: dollars })
      .optional()
      .describe('The next orderable quantity of the same build; absent at the top'),
    layout: z
      .strictObject({
        recommendedCut: z.string().describe('1/N: N tab positions along the edge'),
        banks: wholeNumber.describe('Full staggered rows of tabs'),
        titlesThatDoNotFit: z.array(
          z.strictObject({ tab: wholeNumber, title: z.string(), reason: z.string() }),
        ),
      })
      .optional()
      .describe('Present where titles were given'),
    priceBook: z.string().describe('The date of the price book'),
    orderUrl: z
      .string()
      .describe('Opens the designer with this build selected, for a person to review'),
  })
  .describe('A price, setup included');

export type QuoteDocument = z.infer<typeof quoteSchema>;
