import { describe, expect, test } from 'vitest';
import { toolNames } from '../../src/order/doors.ts';
import { callTool, legacy, post } from './messages.ts';

describe('broken and odd messages', () => {
  const bodies = [
    '',
    '{',
    'null',
    '"x"',
    '7',
    '[]',
    '{}',
    '{"jsonrpc":"2.0"}',
    '\u0000',
    '{"a":1}}',
  ];
  const deep = ['[', '{"a":', '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":'];
  const nested = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(50)}${']'.repeat(50)}}}`;

  test.each([...bodies, nested, ...deep.map((opening) => opening.repeat(100_000))])(
    '%# are 400 with a JSON-RPC error',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ jsonrpc: '2.0', id: null, error: {} });
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
