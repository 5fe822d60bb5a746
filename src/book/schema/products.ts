import { z } from 'zod';
import { colorsSchema } from './colors.ts';
import { dieSchema, holesSchema, narrowestCut, stripInches } from './die.ts';
import { cents, dollars, hexColor, text, wholeNumber } from './values.ts';

/** What a choice does to the physical tab, as shown in drawings and proofs. */
const effectSchema = z.strictObject({
  holes: holesSchema.optional(),
  /** The width of a strip along the binding edge. */
  edgeStripInches: stripInches.optional(),
  printsBack: z.literal(true, 'write true or leave it out').optional(),
  printsBody: z.literal(true, 'write true or leave it out').optional(),
  /** The color of the titles; black by default. */
  inkHex: hexColor.optional(),
});

const choiceSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+$/, 'write an id of lower-case letters and digits, such as "3hole"'),
    label: text,
    meaning: text,
    /** Other words that buyers may use for it, such as "double-sided". */
    alsoCalled: z.array(text).optional(),
    /** When to choose it, as a sentence for the FAQ. */
    advice: text.optional(),
    /** Added for each tab of the order. */
    perTab: z
      .string('write dollars as text in quotes, such as "0.0135"')
      .regex(
        /^-?\d{1,2}(\.\d{1,4})?$/,
        'write dollars with at most four decimals, such as "0.0135"',
      )
      .optional(),
    /** Added once per order. */
    perOrder: cents.optional(),
    /** Whether it is intended to be cheaper than the default choice. */
    discount: z.boolean().optional(),
    /** Business days added to the product's production days; negative if it saves time. */
    productionDays: wholeNumber(
      -120,
      120,
      'what a choice adds to production, in business days,',
    ).optional(),
    effect: effectSchema.optional(),
  })
  .refine(({ perTab, discount }) => discount || !perTab?.startsWith('-'), {
    path: ['perTab'],
    error: 'only a choice marked discount: true may lower the price',
  })
  .refine(({ perTab, perOrder }) => perTab === undefined || perOrder === undefined, {
    path: ['perOrder'],
    error: 'a choice is charged per tab or per order, not both: leave one out',
  });

/** An option of which a buyer picks one choice. */
const optionSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-zA-Z]*$/, 'write a key of letters, such as "collation"'),
  label: text,
  /** Other names that buyers may use for it, such as "holes". */
  alsoCalled: z.array(text).optional(),
  /** A buyer's question about it; the FAQ then explains its choices. */
  question: text.optional(),
  default: z.string(),
  choices: z.array(choiceSchema).min(1, 'an option needs at least one choice'),
});

/** Everything about a product. */
export const productSchema = z.strictObject({
  name: text,
  /** Its name in a sentence: "paper tabs", "paper or poly". */
  noun: text,
  /** Other words that buyers may use for it, such as "plastic". */
  alsoCalled: z.array(text).optional(),
  summary: text,
  /** Completes "Choose paper for ...". */
  bestFor: text,
  /** Business days from approval of the proof to the last day of production. */
  productionDays: wholeNumber(0, 120, 'production in business days'),
  setup: cents,
  rates: z.record(
    z.string().regex(/^[1-9]\d*$/, 'list a rate under a number of sets, such as 250'),
    dollars,
  ),
  colorChange: cents.optional(),
  options: z.array(optionSchema).min(1, 'a product needs at least one option'),
  colors: colorsSchema.optional(),
  cuts: z.strictObject({
    min: wholeNumber(2, narrowestCut, 'the widest cut, 1/N,'),
    max: wholeNumber(2, narrowestCut, 'the narrowest cut, 1/N,'),
  }),
  die: dieSchema,
});

/** All products, by id. */
export const productsSchema = z
  .record(
    z.string().regex(/^[a-z][a-z0-9]*$/, 'write a product id of lower-case letters and digits'),
    productSchema,
  )
  .refine((products) => Object.keys(products).length > 0, 'list at least one product');
