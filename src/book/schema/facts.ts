import { z } from 'zod';
import { optionalFacts, requiredFacts } from '../fact-names.ts';
import { text } from './values.ts';

const factText = text.refine(
  (fact) => !/\{[^{}]*$/.test(fact),
  'close every { with } or leave both out',
);

/** The seller's facts about every order: those of the specification (2.2), and the others. */
export const factsSchema = z.strictObject({
  ...(Object.fromEntries(requiredFacts.map((key) => [key, factText])) as Record<
    (typeof requiredFacts)[number],
    typeof factText
  >),
  ...(Object.fromEntries(optionalFacts.map((key) => [key, factText.optional()])) as Record<
    (typeof optionalFacts)[number],
    z.ZodOptional<typeof factText>
  >),
});

/** Something without a price, and the names and words that requests may use for it. */
export const quoteOnlySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'write an id of lower-case letters'),
  label: text,
  parameters: z.array(
    z.string().regex(/^[a-z0-9]+$/, 'write names in lower-case letters and digits only'),
  ),
  /** Words in a value or a name that ask for it. */
  values: z.array(text),
  /** Values of these parameters that mean the standard, which has a price. */
  standard: z.array(text).optional(),
  /** Whether it is how light print on dark tabs is asked for. */
  isLightPrint: z.literal(true).optional(),
});
