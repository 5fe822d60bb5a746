import { z } from 'zod';
import type { ProductId } from '../book/schema.ts';
import { estimateSchema, factsSchema, quantityPriceSchema, quoteSchema } from './answers.ts';

/** The result of a quoting tool: the HTTP API's quote, and facts that buyers ask about. */
export const titledQuoteSchema = (productIds: readonly ProductId[]) =>
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

/** The same for a tool without titles. */
export const untitledQuoteSchema = (productIds: readonly ProductId[]) =>
  titledQuoteSchema(productIds).omit({ layout: true });

export type ToolQuoteDocument = z.infer<ReturnType<typeof titledQuoteSchema>>;

/**
 * Converts a schema of the contract to JSON Schema 2020-12, inlined and terse, since models read it
 * in every conversation: only names and types, of members' own members only the price's; the
 * results show the rest, and `/openapi.json` describes it. It allows fields that later versions
 * add; otherwise official clients throw on them.
 */
export function shapeOf(schema: z.ZodType) {
  const { $schema, ...shape } = z.toJSONSchema(schema, { override: keepShape });
  return shape as { readonly type: 'object'; readonly [keyword: string]: unknown };
}

const named = ['', 'properties.price', 'properties.delivery'];

function keepShape({ jsonSchema, path }: { jsonSchema: object; path: readonly unknown[] }): void {
  const isNamed = named.includes(path.join('.'));
  for (const keyword of Object.keys(jsonSchema)) {
    const isKept =
      keyword === 'type' ||
      (isNamed && keyword === 'properties') ||
      (keyword === 'required' && path.length === 0);
    if (!isKept) delete (jsonSchema as Record<string, unknown>)[keyword];
  }
}
