import { z } from 'zod';

/** The body of every HTTP error; `error` alone is enough to fix the request. */
export const errorSchema = z
  .strictObject({
    error: z.string().min(1).describe('What is wrong and what to send instead'),
    parameter: z.string().optional().describe('The first parameter with a problem'),
    validValues: z
      .array(z.union([z.string(), z.number()]))
      .optional()
      .describe('The values that parameter accepts, if there is a list'),
    quoteForm: z.url().optional().describe('Where to ask about anything priced only by quote'),
  })
  .describe('Why a request is rejected');

export type ErrorDocument = z.infer<typeof errorSchema>;
