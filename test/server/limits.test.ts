import { expect, test } from 'vitest';
import { endpointPaths } from '../../src/contract/paths.ts';
import { type CostlyRequest, costlyRequests, costlyWire } from '../support/costly-requests.ts';
import { failures } from '../support/failures.ts';
import { request, sendRaw } from '../support/raw.ts';
import { served } from '../support/served.ts';

const service = served();
const portOf = () => Number(new URL(service.address).port);

const errorTextMax = 1_000;
const echoMax = 80;

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
    const texts: string[] = [];
    const body = Buffer.from(answer.body, 'latin1').toString();
    const { error, result } = JSON.parse(body, (name, value) => {
      texts.push(name, typeof value === 'string' ? value : '');
      return value;
    });
    for (const text of error || result?.isError ? texts : []) {
      expect(text.length).toBeLessThanOrEqual(errorTextMax);
      expect(longestRun(text)).toBeLessThanOrEqual(echoMax);
    }
  };
  const nameOf = ({ target, name }: CostlyRequest) => `${target.slice(0, 40)}, ${name}`;
  expect(await failures(costlyRequests, nameOf, check, 4)).toEqual([]);
  const inPieces = costlyWire(endpointPaths.mcp, 'POST in chunks');
  expect(await sendRaw(portOf(), inPieces)).toMatchObject({ status: 413 });
});
