import { z } from 'zod';
import { text } from './values.ts';

/** What may stand in braces in a fact; `statedFacts` fills it in. */
export const factPlaceholders = [
  'minimumSets',
  'freeShippingOver',
  'freeShippingRegion',
  'freeShippingTabs',
  'productionDays',
  'quoteOnly',
  'quoteForm',
] as const;

const factText = text.refine(
  (fact) => !/\{[^{}]*$/.test(fact),
  'close every { with } or leave both out',
);

/** What the seller states of every order, under the names of the specification (2.2). */
export const factsSchema = z.strictObject({
  minimumOrder: factText,
  proof: factText,
  turnaround: factText,
  shipping: factText,
  setup: factText,
  madeIn: factText,
  quoteOnly: factText,
});

/** Something without a price, and the names and words by which a request may ask for it. */
export const quoteOnlySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'write an id of small letters'),
  label: text,
  parameters: z.array(
    z.string().regex(/^[a-z0-9]+$/, 'write names in small letters and digits only'),
  ),
  values: z.array(z.string().regex(/^[a-z0-9]+$/, 'write values in small letters and digits only')),
});
