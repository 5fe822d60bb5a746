import { expect, test } from 'vitest';
import { namesMax, toolNames } from '../../src/order/doors.ts';
import { type CostlyRequest, costlyRequests } from '../support/costly-requests.ts';
import { failures } from '../support/failures.ts';
import { request, sendRaw } from '../support/raw.ts';
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
  const check = async ({ target, ...parts }: CostlyRequest) => {
    const answer = await sendRaw(portOf(), request(target, parts));
    expect([200, 308, 400, 403, 404, 405, 413, 414, 415]).toContain(answer.status);
    if (!answer.headers['content-type']?.includes('json')) return;
    const body = Buffer.from(answer.body, 'latin1').toString();
    for (const text of errorTextsOf(JSON.parse(body))) {
      expect(text.length).toBeLessThanOrEqual(errorTextMax);
      expect(longestRun(text)).toBeLessThanOrEqual(echoMax);
    }
  };
  const nameOf = ({ target, name }: CostlyRequest) => `${target.slice(0, 40)}, ${name}`;
  expect(await failures(costlyRequests, nameOf, check, 4)).toEqual([]);
});

test('no door reads more names than it could need, and each says so', async () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => `colors_of_${index}`);
  const isRefused = (text: string) =>
    new RegExp(`(more than|at most) ${namesMax}\\b|names too many things`).test(text);
  const fetched = async (path: string, init?: RequestInit) =>
    isRefused(await (await service.fetch(path, init)).text());
  const get = (path: string, count: number) => fetched(`${path}?${names(count).join('=1&')}=1`);
  const call = (name: string, given: object) => {
    const params = { name, arguments: given };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const headers = { 'content-type': 'application/json' };
    return fetched('/api/mcp', { method: 'POST', headers, body });
  };
  const members = (count: number) => Object.fromEntries(names(count).map((key) => [key, 1]));
  const more = members(namesMax + 1);
  for (const path of [
    '/api/price',
    '/api/delivery-date',
    '/configure/paper',
    '/configure/paper.md',
  ]) {
    const refused = [namesMax, namesMax + 1, 10 * namesMax].map((count) => get(path, count));
    expect(await Promise.all(refused), path).toEqual([false, true, true]);
  }
  for (const tool of [toolNames.quote, toolNames.draft]) {
    const tooMany = [more, { options: more }, { options: JSON.stringify(more) }];
    const refused = [members(namesMax), ...tooMany].map((given) => call(tool, given));
    expect(await Promise.all(refused), tool).toEqual([false, true, true, true]);
  }
});
