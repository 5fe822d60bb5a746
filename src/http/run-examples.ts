import type { TransitData } from '../book/schema.ts';
import { tableSource } from '../delivery/destination.ts';
import {
  type AnsweredExample,
  type ApiExample,
  apiExamples,
  exampleInstant,
} from '../documents/examples.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { plainGet } from './answers.ts';
import { type Api, httpApi } from './api.ts';

/** The HTTP API that examples run against: the embedded table, at the examples' instant. */
export function exampleApi(catalog: SiteCatalog, table: TransitData): Api {
  const clock = () => Date.parse(exampleInstant);
  return httpApi(catalog, { table, source: tableSource(table), clock });
}

/**
 * Sends every example to the handlers that answer live requests.
 *
 * @throws if an answer's status differs from the example's.
 */
export function answerExamples(
  catalog: SiteCatalog,
  table: TransitData,
): Promise<AnsweredExample[]> {
  const api = exampleApi(catalog, table);
  return Promise.all(apiExamples(catalog).map((example) => answerExample(api, example)));
}

async function answerExample(api: Api, example: ApiExample): Promise<AnsweredExample> {
  const handler = api.get(example.path);
  if (!handler) throw new Error(`There is no endpoint ${example.path}`);
  const { status, body } = await handler(plainGet(example.query));
  if (status === example.status) return { ...example, answer: JSON.parse(body) };
  throw new Error(
    `The example ${example.id} is answered ${status}, not ${example.status}: ${body}`,
  );
}
