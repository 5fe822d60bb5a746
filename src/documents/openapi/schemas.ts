import { z } from 'zod';
import { capabilitiesSchema } from '../../contract/capabilities.ts';
import { errorSchema } from '../../contract/error.ts';
import { estimateSchema } from '../../contract/estimate.ts';
import { quoteSchema } from '../../contract/quote.ts';
import type { Catalog } from '../../pricing/catalog.ts';

/** The schemas of all answers, by the names that operations refer to. */
export function componentSchemas({ productIds }: Catalog) {
  return {
    Quote: openSchema(quoteSchema(productIds)),
    Capabilities: openSchema(capabilitiesSchema(productIds)),
    DeliveryEstimate: openSchema(estimateSchema(productIds)),
    Error: openSchema(errorSchema),
  };
}

export type SchemaName = keyof ReturnType<typeof componentSchemas>;

export function schemaRef(name: SchemaName) {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Converts a contract's schema to the JSON Schema that callers should read: open to fields that
 * later versions add, without safe-integer bounds and date patterns, which add nothing to type and
 * format, and with a type list for values of several types.
 */
export function openSchema(schema: z.ZodType) {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.format?.startsWith('date')) delete jsonSchema.pattern;
      const types = jsonSchema.anyOf?.map(onlyType);
      if (types?.every((type) => type !== undefined)) {
        delete jsonSchema.anyOf;
        jsonSchema.type = types as unknown as 'string';
      }
    },
  });
  return json;
}

/** The type of a schema that has no other keywords. */
function onlyType(schema: z.core.JSONSchema.JSONSchema): string | undefined {
  const { type, ...rest } = schema;
  return typeof type === 'string' && Object.keys(rest).length === 0 ? type : undefined;
}
