import { expect, test, vi } from 'vitest';
import { mcpHandler } from '../../src/mcp/handler.ts';
import type { McpService } from '../../src/mcp/server.ts';
import { callerOf } from './messages.ts';

const secret = 'Exhibit A, at /srv/tabs/source.ts:7';

/** A service whose tools fail, or never answer. */
const broken: McpService = {
  info: { name: 'broken', version: '1' },
  options: { capabilities: { tools: {} } },
  install: (server) => {
    server.setRequestHandler('tools/list', () => {
      throw new Error(secret);
    });
    server.setRequestHandler('tools/call', () => new Promise(() => {}));
  },
};

function open(openService = async () => broken) {
  const failed = vi.fn();
  const { legacy: post } = callerOf(mcpHandler('https://tabs.test', openService, failed));
  return { post, failed };
}

test('an internal failure is logged with its method, and not disclosed to the client', async () => {
  const { post, failed } = open();
  const { status, json } = await post('tools/list');
  expect(status).toBe(200);
  expect(json.error).toEqual({ code: -32603, message: 'Internal error' });
  expect(failed.mock.calls).toEqual([['tools/list']]);
});

test("a request that is never answered doesn't block others", async () => {
  const { post } = open();
  void post('tools/call');
  expect((await post('ping')).json.result).toEqual({});
});

test('the service is opened once, by the first message', async () => {
  const openService = vi.fn(async () => broken);
  const { post } = open(openService);
  expect(openService).not.toHaveBeenCalled();
  await Promise.all([post('ping'), post('ping')]);
  expect(openService).toHaveBeenCalledOnce();
});
