import { z } from 'zod';
import { listed } from '../../text/words.ts';
import type { ParameterTable } from '../parameters.ts';
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

type Shape = z.core.JSONSchema.JSONSchema;

/** All fields of an answer; nested fields follow their parent. */
export function fieldRows(schema: z.ZodType): FieldRow[] {
  return rowsOf(z.toJSONSchema(schema), '');
}

/** The parameters of a request with their accepted values. */
export function parameterRows(table: ParameterTable): FieldRow[] {
  return Object.entries(table).map(([name, { schema, required }]) => {
    const shape = z.toJSONSchema(schema);
    const parts = [
      acceptedValues(shape) ?? typeName(shape),
      required && 'required',
      shape.default !== undefined && `default ${shape.default}`,
    ];
    return {
      path: name,
      type: parts.filter(Boolean).join(', '),
      meaning: shape.description ?? '',
    };
  });
}

/** A parameter's accepted values, if it has a list of them. */
export function acceptedChoices(schema: z.ZodType): readonly string[] | undefined {
  return z.toJSONSchema(schema).enum?.map(String);
}

function acceptedValues({ enum: values, minimum, maximum }: Shape): string | undefined {
  if (values?.every((value) => typeof value === 'number')) return inRuns(values);
  if (values) return listed(values.map(String), 'or');
  if (minimum === undefined || maximum === undefined) return undefined;
  return `${minimum} to ${maximum}`;
}

function rowsOf({ properties = {}, required = [] }: Shape, above: string): FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const shape = field as Shape;
    const path = `${above}${name}`;
    const row = {
      path,
      type: required.includes(name) ? typeName(shape) : `${typeName(shape)}, optional`,
      meaning: meaningOf(shape),
    };
    const items = shape.items as Shape | undefined;
    const below = items?.properties ? rowsOf(items, `${path}[].`) : rowsOf(shape, `${path}.`);
    return [row, ...below];
  });
}

function typeName(shape: Shape): string {
  if (shape.type === 'array') {
    const items = kindsOf(shape.items as Shape);
    return `list of ${items.map((kind) => `${kind}s`).join(' or ')}`;
  }
  return kindsOf(shape).join(' or ');
}

/** The type names of a value; dates have their own. */
function kindsOf({ type, format, const: only }: Shape): string[] {
  if (format === 'date' || format === 'date-time') return [format];
  const kinds = type as string | string[] | undefined;
  return kinds === undefined ? [typeof only] : [kinds].flat();
}

function meaningOf({ description = '', enum: values, const: only }: Shape): string {
  const fixed = only === undefined ? values : [only];
  const listed = fixed?.map((value) => JSON.stringify(value)).join(', ');
  return [description, listed].filter(Boolean).join(': ');
}
