import type { TransitData } from '../book/schema.ts';
import { plainGet } from '../contract/exchange.ts';
import { tableSource } from '../delivery/destination.ts';
import { type AnsweredExample, apiExamples, exampleInstant } from '../documents/examples.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
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
  const answered = apiExamples(catalog).map(async (example) => {
    const answer = await api.get(example.path)?.(plainGet(example.query));
    if (answer?.status === example.status) return { ...example, answer: JSON.parse(answer.body) };
    throw new Error(`The example ${example.id} is answered ${answer?.status}: ${answer?.body}`);
  });
  return Promise.all(answered);
}
