import { z } from 'zod';
import { text } from './values.ts';

const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'write a name for the address in small letters, digits and hyphens, such as "trial-notebook"',
  );

/** What to order for a way of using a set. */
const setUseSchema = z.strictObject({
  /** Why this suits it, as a sentence for buyers. */
  why: text,
  product: z.string(),
  /** Choice ids by option key; an option that is left out is at its default. */
  options: z.record(z.string(), z.string()),
});

const readySetSchema = z.strictObject({
  name: text.max(48, 'write a name of at most 48 characters: search results cut longer ones'),
  /** Who uses it, as a phrase. */
  usedBy: text,
  /** One or two sentences for whoever considers it. */
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

/** Ready-made sets by field, and what suits the ways in which they are used. */
export const setsSchema = z.strictObject({
  uses: z.record(z.string(), setUseSchema),
  fields: z.record(slug, setFieldSchema),
});
