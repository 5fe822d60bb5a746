import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOnce } from '../../scripts/quality/load/connection.ts';
import { failures } from '../support/failures.ts';
import { folderOfRun } from '../support/run.ts';
import { buildPatienceMs, type Running, startBuilt } from '../support/served.ts';
import { doors, secrets } from './doors.ts';
import { filesWithSecrets, hasSecret, headersWithSecrets } from './search.ts';

/** Makes Node deny every file write and every child process. */
const readOnly = '--permission --allow-fs-read=* --allow-worker';

const folder = folderOfRun();
let service: Running;
beforeAll(async () => {
  service = await startBuilt(
    { HOME: folder, TMPDIR: folder, NODE_OPTIONS: readOnly },
    'twoProducts',
  );
}, buildPatienceMs);
afterAll(() => service.stop());

test('titles and ZIP codes sent to the service are in no header, no file and no line of its log', async () => {
  const port = Number(new URL(service.address).port);
  const check = async ([, request]: [string, string]) => {
    const { head, status } = await askOnce({ port }, request);
    expect(headersWithSecrets(head)).toEqual([]);
    expect(head).not.toMatch(/\r\nset-cookie:/i);
    expect(status).not.toBe(500);
  };
  expect(await failures(Object.entries(doors), ([name]) => name, check)).toEqual([]);
  expect(service.log.filter(hasSecret)).toEqual([]);
  expect(filesWithSecrets([folder])).toEqual([]);
  // They would be found if they were there.
  const answer = await service.fetch(`/api/price?product=paper&sets=25&labels=${secrets[0]}`);
  expect(hasSecret(await answer.text())).toBe(true);
});
