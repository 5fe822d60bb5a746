import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toolNames } from '../../src/order/doors.ts';
import { faultOf, rpcPost } from '../support/rpc-message.ts';
import { runs } from '../support/runs.ts';
import { served } from '../support/served.ts';
import { callTool, legacy, post, send } from './messages.ts';

const service = served();
const json = { 'content-type': 'application/json' };

const quoteCall = JSON.stringify({
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: toolNames.quote, arguments: { product: 'paper', tabsPerSet: 5, sets: 25 } },
});

const postToService = (body: string, headers: Record<string, string> = json) =>
  service.fetch('/api/mcp', { method: 'POST', body, headers });

describe('over HTTP', () => {
  test('ten megabytes are rejected with 413, and the next call is answered', async () => {
    const answer = await postToService(`{"jsonrpc":"2.0","x":"${'x'.repeat(10_000_000)}"}`);
    expect(answer.status).toBe(413);
    expect((await answer.json()).error).toContain('too large');
    expect((await postToService(quoteCall)).status).toBe(200);
  });
});

describe('broken and odd messages', () => {
  test.each(['', '{', 'null', '"x"', '7', '[]', '{}', '{"jsonrpc":"2.0"}', '\u0000', '{"a":1}}'])(
    '%o is 400 with a JSON-RPC error',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ jsonrpc: '2.0', id: null, error: {} });
    },
  );

  test.each(['[', '{"a":', '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":'])(
    '%s, a hundred thousand deep, is answered',
    async (opening) => {
      expect((await post(opening.repeat(100_000))).status).toBe(400);
    },
  );

  test('an argument nested forty levels deep is rejected like any other', async () => {
    const nested = `${'['.repeat(40)}${']'.repeat(40)}`;
    const given = `{"product":${nested},"tabsPerSet":5,"sets":25,"options":${nested}}`;
    const params = `{"name":"${toolNames.quote}","arguments":${given}}`;
    const answer = await post(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`);
    expect(answer.json.result.isError).toBe(true);
    expect(answer.body.length).toBeLessThan(1000);
  });

  test('names of built-in members are treated like any other', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const { json: named } = await legacy('tools/call', { name });
      expect(named.error.code).toBe(-32602);
      const { isError } = await callTool(toolNames.quote, JSON.parse(`{"${name}":{"sets":1}}`));
      expect(isError).toBe(true);
    }
  });

  test('an error never repeats a long value in full', async () => {
    const { text } = await callTool(toolNames.quote, { product: 'x'.repeat(100_000) });
    expect(text.length).toBeLessThan(2000);
  });

  test('an unsolicited answer from a client is ignored', async () => {
    expect((await post('{"jsonrpc":"2.0","id":1,"result":{}}')).status).toBe(202);
  });
});

test('random messages each get a valid answer', async () => {
  for (const message of fc.sample(rpcPost, { ...runs(1_500), seed: 1 })) {
    const fault = faultOf(message, await post(message.body, message.headers));
    expect(fault, JSON.stringify(message)).toBeUndefined();
  }
});

test('the endpoint still quotes afterwards', async () => {
  expect((await send('POST', quoteCall, json)).json.result.structuredContent.price.total).toBe(
    136.25,
  );
});
