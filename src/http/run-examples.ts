import type { TransitData } from '../book/schema.ts';
import { plainGet } from '../contract/exchange.ts';
import { tableSource } from '../delivery/destination.ts';
import { type AnsweredExample, apiExamples, exampleInstant } from '../documents/examples.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { httpApi } from './api.ts';

/**
 * Sends every example to the handlers that answer live requests, with the embedded table and at the
 * examples' instant.
 *
 * @throws if an answer's status differs from the example's.
 */
export function answerExamples(
  catalog: SiteCatalog,
  table: TransitData,
): Promise<AnsweredExample[]> {
  const clock = () => Date.parse(exampleInstant);
  const api = httpApi(catalog, { table, source: tableSource(table), clock });
  const answered = apiExamples(catalog).map(async (example) => {
    const answer = await api.get(example.path)?.(plainGet(example.query));
    if (answer?.status === example.status) return { ...example, answer: JSON.parse(answer.body) };
    throw new Error(`The example ${example.id} is answered ${answer?.status}: ${answer?.body}`);
  });
  return Promise.all(answered);
}
