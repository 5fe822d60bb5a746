import { z } from 'zod';

/** A build as documents show it; whether it can be ordered is checked with the whole book. */
const exampleSchema = z.strictObject({
  product: z.string(),
  tabs: z.int().optional(),
  sets: z.int().optional(),
  options: z.record(z.string(), z.string()).optional(),
  colorChanges: z.int().optional(),
  titles: z.array(z.string()).optional(),
  /** What the tabs are, such as "A to Z". */
  label: z.string().optional(),
});

export const examplesSchema = z.strictObject({
  usual: exampleSchema,
  titled: exampleSchema.required({ titles: true }),
  faq: z.array(exampleSchema),
  worked: z.array(exampleSchema),
});
