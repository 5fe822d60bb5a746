import { z } from 'zod';

const optionSchema = z.strictObject({
  key: z.string(),
  label: z.string(),
  default: z.string().describe('The choice that an omitted option takes'),
  choices: z.array(z.strictObject({ id: z.string(), label: z.string() })),
});

const productSchema = z.strictObject({
  product: z.enum(['paper', 'poly']),
  name: z.string(),
  tabsPerSet: z.strictObject({ min: z.int(), max: z.int(), default: z.int() }),
  orderableSetQuantities: z.array(z.int()),
  options: z.array(optionSchema),
});

/** The facts that every seller states, all of them sentences for people. */
export const factsSchema = z.strictObject({
  minimumOrder: z.string(),
  proof: z.string(),
  turnaround: z.string(),
  shipping: z.string(),
  setup: z.string(),
  madeIn: z.string(),
  quoteOnly: z.string().describe('What is priced only by quote, never by this service'),
});

/** What can be asked for: products, options, choices and quantities. */
export const capabilitiesSchema = z.strictObject({
  api: z.string(),
  version: z.int(),
  usage: z.string(),
  products: z.array(productSchema),
  facts: factsSchema,
  orderPage: z.string().describe('Address template with the placeholder {product}'),
  note: z.string(),
});

export type CapabilitiesDocument = z.infer<typeof capabilitiesSchema>;
