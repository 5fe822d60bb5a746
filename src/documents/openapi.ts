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
import { statedFacts } from '../pricing/facts.ts';
import { listed } from '../text/words.ts';
import type { AnsweredExample, ApiExample } from './examples.ts';
import {
  deliveryParameters,
  type JsonSchema,
  type ParameterTable,
  priceParameters,
} from './parameters.ts';
import { inRuns } from './plain-text.ts';
import { personDecides } from './sentences.ts';
import { pageUrl } from './site-pages.ts';

/**
 * `/openapi.json`: the OpenAPI 3.1 description of the two HTTP endpoints.
 *
 * @param examples all `apiExamples`, with the service's answers.
 */
export function openApi(catalog: SiteCatalog, examples: readonly AnsweredExample[]) {
  const { seller, limits } = catalog.book;
  const { productIds } = catalog;
  const facts = statedFacts(catalog);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tabquote',
      version: versions.api,
      summary: 'Instant prices and delivery dates for custom printed index tab dividers',
      description: [
        `Exact prices, setup included, and delivery dates for custom printed index tab dividers from ${seller.name}. Free and read-only, no key: nothing is bought, reserved or stored. Every quote has an \`orderUrl\`; ${personDecides('it')}.`,
        `Minimum order: ${facts.minimumOrder}. ${facts.turnaround} ${facts.shipping}`,
        facts.quoteOnly,
        "Send numbers in plain digits and each parameter once. Unknown parameters are rejected, so a typo can't quote a wrong price. Responses may gain fields; within version 1 none is removed or changes its meaning.",
        'GET, HEAD and OPTIONS are allowed from any origin.',
      ].join('\n\n'),
      contact: {
        name: seller.name,
        email: seller.email,
        url: pageUrl(catalog, pagePaths.developers),
      },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: catalog.baseUrl, description: 'The service' }],
    externalDocs: {
      description: 'How to call the API, with examples',
      url: pageUrl(catalog, pagePaths.developers),
    },
    security: [],
    tags: [
      { name: 'Prices', description: 'The price of an order, and everything that can be ordered.' },
      { name: 'Delivery', description: 'When an order arrives.' },
    ],
    paths: {
      [endpointPaths.price]: operation(examples, {
        operationId: 'getPrice',
        tags: ['Prices'],
        summary: 'Price a build',
        description: `Send \`product\`, \`tabs\` (or \`labels\`) and \`sets\` to get a quote; an option you leave out uses its default. Without parameters, you get the capabilities document: products, options, choices and orderable quantities. Up to ${limits.tabsPerSet.max} tabs per set.`,
        parameters: priceParameters(catalog),
        path: endpointPaths.price,
        answer: 'The quote, or the capabilities if you send no parameters.',
        schema: { oneOf: [schemaRef('Quote'), schemaRef('Capabilities')] },
        refusal: 'Something is missing or wrong. `error` names it and says what to send instead.',
      }),
      [endpointPaths.deliveryDate]: operation(examples, {
        operationId: 'getDeliveryDate',
        tags: ['Delivery'],
        summary: 'Estimate a delivery date',
        description:
          'When an order arrives at a ZIP code: order now, proof approved by the cut-off, standard production, then ground transit. `assumes` spells this out. An estimate, not a guarantee.',
        parameters: deliveryParameters(catalog),
        path: endpointPaths.deliveryDate,
        answer: 'The estimate.',
        schema: schemaRef('DeliveryEstimate'),
        refusal:
          'Something is missing or wrong, or ground service does not go there. `error` says which, and what to send instead.',
      }),
    },
    components: {
      schemas: {
        Quote: openSchema(quoteSchema(productIds)),
        Capabilities: openSchema(capabilitiesSchema(productIds)),
        DeliveryEstimate: openSchema(estimateSchema(productIds)),
        Error: openSchema(errorSchema),
      },
      headers: {
        ETag: {
          description: 'Identifies this version of the response; send it back as `If-None-Match`.',
          schema: { type: 'string' },
          example: '"K3bGSCiMqVnLLkTjtFyOZu2uWLM"',
        },
        CacheControl: {
          description:
            'How long you may cache the response. `private` responses (titles, ZIP codes) belong in no shared cache.',
          schema: { type: 'string' },
          example: 'public, max-age=300',
        },
      },
    },
  };
}

type Words = 'operationId' | 'summary' | 'description' | 'answer' | 'refusal';

/** An endpoint in words, with the schema of its answers. */
interface Endpoint extends Readonly<Record<Words, string>> {
  readonly tags: readonly string[];
  readonly parameters: ParameterTable;
  readonly path: ApiExample['path'];
  readonly schema: object;
}

const headers = {
  ETag: { $ref: '#/components/headers/ETag' },
  'Cache-Control': { $ref: '#/components/headers/CacheControl' },
};

function operation(
  examples: readonly AnsweredExample[],
  { parameters, path, answer, schema, refusal, ...named }: Endpoint,
) {
  const shown = (status: ApiExample['status']) =>
    examples
      .filter((example) => example.path === path && example.status === status)
      .map(({ id, summary, query, answer }) => [
        id,
        { summary: query === '' ? summary : `${summary}: ?${query}`, value: answer },
      ]);
  const json = (schema: object, status: ApiExample['status']) => ({
    'application/json': { schema, examples: Object.fromEntries(shown(status)) },
  });
  return {
    get: {
      ...named,
      parameters: Object.entries(parameters).map(([name, parameter]) => {
        const { text, required, schema, example } = parameter;
        return { name, in: 'query', required, description: text, schema, example };
      }),
      responses: {
        200: { description: answer, headers, content: json(schema, 200) },
        304: {
          description: 'The response named in `If-None-Match` is still current. No body.',
          headers,
        },
        400: { description: refusal, content: json(schemaRef('Error'), 400) },
        405: {
          description: 'Only GET, HEAD and OPTIONS are allowed; `Allow` lists them.',
          content: { 'application/json': { schema: schemaRef('Error') } },
        },
      },
    },
  };
}

function schemaRef(name: 'Quote' | 'Capabilities' | 'DeliveryEstimate' | 'Error') {
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
  /** A short form of its type, such as `integer, 1 to 500` or `string, optional`. */
  readonly type: string;
  /** Its description; code is in backticks. */
  readonly meaning: string;
}

/** All fields of an answer; nested fields follow their parent. */
export function fieldRows(schema: z.ZodType): FieldRow[] {
  return rowsOf(z.toJSONSchema(schema), '');
}

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
