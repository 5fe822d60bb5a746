import { z } from 'zod';
import type { ProductId } from '../book/schema.ts';
import { zipCode } from '../book/zip-codes.ts';

const date = z.iso.date();

/** When an order arrives at a ZIP code. */
export const estimateSchema = (productIds: readonly ProductId[]) =>
  z
    .strictObject({
      zip: z.string().regex(zipCode).describe('The destination'),
      product: z.enum(productIds).describe('The product'),
      ship_date: date.describe('The day the carrier picks up the order'),
      delivery_date: date.describe('The day the order arrives'),
      transit_business_days: z
        .int()
        .positive()
        .describe("The carrier's working days after the ship date"),
      method: z.string().min(1).describe("The carrier's service"),
      assumes: z
        .string()
        .min(1)
        .describe('What these dates depend on, and where the transit days come from'),
      approval_deadline: z.iso
        .datetime({ offset: true })
        .describe(
          'The last cut-off for approving the proof with which the order ships and arrives on these dates',
        ),
      with_proof: z
        .strictObject({
          approved: date.describe('The day the proof comes'),
          ship_date: date.describe('The day the carrier then picks up the order'),
          delivery_date: date.describe('The day the order then arrives: the likely one'),
        })
        .optional()
        .describe(
          'The dates if the proof takes its usual time and you approve it the day it comes; absent with `approve`',
        ),
      needed_by: z
        .strictObject({
          date: date.describe('The date sent as `neededBy`'),
          possible: z.boolean().describe('Whether the order can still arrive by then'),
          approve_by: z.iso
            .datetime({ offset: true })
            .optional()
            .describe('The last cut-off for approving the proof in time, if it is possible'),
        })
        .optional()
        .describe('When to approve the proof to have the order by a date, if you send `neededBy`'),
      timeline: z
        .array(
          z.strictObject({
            date: date.describe('The day'),
            step: z
              .enum(['approval', 'production', 'shipping', 'delivery', 'closed'])
              .describe('The kind of day'),
            event: z.string().min(1).describe('What happens on the day, for people'),
          }),
        )
        .describe('Every step in order, with holidays that delay one'),
    })
    .describe('A delivery estimate, not a guarantee');

export type EstimateDocument = z.infer<ReturnType<typeof estimateSchema>>;
