import { z } from 'zod';
import { capabilitiesSchema } from '../../contract/capabilities.ts';
import { errorSchema } from '../../contract/error.ts';
import { estimateSchema } from '../../contract/estimate.ts';
import { quoteSchema } from '../../contract/quote.ts';
import type { Catalog } from '../../pricing/catalog.ts';

/** The schemas of all answers, under the names by which operations refer to them. */
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
 * A contract's JSON Schema as callers should read it: open to fields that later versions add, without
 * the bounds of safe integers and the patterns of dates, which say no more than type and format, and
 * with a list of types where a value may have one of several.
 */
function openSchema(schema: z.ZodType) {
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

/** The type of a schema that says nothing else. */
function onlyType(schema: z.core.JSONSchema.JSONSchema): string | undefined {
  const { type, ...rest } = schema;
  return typeof type === 'string' && Object.keys(rest).length === 0 ? type : undefined;
}
