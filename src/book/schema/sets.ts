import { z } from 'zod';
import { text } from './values.ts';

const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'write a name for the address in lower-case letters, digits and hyphens, such as "trial-notebook"',
  );

/** The order that suits one way of using a set. */
const setUseSchema = z.strictObject({
  /** Why it is suitable, as a sentence for buyers. */
  why: text,
  product: z.string(),
  /** Choice ids by option key; omitted options take their defaults. */
  options: z.record(z.string(), z.string()),
});

const readySetSchema = z.strictObject({
  name: text.max(48, 'write a name of at most 48 characters: search results truncate longer ones'),
  /** Other words for it that people search for, such as `SDS`. */
  alsoCalled: z.array(text).optional(),
  /** Who uses it, as a phrase. */
  usedBy: text,
  /** One or two sentences for a buyer considering it. */
  about: text.max(160, 'write at most 160 characters: search results show no more'),
  /** A key of `uses`. */
  use: z.string(),
  titles: z
    .array(text.regex(/^[^|]*$/, 'write titles without |: order links separate titles with it'))
    .min(2, 'list at least two titles'),
});

const setFieldSchema = z.strictObject({
  name: text,
  about: text,
  sets: z.record(slug, readySetSchema),
});

/** Ready-made sets by field, and the orders that suit their uses. */
export const setsSchema = z.strictObject({
  uses: z.record(z.string(), setUseSchema),
  fields: z.record(slug, setFieldSchema),
});
