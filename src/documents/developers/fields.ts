import { z } from 'zod';

/** A field of an answer. */
export interface FieldRow {
  /** Its name with those above it: `price.total`, `breakdown[].amount`. */
  readonly path: string;
  readonly type: string;
  readonly meaning: string;
  readonly isOptional: boolean;
}

type Shape = z.core.JSONSchema.JSONSchema;

/** All fields of an answer, those of objects and lists after what holds them. */
export function fieldRows(schema: z.ZodType): FieldRow[] {
  return rowsOf(z.toJSONSchema(schema), '');
}

function rowsOf({ properties = {}, required = [] }: Shape, above: string): FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const shape = field as Shape;
    const path = `${above}${name}`;
    const row = {
      path,
      type: typeName(shape),
      meaning: meaningOf(shape),
      isOptional: !required.includes(name),
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

/** What a value may be; dates have a name of their own. */
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
