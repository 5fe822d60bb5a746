import { z } from 'zod';
import { listed } from '../../text/words.ts';
import type { JsonSchema, ParameterTable } from '../parameters.ts';
import { inRuns } from '../plain-text.ts';

/** A field of an answer, or a parameter of a request. */
export interface FieldRow {
  /** Its full path: `price.total`, `breakdown[].amount`. */
  readonly path: string;
  /** A short form of its type, such as `integer, 1 to 500` or `string, optional`. */
  readonly type: string;
  /** Its description; code is in backticks. */
  readonly meaning: string;
}

/** All fields of an answer; nested fields follow their parent. */
export function fieldRows(schema: z.ZodType): FieldRow[] {
  return rowsOf(z.toJSONSchema(schema), '');
}

/** The parameters of a request with their accepted values. */
export function parameterRows(table: ParameterTable): FieldRow[] {
  return Object.entries(table).map(([path, { schema, text = '', required }]) => {
    const parts = [
      acceptedValues(schema) ?? typeName(schema),
      required && 'required',
      schema.default !== undefined && `default ${schema.default}`,
    ];
    return { path, type: parts.filter(Boolean).join(', '), meaning: text };
  });
}

function acceptedValues({ enum: values, minimum, maximum }: JsonSchema): string | undefined {
  if (values?.every((value) => typeof value === 'number')) return inRuns(values);
  if (values) return listed(values.map(String), 'or');
  if (minimum === undefined || maximum === undefined) return undefined;
  return `${minimum} to ${maximum}`;
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, above: string): FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const shape = field as JsonSchema;
    const path = `${above}${name}`;
    const row = {
      path,
      type: required.includes(name) ? typeName(shape) : `${typeName(shape)}, optional`,
      meaning: meaningOf(shape),
    };
    const items = shape.items as JsonSchema | undefined;
    const below = items?.properties ? rowsOf(items, `${path}[].`) : rowsOf(shape, `${path}.`);
    return [row, ...below];
  });
}

function typeName(shape: JsonSchema): string {
  if (shape.type === 'array') {
    const items = kindsOf(shape.items as JsonSchema);
    return `list of ${items.map((kind) => `${kind}s`).join(' or ')}`;
  }
  return kindsOf(shape).join(' or ');
}

/** The type names of a value; dates have their own. */
function kindsOf({ type, format, const: only }: JsonSchema): string[] {
  if (format === 'date' || format === 'date-time') return [format];
  const kinds = type as string | string[] | undefined;
  return kinds === undefined ? [typeof only] : [kinds].flat();
}

function meaningOf({ description = '', enum: values, const: only }: JsonSchema): string {
  const fixed = only === undefined ? values : [only];
  const listed = fixed?.map((value) => JSON.stringify(value)).join(', ');
  return [description, listed].filter(Boolean).join(': ');
}
