import { z } from 'zod';
import {
  capabilitiesSchema,
  errorSchema,
  estimateSchema,
  quoteSchema,
} from '../contract/answers.ts';
import { endpointPaths, pagePaths } from '../contract/paths.ts';
import { versions } from '../contract/versions.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFact } from '../pricing/facts.ts';
import { fillIn } from '../text/fill-in.ts';
import { listed } from '../text/words.ts';
import type { AnsweredExample, ApiExample } from './examples.ts';
import texts from './openapi.json' with { type: 'json' };
import { type JsonSchema, parametersOf } from './parameters.ts';
import { inRuns } from './plain-text.ts';
import { pageValues } from './sections.ts';
import { pageUrl } from './site-pages.ts';

/**
 * `/openapi.json`: the OpenAPI 3.1 description of the two HTTP endpoints.
 *
 * @param examples all `apiExamples`, with the service's answers.
 */
export function openApi(catalog: SiteCatalog, examples: readonly AnsweredExample[]) {
  const { productIds, baseUrl, book } = catalog;
  const known = {
    ...pageValues(catalog),
    neverPricedHere: statedFact(catalog, 'quoteOnly'),
  };
  const values = {
    ...known,
    baseUrl,
    version: versions.api,
    developers: pageUrl(catalog, pagePaths.developers),
    mostTabs: String(book.limits.tabsPerSet.max),
    about: fillIn(texts.about, known).join('\n\n'),
  };
  const filled: typeof texts = JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string' ? fillIn([value], values).join('') : value,
  );
  const { head, error, unchanged, otherMethod, sentHeaders, headers } = filled;
  const operation = (door: 'price' | 'delivery', path: ApiExample['path']) => {
    const { operation, answer, schema, refusal } = filled[door];
    const json = (schema: object, status: ApiExample['status']) => {
      const shown = examples
        .filter((example) => example.path === path && example.status === status)
        .map(({ id, summary, query, answer }) => [
          id,
          { summary: query === '' ? summary : `${summary}: ?${query}`, value: answer },
        ]);
      return { 'application/json': { schema, examples: Object.fromEntries(shown) } };
    };
    const parameters = parametersOf(catalog, door).map((own) => ({ in: 'query', ...own }));
    return {
      get: {
        ...operation,
        parameters,
        responses: {
          200: { description: answer, headers: sentHeaders, content: json(schema, 200) },
          304: { description: unchanged, headers: sentHeaders },
          400: { description: refusal, content: json(error.schema, 400) },
          405: { description: otherMethod, content: { 'application/json': error } },
        },
      },
    };
  };
  return {
    ...head,
    paths: {
      [endpointPaths.price]: operation('price', endpointPaths.price),
      [endpointPaths.deliveryDate]: operation('delivery', endpointPaths.deliveryDate),
    },
    components: {
      schemas: {
        Quote: openSchema(quoteSchema(productIds)),
        Capabilities: openSchema(capabilitiesSchema(productIds)),
        DeliveryEstimate: openSchema(estimateSchema(productIds)),
        Error: openSchema(errorSchema),
      },
      headers,
    },
  };
}

/**
 * Converts a contract's schema to the JSON Schema that callers should read: open to fields that
 * later versions add, without safe-integer bounds and date patterns, which add nothing to type and
 * format, and with a type list for values of several types.
 */
export function openSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format?.startsWith('date')) delete jsonSchema.pattern;
      // Some generators write patterns between slashes and escape them themselves.
      if (jsonSchema.pattern) jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\/', '/');
      const types = jsonSchema.anyOf?.map(({ type, ...rest }) =>
        Object.keys(rest).length === 0 ? type : undefined,
      );
      if (types?.every((type) => type !== undefined)) {
        delete jsonSchema.anyOf;
        jsonSchema.type = types as unknown as 'string';
      }
    },
  });
  return json;
}

export interface FieldRow {
  /** Its full path: `price.total`, `breakdown[].amount`. */
  readonly path: string;
  /** A short form of its type, such as `1 to 500` or `string, optional`. */
  readonly type: string;
  /** Its description; code is in backticks. */
  readonly meaning: string;
}

/** All fields of an object; nested fields follow their parent. */
export function fieldRows({ properties = {}, required = [] }: JsonSchema, above = ''): FieldRow[] {
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const { description: meaning = '', default: usual, type } = field;
    const path = `${above}${name}`;
    const isOptional = !required.includes(name) && usual === undefined;
    const about = [typeText(field), isOptional && 'optional', usual && `default ${usual}`];
    const row = { path, type: about.filter(Boolean).join(', '), meaning };
    const within = type === 'array' ? fieldRows(Object(field.items), `${path}[].`) : [];
    return [row, ...within, ...fieldRows(field, `${path}.`)];
  });
}

function typeText({ type, format, enum: values, minimum, maximum, ...more }: JsonSchema): string {
  if (type === 'array') return `list of ${typeText(Object(more.items))}s`;
  const fixed = values ?? (more.const === undefined ? undefined : [more.const]);
  if (fixed?.every(Number.isFinite)) return inRuns(fixed as number[]);
  if (fixed) return listed(fixed.map(String), 'or');
  if (maximum !== undefined) return `${minimum} to ${maximum}`;
  return [format?.startsWith('date') ? format : type].flat().join(' or ');
}
