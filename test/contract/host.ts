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
    const sent = request(
      { hostname, port, path: row.target, method: row.method, headers, setHost: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: body.toString(), size: body.length });
        });
      },
    );
    sent.on('error', reject).end(row.body);
  });
}

/** Compares a host's answer with the contract. */
export function expectAnswer(row: ContractRow, given: HostAnswer, ways: OwnWays = {}): void {
  const { answer } = row;
  expect(given.status, given.body.slice(0, 300)).toBe(answer.status);
  expectHeaders(answer, given.headers, ways);
  if (answer.body !== undefined) expect(given.body).toBe(answer.body);
  if (answer.text !== undefined) expect(given.body).toContain(answer.text);
  if (answer.json !== undefined) expect(JSON.parse(given.body)).toMatchObject(answer.json);
  expectValid(row, given);
}

function expectHeaders(
  { type, headers = {} }: ContractAnswer,
  given: IncomingHttpHeaders,
  { headers: own = {} }: OwnWays,
): void {
  if (type === null) expect(given).not.toHaveProperty('content-type');
  else if (type) expect(given['content-type']).toMatch(new RegExp(`^${escaped(type)}`));
  for (const [name, value] of Object.entries(headers)) {
    if (name in own) continue;
    if (value === null) expect(given).not.toHaveProperty(name);
    else if (value instanceof RegExp) expect(given[name], name).toMatch(value);
    else expect(given[name], name).toContain(value);
  }
  for (const [name, value] of Object.entries(ofEveryAnswer)) {
    if (!(name in own || name in headers)) expect(given[name], name).toBe(value);
  }
}

const ofEveryAnswer = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

/** Checks common to every answer: its length, its JSON, and no internals of the program. */
function expectValid({ method }: ContractRow, { status, headers, body, size }: HostAnswer): void {
  const length = headers['content-length'];
  if (length !== undefined && method !== 'HEAD' && !headers['content-encoding']) {
    expect(size).toBe(Number(length));
  }
  const isJson = /[/+]json/.test(headers['content-type'] ?? '');
  if (isJson && method !== 'HEAD') expect(() => JSON.parse(body)).not.toThrow();
  if (isJson && status >= 400) expect(body).not.toMatch(/\bat \S+:\d+:\d+|node_modules|file:\/\//);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
