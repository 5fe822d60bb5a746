import { expect, test } from 'vitest';
import { toolNames } from '../../src/order/doors.ts';
import { failures } from '../support/failures.ts';
import { callTool, post } from './messages.ts';

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

test('a message has at most 2,000 values, at most 50 deep, whatever its texts say', async () => {
  const statusOf = async (member: string) => {
    const body = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${member}}}`;
    return (await post(body)).status;
  };
  const listed = (values: number) => `[${'1,'.repeat(values - 6)}1]`;
  const text = JSON.stringify(`"${'[,'.repeat(2_000)}`);
  const accepted = [nested(48), listed(2_000), text, `[${'[],'.repeat(60)}[]]`];
  expect(await Promise.all(accepted.map(statusOf))).toEqual(accepted.map(() => 200));
  expect(await Promise.all([nested(49), listed(2_001)].map(statusOf))).toEqual([400, 400]);
});

test('an id has at most 200 characters', async () => {
  const answerTo = async (id: string) => {
    const { status, json } = await post(JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' }));
    return [status, json.id];
  };
  expect(await answerTo('x'.repeat(200))).toEqual([200, 'x'.repeat(200)]);
  expect(await answerTo('x'.repeat(201))).toEqual([400, null]);
});

test('a refusal repeats little of a long or deep argument', async () => {
  for (const value of ['x'.repeat(100_000), JSON.parse(nested(40))]) {
    const { isError, text } = await callTool(toolNames.quote, { product: value, options: value });
    expect(isError).toBe(true);
    expect(text.length).toBeLessThan(1000);
  }
});

test('an error has the id of its request, and is cut short between characters', async () => {
  for (const start of ['', 'x']) {
    const given = { name: start + '😀'.repeat(1_000) };
    const body = { jsonrpc: '2.0', id: 'mine', method: 'tools/call', params: given };
    const { id, error } = (await post(JSON.stringify(body))).json;
    expect(id).toBe('mine');
    expect(error.message.length).toBeLessThanOrEqual(1_000);
    expect(error.message.isWellFormed()).toBe(true);
  }
});
