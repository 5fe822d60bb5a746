import { z } from 'zod';
import { productIds } from '../product-ids.ts';
import { text, wholeNumber } from './values.ts';

const choiceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+$/, 'write an id of small letters and digits, such as "3hole"'),
  label: text,
  meaning: text,
});

/** What a buyer chooses one of. */
export const optionSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-zA-Z]*$/, 'write a key of letters, such as "collation"'),
  label: text,
  default: z.string(),
  choices: z.array(choiceSchema).min(1, 'an option has at least one choice'),
});

/** The most tabs, side by side, that an edge is cut into. */
export const narrowestCut = 20;

const productId = z.enum(productIds, 'the products are "paper" and "poly"');

/** A product with its options; what they cost stands in the price book. */
export const productSchema = z.strictObject({
  id: productId,
  name: text,
  summary: text,
  cuts: z.strictObject({
    min: wholeNumber(2, narrowestCut, 'the widest cut, 1/N,'),
    max: wholeNumber(2, narrowestCut, 'the narrowest cut, 1/N,'),
  }),
  options: z.array(optionSchema).min(1, 'a product has at least one option'),
});
