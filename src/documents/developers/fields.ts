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
    const { enum: values, minimum, maximum, default: usual } = schema;
    const range = maximum === undefined ? typeName(schema) : `${minimum} to ${maximum}`;
    const type = [
      values ? valuesText(values) : range,
      required && 'required',
      usual !== undefined && `default ${usual}`,
    ];
    return { path, type: type.filter(Boolean).join(', '), meaning: text };
  });
}

function valuesText(values: readonly unknown[]): string {
  return values.every((value) => typeof value === 'number')
    ? inRuns(values)
    : listed(values.map(String), 'or');
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, above: string): FieldRow[] {
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const { description, enum: values, const: only } = field;
    const fixed = (only === undefined ? values : [only])?.map((value) => JSON.stringify(value));
    const path = `${above}${name}`;
    const items = field.items as JsonSchema | undefined;
    return [
      {
        path,
        type: `${typeName(field)}${required.includes(name) ? '' : ', optional'}`,
        meaning: [description, fixed?.join(', ')].filter(Boolean).join(': '),
      },
      ...(items?.properties ? rowsOf(items, `${path}[].`) : rowsOf(field, `${path}.`)),
    ];
  });
}

/** The type of a value in words; dates have their own, and a list its items'. */
function typeName({ type, format, const: only, items }: JsonSchema, plural = ''): string {
  if (type === 'array') return `list of ${typeName(items as JsonSchema, 's')}`;
  const kinds = format?.startsWith('date') ? format : (type ?? typeof only);
  return [kinds]
    .flat()
    .map((kind) => `${kind}${plural}`)
    .join(' or ');
}
