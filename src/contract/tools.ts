import { z } from 'zod';
import type { ProductId } from '../book/schema.ts';
import { estimateSchema, factsSchema, quantityPriceSchema, quoteSchema } from './answers.ts';

/** The result of a quoting tool: the HTTP API's quote, and facts that buyers ask about. */
export const toolQuoteSchema = (productIds: readonly ProductId[]) =>
  quoteSchema(productIds).extend({
    quantities: z
      .array(quantityPriceSchema)
      .optional()
      .describe('The price at every orderable quantity, if asked for'),
    delivery: estimateSchema(productIds)
      .optional()
      .describe('The delivery date, if a ZIP is given'),
    facts: factsSchema.pick({ minimumOrder: true, proof: true, turnaround: true }),
  });

export type ToolQuoteDocument = z.infer<ReturnType<typeof toolQuoteSchema>>;

/**
 * Converts a schema of the contract to JSON Schema 2020-12, inlined and terse, since models read it
 * in every conversation: only names and types, of members' own members only those of the price
 * and the dates; the results show the rest, and `/openapi.json` describes it. It allows fields that later versions
 * add; otherwise official clients throw on them.
 */
export function shapeOf(schema: z.ZodType) {
  const { properties = {}, required } = z.toJSONSchema(schema);
  const shapes = Object.entries(properties).map(([name, member]) => {
    const { type, properties: own = {} } = Object(member);
    const isNamed = name === 'price' || name === 'delivery';
    const types = Object.entries(own).map(([name, member]) => [
      name,
      { type: Object(member).type },
    ]);
    return [name, { type, ...(isNamed && { properties: Object.fromEntries(types) }) }];
  });
  return { type: 'object' as const, properties: Object.fromEntries(shapes), required };
}
