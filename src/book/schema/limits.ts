import { z } from 'zod';
import { cents, setQuantities, text, wholeNumber } from './values.ts';

/** What can be ordered, and how much of it. */
export const limitsSchema = z.strictObject({
  tabsPerSet: z.strictObject({
    min: wholeNumber(1, 1, 'the fewest tabs per set'),
    max: wholeNumber(1, 500, 'the most tabs per set'),
    default: wholeNumber(1, 500, 'the default number of tabs per set'),
  }),
  agentTabsPerSetMax: wholeNumber(1, 500, 'the most tabs per set for agents'),
  setQuantities,
  commonTabCounts: z
    .array(wholeNumber(1, 500, 'a tab count of the price tables'))
    .min(1, 'list at least one tab count'),
  titleLengthMax: wholeNumber(1, 1000, 'the most characters of a title'),
  queryLengthMax: wholeNumber(1000, 64_000, 'the most characters of an order link'),
  freeShippingOver: cents,
  freeShippingRegion: text,
});
