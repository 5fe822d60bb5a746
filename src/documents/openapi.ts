import { z } from 'zod';
import {
  capabilitiesSchema,
  errorSchema,
  estimateSchema,
  quoteSchema,
} from '../contract/answers.ts';
import { endpointPaths, pagePaths } from '../contract/paths.ts';
import { versions } from '../contract/versions.ts';
import type { Catalog, SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import type { AnsweredExample, ApiExample } from './examples.ts';
import { deliveryParameters, type ParameterTable, priceParameters } from './parameters.ts';
import { personDecides } from './sentences.ts';
import { pageUrl } from './site-pages.ts';

/**
 * `/openapi.json`: the OpenAPI 3.1 description of the two HTTP endpoints.
 *
 * @param examples all `apiExamples`, with the service's answers.
 */
export function openApi(catalog: SiteCatalog, examples: readonly AnsweredExample[]) {
  const { seller, limits } = catalog.book;
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
      [endpointPaths.price]: {
        get: {
          operationId: 'getPrice',
          tags: ['Prices'],
          summary: 'Price a build',
          description: `Send \`product\`, \`tabs\` (or \`labels\`) and \`sets\` to get a quote; an option you leave out uses its default. Without parameters, you get the capabilities document: products, options, choices and orderable quantities. Up to ${limits.tabsPerSet.max} tabs per set.`,
          parameters: queryParameters(priceParameters(catalog)),
          responses: responses({
            examples: examples.filter(({ path }) => path === endpointPaths.price),
            description: 'The quote, or the capabilities if you send no parameters.',
            schema: { oneOf: [schemaRef('Quote'), schemaRef('Capabilities')] },
            refusal:
              'Something is missing or wrong. `error` names it and says what to send instead.',
          }),
        },
      },
      [endpointPaths.deliveryDate]: {
        get: {
          operationId: 'getDeliveryDate',
          tags: ['Delivery'],
          summary: 'Estimate a delivery date',
          description:
            'When an order arrives at a ZIP code: order now, proof approved by the cut-off, standard production, then ground transit. `assumes` spells this out. An estimate, not a guarantee.',
          parameters: queryParameters(deliveryParameters(catalog)),
          responses: responses({
            examples: examples.filter(({ path }) => path === endpointPaths.deliveryDate),
            description: 'The estimate.',
            schema: schemaRef('DeliveryEstimate'),
            refusal:
              'Something is missing or wrong, or ground service does not go there. `error` says which, and what to send instead.',
          }),
        },
      },
    },
    components: {
      schemas: componentSchemas(catalog),
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

interface Outcomes {
  readonly examples: readonly AnsweredExample[];
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly refusal: string;
}

const answerHeaders = {
  ETag: { $ref: '#/components/headers/ETag' },
  'Cache-Control': { $ref: '#/components/headers/CacheControl' },
};

const notModified = {
  description: 'The response named in `If-None-Match` is still current. No body.',
  headers: answerHeaders,
};

const methodNotAllowed = {
  description: 'Only GET, HEAD and OPTIONS are allowed; `Allow` lists them.',
  content: { 'application/json': { schema: schemaRef('Error') } },
};

function responses({ examples, description, schema, refusal }: Outcomes) {
  return {
    200: {
      description,
      headers: answerHeaders,
      content: json(schema, examples, 200),
    },
    304: notModified,
    400: { description: refusal, content: json(schemaRef('Error'), examples, 400) },
    405: methodNotAllowed,
  };
}

/** An answer's schema, with the examples that have its status. */
function json(
  schema: Outcomes['schema'],
  examples: readonly AnsweredExample[],
  status: ApiExample['status'],
) {
  const shown = examples.filter((example) => example.status === status);
  const named = shown.map(({ id, summary, query, answer }) => [
    id,
    { summary: query === '' ? summary : `${summary}: ?${query}`, value: answer },
  ]);
  return { 'application/json': { schema, examples: Object.fromEntries(named) } };
}

/** The parameters of an endpoint in OpenAPI form, in the order of its table. */
function queryParameters(table: ParameterTable) {
  return Object.entries(table).map(([name, { text, required, schema, example }]) => ({
    name,
    in: 'query',
    ...(required && { required }),
    description: text,
    schema,
    example,
  }));
}

/** The schemas of all answers, by the names that operations refer to. */
function componentSchemas({ productIds }: Catalog) {
  return {
    Quote: openSchema(quoteSchema(productIds)),
    Capabilities: openSchema(capabilitiesSchema(productIds)),
    DeliveryEstimate: openSchema(estimateSchema(productIds)),
    Error: openSchema(errorSchema),
  };
}

type SchemaName = keyof ReturnType<typeof componentSchemas>;

function schemaRef(name: SchemaName) {
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
