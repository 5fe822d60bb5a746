import { expect, test } from 'vitest';
import { toolNames } from '../../src/order/doors.ts';
import { failures } from '../support/failures.ts';
import { callTool, legacy, post } from './messages.ts';

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
  const { error } = (await legacy('tools/call', { name: 'x'.repeat(100_000) })).json;
  expect(error.message.length).toBeLessThanOrEqual(1_000);
});

test('a malformed handshake is refused with what it needs', async () => {
  for (const params of [undefined, {}, { protocolVersion: 1, capabilities: [], clientInfo: 'x' }]) {
    const { json } = await legacy('initialize', params);
    const message = expect.stringMatching(/^initialize needs/);
    expect(json).toMatchObject({ id: 1, error: { code: -32602, message } });
  }
});
