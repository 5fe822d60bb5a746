import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { ContractRow } from './requests.ts';

export type HostAnswer = Awaited<ReturnType<typeof sendTo>>;

export async function sendTo(address: string, row: ContractRow) {
  const { hostname, port, host } = new URL(address);
  const named = (name: string) => row.headers.some(([given]) => given === name);
  const headers = [
    ...(named('host') ? [] : ['host', host]),
    ...row.headers.flat(),
    ...(row.body === undefined ? [] : ['content-length', String(Buffer.byteLength(row.body))]),
    ...['connection', 'close'],
  ];
  const { method, target: path } = row;
  const sent = request({ hostname, port, path, method, headers, setHost: false }).end(row.body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const { statusCode: status = 0 } = answer;
  return { status, headers: answer.headers, body: bytes.toString(), size: bytes.length };
}

const ofEveryAnswer = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };

/** Compares a host's answer with the contract; no answer may tell of the program's internals. */
export function expectAnswer(row: ContractRow, { status, headers, body, size }: HostAnswer): void {
  expect(status, body.slice(0, 300)).toBe(row.status);
  const type = headers['content-type'] ?? '';
  expect(type.startsWith(row.type), `${type} is ${row.type}`).toBe(true);
  const expected = { ...ofEveryAnswer, ...Object.fromEntries(row.expected) };
  for (const [name, value] of Object.entries(expected)) {
    const [, pattern] = /^\/(.*)\/$/.exec(value) ?? [];
    if (value === '-') expect(headers).not.toHaveProperty(name);
    else if (name === 'location') expect(headers[name]).toBe(value);
    else if (pattern) expect(headers[name], name).toMatch(new RegExp(pattern));
    else expect(headers[name], name).toContain(value);
  }
  if (row.method === 'HEAD' || [202, 204, 304].includes(status)) {
    expect([body, type]).toEqual(['', row.method === 'HEAD' ? type : '']);
    return;
  }
  for (const text of row.texts) expect(body).toContain(text);
  for (const text of row.absent) expect(body).not.toContain(text);
  const length = headers['content-length'];
  if (length !== undefined && !headers['content-encoding']) expect(size).toBe(Number(length));
  if (type.includes('json')) expect(() => JSON.parse(body)).not.toThrow();
  if (status >= 400) expect(body).not.toMatch(/\bat \S+:\d+:\d+|node_modules|file:\/\//);
}
