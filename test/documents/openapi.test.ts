import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApiHandler } from '../../src/contract/exchange.ts';
import { openApi } from '../../src/documents/openapi.ts';
import { httpApi } from '../../src/http/api.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import { priceQuery } from '../../src/order/path.ts';
import { anyInput } from '../fuzz/targets.ts';
import { desk } from '../mcp/messages.ts';
import { transit } from '../shops/transit.ts';
import { ask as askHandler } from '../support/api.ts';
import { anyBuild, catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';

const api = httpApi(catalog, desk);
const examples = await answerExamples(catalog, transit);
const description = JSON.parse(JSON.stringify(openApi(catalog, examples)));

const ajv = addFormats.default(new Ajv2020({ strict: true, allowUnionTypes: true }));
ajv.addVocabulary(['example', 'openapi', 'info', 'servers', 'externalDocs', 'security', 'tags']);
ajv.addVocabulary(['paths', 'components']);
ajv.addSchema({ $id: 'openapi', ...description });

/** Faults of a value by a schema of the description; empty if there are none. */
function faultsOf(value: unknown, ...steps: (string | number)[]): string {
  const pointer = steps.map((step) => String(step).replaceAll('/', '~1')).join('/');
  const validate = ajv.getSchema(`openapi#/paths/${pointer}/schema`);
  if (!validate) return `there is no schema at ${pointer}`;
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

function expectDescribed(path: string, status: number, answer: unknown): void {
  const where = [path, 'get', 'responses', status, 'content', 'application/json'];
  expect(faultsOf(answer, ...where)).toBe('');
}

const ask = (path: string, query: string, init?: Parameters<typeof askHandler>[2]) =>
  askHandler(api.get(path) as ApiHandler, query, init);

const prices = anyBuild.map((build) => priceQuery(catalog, build));
const queriesOf: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '/api/price': fc.oneof(prices, anyInput('query')),
  '/api/delivery-date': anyInput('zip').map((zip) => `zip=${zip}`),
};

test.each(Object.entries(queriesOf))(
  'any answer of %s, and that of every example, matches its description',
  async (path, queries) => {
    const known = examples.filter((example) => example.path === path);
    const check = async (query: string) => {
      const { status, json } = await ask(path, query);
      expectDescribed(path, status, json);
    };
    const property = fc.asyncProperty(queries, check);
    await fc.assert(property, { ...runs(300), examples: known.map(({ query }) => [query]) });
  },
);

test.each(Object.keys(queriesOf))(
  '%s answers with exactly the described statuses and has exactly the described parameters',
  async (path) => {
    const { responses, parameters } = description.paths[path].get;
    const query = examples.find((it) => it.path === path && it.status === 200)?.query ?? '';
    const good = await ask(path, query);
    const refused = await ask(path, 'nonsense=1');
    const posted = await ask(path, query, { method: 'POST' });
    const current = await ask(path, query, { headers: { 'if-none-match': good.etag } });
    for (const { headers } of [good, current, refused]) {
      expect(headers.link).toContain('</openapi.json>; rel="service-desc"');
    }
    const statuses = [good, current, refused, posted].map(({ status }) => String(status));
    expect(statuses).toEqual(Object.keys(responses));
    expectDescribed(path, 405, posted.json);
    const names: string[] = parameters.map(({ name }: { name: string }) => name);
    if (path === '/api/price') expect(names.sort()).toEqual(refused.json.validValues.sort());
    for (const [index, { name, example = null }] of parameters.entries()) {
      if (example === null) continue;
      expect([name, faultsOf(example, path, 'get', 'parameters', index)]).toEqual([name, '']);
    }
  },
);
