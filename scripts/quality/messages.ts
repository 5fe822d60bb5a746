import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { endpointPaths } from '../../src/contract/paths.ts';
import { faultOf, type RpcPost, rpcPost } from '../../test/support/rpc-message.ts';
import { startBuilt } from '../../test/support/served.ts';
import { progressLine } from '../progress.ts';

/** Sends random JSON-RPC messages to the built service and checks every answer. */

const { values } = parseArgs({
  options: { count: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);
const atOnce = 32;

/** How long to wait before an answer counts as missing. */
const patienceMilliseconds = 10_000;

const service = await startBuilt();
const progress = progressLine('random messages', count);
const messages = fc.sample(rpcPost, { numRuns: count, seed: Number(values.seed) });
const answers = new Map<string, number>();
const faults: string[] = [];
let sent = 0;

async function post({ body, headers }: RpcPost) {
  const response = await service.fetch(endpointPaths.mcp, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

function kindOf(status: number, body: string): string {
  const code = /"code":(-\d+)/.exec(body)?.[1];
  if (code) return `${status} ${code}`;
  return body.includes('"isError":true') ? `${status} refused` : `${status}`;
}

async function sendOn(): Promise<void> {
  while (sent < count) {
    const message = messages[sent++] as RpcPost;
    try {
      const answer = await post(message);
      const fault = faultOf(message, answer);
      if (fault) faults.push(`${fault}: ${JSON.stringify(message)}`);
      const kind = kindOf(answer.status, answer.body);
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
    } catch (error) {
      faults.push(`no answer (${error}): ${JSON.stringify(message)}`);
    }
    progress.show(sent);
  }
}

await Promise.all(Array.from({ length: atOnce }, sendOn));
progress.end();
await service.stop();
for (const line of faults.slice(0, 10)) console.error(line);
const kinds = [...answers].sort().map(([kind, times]) => `${kind} x ${times}`);
console.log(`${sent} random messages, ${faults.length} faults; answers: ${kinds.join(', ')}`);
if (faults.length > 0) process.exitCode = 1;
