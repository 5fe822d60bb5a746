import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { errorSchema, quoteSchema } from '../../src/contract/answers.ts';
import { capabilitiesSchema } from '../../src/contract/capabilities.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { priceQueriesOf } from '../../test/support/price-query.ts';
import { startBuilt } from '../../test/support/served.ts';
import { progressLine } from '../progress.ts';
import { catalog } from './load/requests.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);
const { productIds } = catalog;
const atOnce = 32;

/** Describes what is wrong with an answer; `undefined` if nothing is. */
function fault(status: number, body: string): string | undefined {
  if (status >= 500) return 'a server error';
  const json = parse(body);
  if (json === undefined) return 'not JSON';
  const schema = {
    200: quoteSchema(productIds).or(capabilitiesSchema(productIds)),
    400: errorSchema,
  }[status];
  if (!schema) return 'an unexpected status';
  const read = schema.safeParse(json);
  return read.success ? undefined : `not of the documented shape: ${read.error.message}`;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const service = await startBuilt();
const progress = progressLine('random requests', count);
const queries = fc.sample(priceQueriesOf(catalog), { numRuns: count, seed: Number(values.seed) });
const statuses = new Map<number, number>();
const faults: string[] = [];
let sent = 0;

async function askOn(): Promise<void> {
  while (sent < count) {
    const query = queries[sent++] as string;
    const response = await service.fetch(`${endpointPaths.price}?${query}`);
    const wrong = fault(response.status, await response.text());
    if (wrong) faults.push(`${response.status} ${wrong}: ${endpointPaths.price}?${query}`);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    progress.show(sent);
  }
}

await Promise.all(Array.from({ length: atOnce }, askOn));
progress.end();
await service.stop();
for (const line of faults.slice(0, 10)) console.error(line);
console.log(
  `${sent} random requests, ${faults.length} faults; answers by status: ${[...statuses].map(([status, times]) => `${status} x ${times}`).join(', ')}`,
);
if (faults.length > 0) process.exitCode = 1;
