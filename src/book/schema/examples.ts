import { z } from 'zod';

/** A build as documents show it; `checkExamples` checks that it can be ordered. */
const exampleSchema = z.strictObject({
  product: z.string(),
  tabs: z.int().optional(),
  sets: z.int().optional(),
  options: z.record(z.string(), z.string()).optional(),
  colorChanges: z.int().optional(),
  titles: z.array(z.string()).optional(),
  /** A name for the titles, such as "A to Z". */
  label: z.string().optional(),
});

export const examplesSchema = z.strictObject({
  usual: exampleSchema,
  titled: exampleSchema.required({ titles: true }),
  faq: z.array(exampleSchema),
  worked: z.array(exampleSchema),
});
