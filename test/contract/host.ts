import { type IncomingHttpHeaders, request } from 'node:http';
import { expect } from 'vitest';
import type { ContractAnswer, ContractRow } from './requests.ts';

/** Deviations of a host, each with its reason. */
export interface OwnWays {
  /** Headers that are not compared. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests that are not sent, by a part of their target, headers or body. */
  readonly requests?: Readonly<Record<string, string>>;
}

export interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Bytes in the body. */
  readonly size: number;
}

/** The reason to skip a request of the contract on a host, if there is one. */
export function reasonToSkip({ requests = {} }: OwnWays, row: ContractRow): string | undefined {
  const text = JSON.stringify([row.target, row.headers, row.body]);
  return Object.entries(requests).find(([part]) => text.includes(part))?.[1];
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

const ofEveryAnswer: ContractAnswer['headers'] = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** Compares a host's answer with the contract. */
export function expectAnswer(row: ContractRow, given: HostAnswer, ways: OwnWays = {}): void {
  const { status, type = '', body, text = '', json, headers = {} } = row.answer;
  expect(given.status, given.body.slice(0, 300)).toBe(status);
  const sent = given.headers['content-type'];
  if (type === null) expect(sent).toBeUndefined();
  else expect(sent?.startsWith(type) ?? type === '', `${sent} is ${type}`).toBe(true);
  for (const [name, value] of Object.entries({ ...ofEveryAnswer, ...headers })) {
    if (name in (ways.headers ?? {})) continue;
    if (value === null) expect(given.headers).not.toHaveProperty(name);
    else if (value instanceof RegExp) expect(given.headers[name], name).toMatch(value);
    else expect(given.headers[name], name).toContain(value);
  }
  if (body !== undefined) expect(given.body).toBe(body);
  expect(given.body).toContain(text);
  if (json !== undefined) expect(JSON.parse(given.body)).toMatchObject(json);
  expectValid(row, given);
}

/** Checks common to every answer: its length, its JSON, and no internals of the program. */
function expectValid({ method }: ContractRow, { status, headers, body, size }: HostAnswer): void {
  if (method === 'HEAD') return;
  const length = headers['content-length'];
  if (length !== undefined && !headers['content-encoding']) expect(size).toBe(Number(length));
  if (!/[/+]json/.test(headers['content-type'] ?? '')) return;
  expect(() => JSON.parse(body)).not.toThrow();
  if (status >= 400) expect(body).not.toMatch(/\bat \S+:\d+:\d+|node_modules|file:\/\//);
}
