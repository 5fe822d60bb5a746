import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { errorSchema, quoteSchema } from '../../src/contract/answers.ts';
import { capabilitiesSchema } from '../../src/contract/capabilities.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { priceQueriesOf } from '../../test/support/price-query.ts';
import { faultOf, type RpcPost, rpcPost } from '../../test/support/rpc-message.ts';
import { startBuilt } from '../../test/support/served.ts';
import { progressLine } from '../progress.ts';
import { catalog } from './load/requests.ts';

/** Sends random queries and JSON-RPC messages to the built service and checks every answer. */

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const atOnce = 32;

/** How long to wait before an answer counts as missing. */
const patienceMilliseconds = 10_000;

const { productIds } = catalog;
const priced = quoteSchema(productIds).or(capabilitiesSchema(productIds));
const service = await startBuilt();

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function send(path: string, init: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const answer = await service.fetch(path, { ...init, signal });
  const { status, headers } = answer;
  return { status, headers: Object.fromEntries(headers), body: await answer.text() };
}

const sendQuery = (query: string) => send(`${endpointPaths.price}?${query}`);

function faultOfQuery(_: string, { status, body }: Answer): string | undefined {
  const schema = { 200: priced, 400: errorSchema }[status];
  if (!schema) return `status ${status}`;
  const read = schema.safeParse(JSON.parse(body));
  return read.success ? undefined : `not of the documented shape: ${read.error.message}`;
}

const sendMessage = ({ body, headers }: RpcPost) =>
  send(endpointPaths.mcp, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The status of an answer, and its JSON-RPC error or refusal. */
function kindOf({ status, body }: Answer): string {
  const code = /"code":(-\d+)/.exec(body)?.[1];
  if (code) return `${status} ${code}`;
  return body.includes('"isError":true') ? `${status} refused` : `${status}`;
}

/** Sends samples, {@link atOnce} at a time, and reports the faults and kinds of the answers. */
async function check<Request>(
  what: string,
  count: number,
  arbitrary: fc.Arbitrary<Request>,
  ask: (request: Request) => Promise<Answer>,
  fault: (request: Request, answer: Answer) => string | undefined,
): Promise<void> {
  const progress = progressLine(what, count);
  const samples = fc.sample(arbitrary, { numRuns: count, seed: Number(values.seed) });
  const kinds = new Map<string, number>();
  const faults: string[] = [];
  const remaining = samples.entries();
  const askOn = async () => {
    for (const [sent, request] of remaining) {
      const found = await ask(request).then(
        (answer) => {
          kinds.set(kindOf(answer), (kinds.get(kindOf(answer)) ?? 0) + 1);
          return fault(request, answer);
        },
        (error) => `no answer (${error})`,
      );
      if (found) faults.push(`${found}: ${JSON.stringify(request)}`);
      progress.show(sent + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  progress.end();
  for (const line of faults.slice(0, 10)) console.error(line);
  const listed = [...kinds].sort().map(([kind, times]) => `${kind} x ${times}`);
  console.log(`${count} ${what}, ${faults.length} faults; answers: ${listed.join(', ')}`);
  if (faults.length > 0) process.exitCode = 1;
}

const count = Number(values.count);
await check('random queries', count, priceQueriesOf(catalog), sendQuery, faultOfQuery);
await check('random messages', Math.ceil(count / 2), rpcPost, sendMessage, faultOf);
await service.stop();
