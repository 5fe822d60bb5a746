import { expect, test } from 'vitest';
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
