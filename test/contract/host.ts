import { type IncomingHttpHeaders, request } from 'node:http';
import { expect } from 'vitest';
import type { ContractRow } from './requests.ts';

export interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Bytes in the body. */
  readonly size: number;
}

/** Sends a request as is; header names may repeat. */
export function sendTo(address: string, row: ContractRow): Promise<HostAnswer> {
  const { hostname, port, host } = new URL(address);
  const named = (name: string) => row.headers.some(([given]) => given === name);
  const headers = [
    ...(named('host') ? [] : ['host', host]),
    ...row.headers.flat(),
    ...(row.body === undefined ? [] : ['content-length', String(Buffer.byteLength(row.body))]),
    ...['connection', 'close'],
  ];
  return new Promise((resolve, reject) => {
    const { method, target: path } = row;
    const sent = request({ hostname, port, path, method, headers, setHost: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, body: body.toString(), size: body.length });
      });
    });
    sent.on('error', reject).end(row.body);
  });
}

const ofEveryAnswer = [
  ['access-control-allow-origin', '*'],
  ['x-content-type-options', 'nosniff'],
] as const;

/** Compares a host's answer with the contract; no answer may tell of the program's internals. */
export function expectAnswer(row: ContractRow, { status, headers, body, size }: HostAnswer): void {
  expect(status, body.slice(0, 300)).toBe(row.status);
  const type = headers['content-type'] ?? '';
  expect(type.startsWith(row.type), `${type} is ${row.type}`).toBe(true);
  for (const [name, value] of Object.entries(
    Object.fromEntries([...ofEveryAnswer, ...row.expected]),
  )) {
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
