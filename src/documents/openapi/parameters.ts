import { z } from 'zod';
import type { ParameterTable } from '../parameters.ts';

/** A query parameter in OpenAPI form. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: unknown;
}

/** The parameters of an endpoint, in the order of its table. */
export function queryParameters(table: ParameterTable): Parameter[] {
  return Object.entries(table).map(([name, { schema, required, example }]) => {
    const { $schema, description = '', ...json } = z.toJSONSchema(schema, { io: 'input' });
    if (json.format === 'date') delete json.pattern;
    return { name, in: 'query', ...(required && { required }), description, schema: json, example };
  });
}
