import { z } from 'zod';
import type { ProductId } from '../book/schema.ts';
import { zipCode } from '../book/zip-code.ts';

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
      method: z.string().min(1).describe('The service, and where the transit days come from'),
      assumes: z.string().min(1).describe('What these dates depend on'),
      approval_deadline: z.iso
        .datetime({ offset: true })
        .describe(
          'The last moment to approve the proof for these dates: the cut-off on that business day',
        ),
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
