import { z } from 'zod';
import type { ProductId } from '../book/schema.ts';
import { factsSchema } from './capabilities.ts';
import type { EstimateDocument } from './estimate.ts';
import { quantityPriceSchema, quoteSchema } from './quote.ts';

/** The names of the MCP tools. */
export const toolNames = {
  capabilities: 'get_pricing_capabilities',
  quote: 'quote_price',
  draft: 'draft_order',
} as const;

/** An estimate; models need to know only its dates. */
const deliverySchema = z.looseObject({
  ship_date: z.string(),
  delivery_date: z.string(),
  approval_deadline: z.string(),
}) as unknown as z.ZodType<EstimateDocument>;

/** What a quoting tool answers: the quote of the HTTP API, and the facts that a buyer asks for. */
export const titledQuoteSchema = (productIds: readonly ProductId[]) =>
  quoteSchema(productIds).extend({
    quantities: z
      .array(quantityPriceSchema)
      .optional()
      .describe('The price at every orderable quantity, if asked for'),
    delivery: deliverySchema.optional().describe('The delivery date, if a ZIP is given'),
    facts: factsSchema.pick({ minimumOrder: true, proof: true, turnaround: true }),
  });

/** The same for a tool that takes no titles. */
export const untitledQuoteSchema = (productIds: readonly ProductId[]) =>
  titledQuoteSchema(productIds).omit({ layout: true });

export type ToolQuoteDocument = z.infer<ReturnType<typeof titledQuoteSchema>>;

/**
 * A schema of the contract as JSON Schema 2020-12, inlined and in few words, since models read it
 * with every conversation: names and types, and what is required, at the top only. It
 * is open to fields that later versions add; official clients throw on those if it is not.
 */
export function shapeOf(schema: z.ZodType): ObjectShape {
  const { $schema, ...shape } = z.toJSONSchema(schema, { override: keepShape });
  return shape as ObjectShape;
}

/** The schema of a tool's arguments, without what only says that integers are safe. */
export function inputShapeOf(schema: z.ZodType): ObjectShape {
  const { $schema, ...shape } = z.toJSONSchema(schema, { io: 'input', override: keepBounds });
  return shape as ObjectShape;
}

function keepBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

export interface ObjectShape {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

const kept = ['type', 'properties', 'items'];

function keepShape({ jsonSchema, path }: { jsonSchema: object; path: readonly unknown[] }): void {
  const schema = jsonSchema as Record<string, unknown>;
  for (const keyword of Object.keys(schema)) {
    const isKept = kept.includes(keyword) || (keyword === 'required' && path.length === 0);
    if (!isKept || schema[keyword] === false) delete schema[keyword];
  }
}
