import { expect, test, vi } from 'vitest';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { mcpHandler } from '../../src/mcp/handler.ts';
import type { McpService } from '../../src/mcp/server.ts';
import { toolNames } from '../../src/order/doors.ts';
import { apiRequest } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { callerOf, callTool, legacy, modern, post } from './messages.ts';

const [modernRevision] = mcpRevisions.modern;
const given = { product: 'paper', tabsPerSet: 5, sets: 25 };
const quoteCall = { name: toolNames.quote, arguments: given };

test('a call is served whatever it accepts', async () => {
  for (const accept of ['*/*', 'application/json', 'text/html', '']) {
    const { json } = await legacy('tools/call', quoteCall, { accept });
    expect(json.result.structuredContent.price.total, accept).toBe(136.25);
  }
});

test('simultaneous calls each get their own answer under their own id, equal or not', async () => {
  const ids = [...Array(50).keys(), 'a', '0', '', -1, 1, 1];
  const answers = await Promise.all(
    ids.map((id, index) => {
      const params = { ...quoteCall, arguments: { ...given, tabsPerSet: index + 1 } };
      return post(JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }));
    }),
  );
  const got = answers.map(({ json: { id, result } }) => [id, result.structuredContent.tabsPerSet]);
  expect(got).toEqual(ids.map((id, index) => [id, index + 1]));
});

test('server/discover returns versions, capabilities and instructions; it and the tools can be cached', async () => {
  const { result } = (await modern('server/discover')).json;
  expect(result.supportedVersions).toEqual(mcpRevisions.modern);
  expect(result.instructions).toContain(catalog.book.seller.name);
  expect(result.capabilities).toEqual({ tools: { listChanged: false } });
  for (const { ttlMs, cacheScope } of [result, (await modern('tools/list')).json.result]) {
    expect([ttlMs, cacheScope]).toEqual([300_000, 'public']);
  }
});

test('headers of the current revision reach the SDK, which compares them with the message', async () => {
  const headers = { 'mcp-protocol-version': '2025-11-25', 'mcp-method': 'ping', 'mcp-name': 'x' };
  for (const [name, value] of Object.entries(headers)) {
    const { status, json } = await modern('tools/call', { ...quoteCall }, { [name]: value });
    expect([status, json.error.code], name).toEqual([400, -32020]);
  }
});

test('a subscription is acknowledged with nothing to notify of, and ends', async () => {
  const { status, headers, body } = await modern('subscriptions/listen', {
    notifications: { toolsListChanged: true },
  });
  expect([status, headers['content-type']]).toEqual([200, 'text/event-stream']);
  expect(body).toMatch(
    /^event: message\ndata: .*\/acknowledged".*"notifications":\{\}.*\n\nevent: message\ndata: .*"id":1,.*"resultType":"complete"/,
  );
});

test('a notification is accepted without an answer, in both eras, and so is an answer', async () => {
  const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' };
  for (const [message, headers] of [
    [initialized, {}],
    [initialized, { 'mcp-protocol-version': modernRevision }],
    [{ jsonrpc: '2.0', id: 1, result: {} }, {}],
  ] as const) {
    expect(await post(JSON.stringify(message), headers)).toMatchObject({ status: 202, body: '' });
  }
});

const notThisFar = async () => {
  throw new Error('these requests do not get as far');
};
const local = mcpHandler('http://localhost:4321', notThisFar);
const optionsAt = (handler: typeof local, host: string, origin?: string) =>
  handler(apiRequest('', { method: 'OPTIONS', headers: { host, origin } }));

