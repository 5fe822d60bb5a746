import { describe, expect, test } from 'vitest';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { mcpHandler } from '../../src/mcp/handler.ts';
import { toolNames } from '../../src/order/doors.ts';
import { apiRequest } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { envelope, legacy, modern, post, send } from './messages.ts';

const [modernRevision] = mcpRevisions.modern;
const quoteCall = {
  name: toolNames.quote,
  arguments: { product: 'paper', tabsPerSet: 5, sets: 25 },
};

describe('a plain call', () => {
  test.each(['*/*', 'application/json', 'text/html', ''])(
    'accepting %o is served',
    async (accept) => {
      const { json } = await legacy('tools/call', quoteCall, { accept });
      expect(json.result.structuredContent.price.total).toBe(136.25);
    },
  );

  test('keeps its own id among simultaneous calls', async () => {
    const ids = [...Array(50).keys(), 'a', '0', '', -1];
    const answers = await Promise.all(
      ids.map((id) => post(JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' }))),
    );
    expect(answers.map(({ json }) => json.id)).toEqual(ids);
  });
});

test('clients that use the same id each get their own answer', async () => {
  const quotes = await Promise.all(
    [1, 2, 3, 4].map((tabsPerSet) =>
      legacy('tools/call', {
        name: toolNames.quote,
        arguments: { product: 'paper', tabsPerSet, sets: 25 },
      }),
    ),
  );
  expect(quotes.map(({ json }) => json.result.structuredContent.tabsPerSet)).toEqual([1, 2, 3, 4]);
});

describe('revisions', () => {
  test('a header with an unknown revision gets 400 and a list of the supported ones', async () => {
    const { status, json } = await legacy('ping', undefined, {
      'mcp-protocol-version': '1999-01-01',
    });
    expect(status).toBe(400);
    expect(json.error.data.supported).toEqual([...mcpRevisions.modern, ...mcpRevisions.legacy]);
  });

  test('a request with an unknown revision gets 400 and a list of its kind', async () => {
    const version = { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' };
    const message = { jsonrpc: '2.0', id: 7, method: 'tools/list' };
    const body = JSON.stringify({ ...message, params: { _meta: { ...envelope, ...version } } });
    const { status, json } = await post(body, {
      'mcp-protocol-version': '2099-01-01',
      'mcp-method': 'tools/list',
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      id: 7,
      error: { code: -32022, data: { supported: mcpRevisions.modern, requested: '2099-01-01' } },
    });
  });

  test('server/discover returns versions, capabilities and instructions', async () => {
    const { result } = (await modern('server/discover')).json;
    expect(result.supportedVersions).toEqual(mcpRevisions.modern);
    expect(result.instructions).toContain(catalog.book.seller.name);
    expect(result.capabilities).toEqual({
      tools: { listChanged: false },
      resources: { listChanged: false, subscribe: false },
      prompts: { listChanged: false },
    });
  });

  test.each(['initialize', 'ping', 'no/such'])(
    'the current one answers %s with 404',
    async (method) => {
      const { status, json } = await modern(method);
      expect(status).toBe(404);
      expect(json.error.code).toBe(-32601);
    },
  );
});

describe('headers of the current revision', () => {
  test.each([
    ['MCP-Protocol-Version', 'mcp-protocol-version'],
    ['Mcp-Method', 'mcp-method'],
    ['Mcp-Name', 'mcp-name'],
  ])('%s is required', async (expected, name) => {
    const { status, json } = await modern('tools/call', { ...quoteCall }, { [name]: undefined });
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ code: -32020, message: expect.stringContaining(expected) });
  });

  test.each([
    { 'mcp-protocol-version': '2025-11-25' },
    { 'mcp-method': 'tools/list' },
    { 'mcp-name': 'draft_order' },
    { 'mcp-name': '=?base64?broken?=' },
    { 'mcp-name': `=?base64?${btoa(toolNames.quote).replace('=', '')}?=` },
  ])('a mismatch is rejected: %o', async (headers) => {
    const { status, json } = await modern('tools/call', { ...quoteCall }, headers);
    expect(status).toBe(400);
    expect(json.error.code).toBe(-32020);
  });

  test('a name can be in Base64', async () => {
    const encoded = Buffer.from(toolNames.quote).toString('base64');
    const { status } = await modern(
      'tools/call',
      { ...quoteCall },
      { 'mcp-name': `=?base64?${encoded}?=` },
    );
    expect(status).toBe(200);
  });

  test('a version in the header alone gets an error that names what the message lacks', async () => {
    const { status, json } = await legacy(
      'tools/list',
      {},
      { 'mcp-protocol-version': modernRevision },
    );
    expect(status).toBe(400);
    expect(json.error.message).toContain('_meta');
  });
});

describe('lists and documents can be cached', () => {
  test.each([
    ['server/discover', {}],
    ['tools/list', {}],
    ['resources/list', {}],
    ['resources/templates/list', {}],
    ['prompts/list', {}],
    ['resources/read', { uri: 'tabquote://capabilities' }],
  ])('%s', async (method, params) => {
    const { result } = (await modern(method, params)).json;
    expect(result.ttlMs).toBeGreaterThan(0);
    expect(result.cacheScope).toBe('public');
  });

  test('a delivery date only as long as it is valid, and only by its buyer', async () => {
    const uri = 'tabquote://delivery-date/paper/60601';
    const { result } = (await modern('resources/read', { uri })).json;
    expect(result).toMatchObject({ ttlMs: 5 * 60 * 60 * 1000, cacheScope: 'private' });
  });
});

test('a cursor is rejected, since no list returns one', async () => {
  const { json } = await legacy('tools/list', { cursor: 'page-2' });
  expect(json.error).toMatchObject({
    code: -32602,
    message: expect.stringContaining('leave cursor out'),
  });
});

describe('nothing stays open', () => {
  test('a subscription is acknowledged with nothing to notify of, and ends', async () => {
    const { status, headers, body } = await modern('subscriptions/listen', {
      notifications: { toolsListChanged: true },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream');
    const [acknowledged, ended] = body
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.replace(/^event: message\ndata: /, '')));
    expect(acknowledged.method).toBe('notifications/subscriptions/acknowledged');
    expect(acknowledged.params.notifications).toEqual({});
    expect(ended).toMatchObject({ id: 1, result: { resultType: 'complete' } });
  });

  test('a notification is accepted without an answer, in both eras', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    for (const headers of [{}, { 'mcp-protocol-version': modernRevision }]) {
      expect(await post(body, headers)).toMatchObject({ status: 202, body: '' });
    }
  });

  test("canceling another client's request has no effect", async () => {
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled' };
    const [answer] = await Promise.all([
      legacy('tools/call', quoteCall),
      ...[0, 1, 2, 3, 4, 5].map((requestId) =>
        post(JSON.stringify({ ...cancel, params: { requestId } })),
      ),
    ]);
    expect(answer.json.result.structuredContent.price.total).toBe(136.25);
  });
});

