import { describe, expect, test } from 'vitest';
import { namesMax, toolNames } from '../../src/order/doors.ts';
import { type CostlyRequest, costlyRequests, wireOf } from '../support/costly-requests.ts';
import { failures } from '../support/failures.ts';
import { sendRaw } from '../support/raw.ts';
import { served } from '../support/served.ts';

const service = served();
const portOf = () => Number(new URL(service.address).port);

const errorTextMax = 1_000;
const echoMax = 80;

/** Every string of a JSON answer, recursively. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...texts(member)]);
}

function errorTextsOf(json: unknown): string[] {
  const { error, result } = json as { error?: unknown; result?: { isError?: boolean } };
  if (error !== undefined) return texts(json);
  return result?.isError ? texts(result) : [];
}

/** The longest run of one repeated character or number. */
function longestRun(text: string): number {
  const runs = text.match(/(\d{5}|.)\1*/gsu) ?? [];
  return Math.max(0, ...runs.map((run) => run.length));
}

test('a costly request is answered, and an error repeats little of it', async () => {
  const check = async (request: CostlyRequest) => {
    const wire = wireOf(request.parts(1)).replace(
      ' HTTP/1.1\r\n',
      ' HTTP/1.1\r\nconnection: close\r\n',
    );
    const answer = await sendRaw(portOf(), wire);
    expect([200, 308, 400, 403, 404, 405, 413, 414, 415]).toContain(answer.status);
    if (!answer.headers['content-type']?.includes('json')) return;
    const body = Buffer.from(answer.body, 'latin1').toString();
    for (const text of errorTextsOf(JSON.parse(body))) {
      expect(text.length).toBeLessThanOrEqual(errorTextMax);
      expect(longestRun(text)).toBeLessThanOrEqual(echoMax);
    }
  };
  const nameOf = ({ entry, name }: CostlyRequest) => `${entry}, ${name}`;
  expect(await failures(costlyRequests, nameOf, check, 4)).toEqual([]);
});

describe('no door reads more names than it could need, and each says so:', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => `colors_of_${index}`);
  const isRefused = (text: string) =>
    new RegExp(`(more than|at most) ${namesMax}\\b|names too many things`).test(text);

  test.each(['/api/price', '/api/delivery-date', '/configure/paper', '/configure/paper.md'])(
    '%s',
    async (path) => {
      const answer = async (count: number) =>
        (await service.fetch(`${path}?${names(count).join('=1&')}=1`)).text();
      const sizes = [namesMax, namesMax + 1, 10 * namesMax];
      expect((await Promise.all(sizes.map(answer))).map(isRefused)).toEqual([false, true, true]);
    },
  );

  test.each([toolNames.quote, toolNames.draft])('%s', async (name) => {
    const answer = async (given: object) => {
      const params = { name, arguments: given };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      const headers = { 'content-type': 'application/json' };
      return (await service.fetch('/api/mcp', { method: 'POST', headers, body })).text();
    };
    const members = (count: number) => Object.fromEntries(names(count).map((key) => [key, 1]));
    const given = [
      members(namesMax),
      members(namesMax + 1),
      { options: members(namesMax + 1) },
      { options: JSON.stringify(members(namesMax + 1)) },
    ];
    expect((await Promise.all(given.map(answer))).map(isRefused)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

const statusWith = async (path: string, lines: string) => {
  const answer = await sendRaw(
    portOf(),
    `GET ${path} HTTP/1.1\r\n${lines}connection: close\r\n\r\n`,
  );
  return `${answer.status} ${answer.status === 400 ? JSON.parse(answer.body).error : ''}`;
};

test('an odd Host header gets 400 everywhere', async () => {
  const odd = [
    'host: localhost\r\nhost: evil.example\r\n',
    'host: localhost\r\nhost: localhost\r\n',
    'host: localhost/evil.example\r\n',
    'host: evil.example@localhost\r\n',
    'host: localhost evil.example\r\n',
    'host: localhost, evil.example\r\n',
  ];
  const check = async (lines: string) => {
    for (const path of ['/', '/api/price', '/api/mcp', '/none']) {
      expect(await statusWith(path, lines)).toMatch(/^400 .*Host/);
    }
  };
  expect(await failures(odd, String, check)).toEqual([]);
});

test('a Host header can be any name or address, with or without a port', async () => {
  const hosts = ['localhost', 'tabs.example.com:443', '[::1]:4321', '127.0.0.1', 'my_host:'];
  const check = async (host: string) => {
    expect(await statusWith('/api/price', `host: ${host}\r\n`)).toBe('200 ');
  };
  expect(await failures(hosts, String, check)).toEqual([]);
});