test('a local build answers only this machine, and pages there; a public one every host and origin', async () => {
  const own = ['localhost:9', '127.0.0.1:4321', '127.8.0.2', '[::1]:4321', 'tabs.localhost'];
  const foreign = [
    ...['evil.example.com', 'localhost.example.com:4321', '127.0.0.1.nip.io', '192.168.1.5'],
    ...['0.0.0.0', '[2001:db8::1]', '[::ffff:7f00:1]:4321', '', 'a b', 'localhost, a'],
  ];
  const statuses = async (host: string) => {
    const answers = [optionsAt(local, host), optionsAt(local, 'localhost', `http://${host}`)];
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  for (const host of own) expect(await statuses(host), host).toEqual([204, 204]);
  for (const host of foreign) expect(await statuses(host), host).toEqual([403, 403]);
  const { status, body } = await optionsAt(local, 'localhost', 'null');
  expect([status, body]).toEqual([403, expect.stringContaining('http://localhost:4321')]);
  const open = mcpHandler('https://tabs.test', notThisFar);
  expect((await optionsAt(open, 'upstream:4321', 'https://chat.example')).status).toBe(204);
});

test("what can't be answered is refused in one short line", async () => {
  for (const [method, params, says] of [
    ['tools/call', { name: 'x'.repeat(100_000) }, Object.values(toolNames).join(', ')],
    ['tools/list', { cursor: 'page-2' }, 'leave cursor out'],
  ] as const) {
    const { error } = (await legacy(method, params)).json;
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(says) });
    expect(error.message).toMatch(/^.{1,1000}$/);
  }
});

test('the service is opened once; a failure is logged with its method, and neither disclosed nor in the way of others', async () => {
  const broken: McpService = {
    info: { name: 'broken', version: '1' },
    options: { capabilities: { tools: {} } },
    install: (server) => {
      server.setRequestHandler('tools/list', () => {
        throw new Error('Exhibit A, at /srv/tabs/source.ts:7');
      });
      server.setRequestHandler('tools/call', () => new Promise(() => {}));
    },
  };
  const [open, failed] = [vi.fn(async () => broken), vi.fn()];
  const { legacy: post } = callerOf(mcpHandler('https://tabs.test', open, failed));
  expect(open).not.toHaveBeenCalled();
  void post('tools/call');
  const [{ status, json }, ping] = await Promise.all([post('tools/list'), post('ping')]);
  expect([status, json.error]).toEqual([200, { code: -32603, message: 'Internal error' }]);
  expect(failed.mock.calls).toEqual([['tools/list']]);
  expect(ping.json.result).toEqual({});
  expect(open).toHaveBeenCalledOnce();
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('a broken message is 400 with a JSON-RPC error', async () => {
  const opened = ['[', '{"a":'].map((opening) => opening.repeat(100_000));
  const odd = ['null', '"x"', '7', '[]', '{}', '{"jsonrpc":"2.0"}', '\u0000'];
  const check = async (body: string) => {
    const { status, json } = await post(body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ jsonrpc: '2.0', id: null, error: {} });
  };
  const bodies = ['', '{', '{"a":1}}', ...odd, ...opened];
  expect(await failures(bodies, (body) => body.slice(0, 30), check)).toEqual([]);
});

test('a deep or long argument is refused or answered, with little of it and nothing of the inside', async () => {
  const call = (value: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"quote_price","arguments":${value}}}`;
  for (const body of [call(nested(50_000)), call(`{"options":${nested(50_000)}}`)]) {
    const { status, body: answer } = await post(body);
    expect(status).toBeLessThan(500);
    expect(answer).not.toMatch(/stack|RangeError/i);
  }
  for (const value of ['x'.repeat(100_000), JSON.parse(nested(40))]) {
    const { isError, text } = await callTool(toolNames.quote, { product: value, options: value });
    expect([isError, text.length < 1000]).toEqual([true, true]);
  }
});

test('a malformed handshake is refused with what it needs', async () => {
  for (const params of [undefined, {}, { protocolVersion: 1, capabilities: [], clientInfo: 'x' }]) {
    const { json } = await legacy('initialize', params);
    const message = expect.stringMatching(/^initialize needs/);
    expect(json).toMatchObject({ id: 1, error: { code: -32602, message } });
  }
});