describe('who may call', () => {
  test('a page of any origin can: the preflight names every header of the protocol', async () => {
    const { status, headers } = await send('OPTIONS', '', { origin: 'https://example.com' });
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toContain('POST');
    const allowed = headers['access-control-allow-headers']?.split(', ');
    for (const name of ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
      expect(allowed).toContain(name);
    }
    const { headers: answered } = await legacy('ping');
    expect(answered['access-control-allow-origin']).toBe('*');
  });

  const notThisFar = async () => {
    throw new Error('these requests do not get as far');
  };
  const local = mcpHandler('http://localhost:4321', notThisFar);
  const optionsAt = (handler: typeof local, host: string, origin?: string) =>
    handler(apiRequest('', { method: 'OPTIONS', headers: { host, origin } }));

  test.each(['localhost:9', '127.0.0.1:4321', '127.8.0.2', '[::1]:4321', 'tabs.localhost'])(
    'a local build answers at %s',
    async (host) => {
      expect((await optionsAt(local, host)).status).toBe(204);
      expect((await optionsAt(local, host, `http://${host}`)).status).toBe(204);
    },
  );

  test.each([
    'evil.example.com',
    'localhost.example.com:4321',
    '127.0.0.1.nip.io',
    '192.168.1.5',
    '0.0.0.0',
    '[2001:db8::1]',
    '[::ffff:7f00:1]:4321',
    '',
    'a b',
    'localhost, a',
  ])('a local build rejects host %o and pages there', async (host) => {
    for (const answer of [
      optionsAt(local, host),
      optionsAt(local, 'localhost', `http://${host}`),
    ]) {
      const { status, body } = await answer;
      expect(status).toBe(403);
      expect(body).toContain('http://localhost:4321');
    }
    expect((await optionsAt(local, 'localhost', 'null')).status).toBe(403);
  });

  test('a public build answers every host and every origin', async () => {
    const open = mcpHandler('https://tabs.test', notThisFar);
    const { status } = await optionsAt(open, 'upstream:4321', 'https://chat.example');
    expect(status).toBe(204);
  });
});

describe('resources and prompts', () => {
  test('reports an unknown resource, prompt or tool in one line', async () => {
    const answers = [
      await legacy('resources/read', { uri: 'tabquote://nothing' }),
      await legacy('prompts/get', { name: 'nothing' }),
      await legacy('tools/call', { name: 'nothing' }),
    ];
    for (const { json } of answers) {
      expect(json.error.code).toBe(-32602);
      expect(json.error.message).not.toContain('\n');
    }
    expect(answers[2]?.json.error.message).toContain(Object.values(toolNames).join(', '));
  });

  test("returns the HTTP API's delivery date, and its sentence for an invalid ZIP code", async () => {
    const read = (uri: string) => legacy('resources/read', { uri });
    const { contents } = (await read('tabquote://delivery-date/poly/60601')).json.result;
    expect(JSON.parse(contents[0].text)).toMatchObject({ zip: '60601', product: 'poly' });
    const { error } = (await read('tabquote://delivery-date/poly/6060')).json;
    expect(error.message).toContain('must be a five-digit US ZIP code; you sent "6060"');
  });

  test('names an argument of a prompt that is too long', async () => {
    const { agentTabsPerSetMax, titleLengthMax } = catalog.book.limits;
    const most = agentTabsPerSetMax * (titleLengthMax + 1);
    const asked = (length: number) =>
      legacy('prompts/get', {
        name: 'draft_tabs_from_titles',
        arguments: { titles: 'x'.repeat(length) },
      });
    expect((await asked(most)).json.error?.message ?? '').not.toContain('too long');
    expect((await asked(most + 1)).json.error.message).toContain(`at most ${most} characters`);
  });

  test('names the missing arguments of a prompt', async () => {
    const { json } = await legacy('prompts/get', { name: 'quote_my_binder_tabs', arguments: {} });
    expect(json.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('tabs is missing'),
    });
  });
});
