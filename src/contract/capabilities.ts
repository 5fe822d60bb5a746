import { z } from 'zod';
import { allFacts, type FactName } from '../book/fact-names.ts';
import type { ProductId } from '../book/schema.ts';

const text = z.string().min(1);
const count = z.int().min(1);

const optionSchema = z.strictObject({
  key: text.describe('The name of the parameter'),
  label: text.describe('What people call it'),
  default: text.describe('The choice used if you leave the option out'),
  choices: z
    .array(
      z.strictObject({
        id: text.describe('The value of the parameter'),
        label: text.describe('What people call it'),
        meaning: text.optional().describe('What it is'),
        perTab: z.number().optional().describe('USD added for each tab of the order'),
        perSet: z.number().optional().describe('USD added for each set'),
        perOrder: z.number().optional().describe('USD added once per order'),
        percent: z.number().optional().describe('Percent of all other charges, added'),
      }),
    )
    .min(1)
    .describe('The choices of this option'),
});

const productSchema = (productIds: readonly ProductId[]) =>
  z.strictObject({
    product: z.enum(productIds).describe('The value of the parameter `product`'),
    name: text.describe('What people call it'),
    tabsPerSet: z
      .strictObject({
        min: count.describe('The fewest'),
        max: count.describe('The most'),
        default: count.describe('The number the designer starts with'),
      })
      .describe('The number of tabs a set can have'),
    tabsPerSetInTools: count.describe('The most tabs per set that the tools take'),
    orderableSetQuantities: z
      .array(count)
      .min(1)
      .describe('The numbers of sets that can be ordered, ascending'),
    options: z.array(optionSchema).describe('The options of this product'),
    sheetInches: z.array(z.number()).length(2).describe('Width and height without the tab'),
    tabInches: z.number().describe('How far a tab extends beyond the sheet'),
    typeface: text.describe('The type of the titles'),
    colors: z.array(text).optional().describe('The tab colors by name; the first is the default'),
    cuts: z
      .array(
        z.strictObject({
          cut: text.describe('1/N: N tab positions along the edge'),
          usableInches: z.number().describe('The width available to a title'),
          type: text.describe('The type sizes, in points'),
          charactersPerLine: count.describe('About how many characters fit on a line'),
        }),
      )
      .min(1)
      .describe('The cuts of this product, with the type that fits their tabs'),
  });

const facts = Object.entries(allFacts).map(([key, { about }]) => [key, text.describe(about)]);

/** The seller's facts, as sentences for people. */
export const factsSchema = z.strictObject(
  Object.fromEntries(facts) as Readonly<Record<FactName, typeof text>>,
);

/** Everything that can be ordered: products, options, choices and quantities. */
export const capabilitiesSchema = (productIds: readonly ProductId[]) =>
  z
    .strictObject({
      api: text.describe('The title of the service'),
      version: z.int().min(1).describe('The version of this document'),
      usage: text.describe('How to ask for a price'),
      products: z.array(productSchema(productIds)).min(1).describe('Everything that can be priced'),
      facts: factsSchema.describe('Facts about every order'),
      orderPage: text.describe('Address template with the placeholder {product}'),
      note: text.describe('How current the prices are'),
    })
    .describe('Everything that can be ordered, and how to ask for its price');

export type CapabilitiesDocument = z.infer<ReturnType<typeof capabilitiesSchema>>;
