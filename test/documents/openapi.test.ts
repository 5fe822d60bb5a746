import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { versions } from '../../src/contract/versions.ts';
import { apiExamples } from '../../src/documents/examples.ts';
import { openApi } from '../../src/documents/openapi.ts';
import { answerExamples, exampleApi } from '../../src/http/run-examples.ts';
import { priceQuery } from '../../src/order/path.ts';
import { anyInput } from '../fuzz/targets.ts';
import { transit } from '../shops/transit.ts';
import { ask as askHandler } from '../support/api.ts';
import { anyBuild, catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';

const api = exampleApi(catalog, transit);
const answered = await answerExamples(catalog, transit);
const description = JSON.parse(JSON.stringify(openApi(catalog, answered)));

const orders = anyBuild.map((build) => priceQuery(catalog, build));

const ajv = addFormats.default(new Ajv2020({ strict: true, allowUnionTypes: true }));
ajv.addVocabulary(['example', 'openapi', 'info', 'servers', 'externalDocs', 'security', 'tags']);
ajv.addVocabulary(['paths', 'components']);
ajv.addSchema({ $id: 'openapi', ...description });

const pointerTo = (...steps: (string | number)[]) =>
  `openapi#/${steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** Faults of an answer by the description of its path and status; empty if there are none. */
function faultsOf(path: string, status: number, answer: unknown): string {
  const where = [
    'paths',
    path,
    'get',
    'responses',
    status,
    'content',
    'application/json',
    'schema',
  ];
  const validate = ajv.getSchema(pointerTo(...where));
  if (!validate) return `${path} describes no answer ${status}`;
  return validate(answer) ? '' : ajv.errorsText(validate.errors);
}

function ask(path: string, query: string, init?: Parameters<typeof askHandler>[2]) {
  const handler = api.get(path);
  if (!handler) throw new Error(`There is no endpoint ${path}`);
  return askHandler(handler, query, init);
}

test('the description is OpenAPI 3.1 with the version of the API', () => {
  expect([description.openapi, description.info.version]).toEqual(['3.1.0', versions.api]);
  expect(description.servers[0].url).toBe(catalog.baseUrl);
});

test.each(answered)(
  'the answer of the example $id matches its description',
  ({ path, status, answer }) => {
    expect(faultsOf(path, status, answer)).toBe('');
  },
);

test("every example is in the description with the service's answer", () => {
  const operations: { responses: Record<string, { content?: Record<string, never> }> }[] =
    Object.values<{ get: never }>(description.paths).map(({ get }) => get);
  const shown = operations
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ content }) => Object.values<{ examples?: object }>(content ?? {}))
    .flatMap(({ examples }) => Object.entries<{ value: unknown }>({ ...examples }));
  const byId = Object.fromEntries(shown.map(([id, { value }]) => [id, value]));
  expect(byId).toEqual(Object.fromEntries(answered.map(({ id, answer }) => [id, answer])));
});

test.each<[string, fc.Arbitrary<string>]>([
  ['/api/price', fc.oneof(orders, anyInput('query'))],
  ['/api/delivery-date', anyInput('zip').map((zip) => `zip=${zip}`)],
])('any answer of %s matches its description', async (path, queries) => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { status, json } = await ask(path, query);
      expect(faultsOf(path, status, json)).toBe('');
    }),
    runs(300),
  );
});

test('two endpoints are described, and nothing else', () => {
  expect(Object.keys(openApi(catalog, []).paths)).toEqual(['/api/price', '/api/delivery-date']);
});

test.each(['/api/price', '/api/delivery-date'])(
  '%s answers with exactly the described statuses',
  async (path) => {
    const { query } = apiExamples(catalog).find(
      (example) => example.path === path && example.status === 200,
    ) ?? {
      query: '',
    };
    const good = await ask(path, query);
    const answers = [
      good,
      await ask(path, 'nonsense=1'),
      await ask(path, query, { headers: { 'if-none-match': good.etag } }),
      await ask(path, query, { method: 'POST' }),
    ];
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(
      Object.keys(description.paths[path].get.responses).sort(),
    );
    const refused = answers[3];
    expect(faultsOf(path, 405, refused?.json)).toBe('');
  },
);

test('the described parameters of the price endpoint are those it accepts', async () => {
  const { json } = await ask('/api/price', 'nonsense=1');
  const names = description.paths['/api/price'].get.parameters.map(
    ({ name }: { name: string }) => name,
  );
  expect([...names].sort()).toEqual([...json.validValues].sort());
});

test('the example of every parameter matches its schema', () => {
  for (const path of ['/api/price', '/api/delivery-date']) {
    const { parameters } = description.paths[path].get;
    for (const [index, { name, example }] of parameters.entries()) {
      if (example === undefined) continue;
      const validate = ajv.getSchema(
        pointerTo('paths', path, 'get', 'parameters', index, 'schema'),
      );
      expect([name, validate?.(example)]).toEqual([name, true]);
    }
  }
});

test('a choice of only one product says so', () => {
  const { parameters } = description.paths['/api/price'].get;
  const ink = parameters.find(({ name }: { name: string }) => name === 'ink');
  expect(ink.description).toContain('Poly only');
});
