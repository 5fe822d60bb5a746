import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askOnce } from '../../scripts/quality/load/connection.ts';
import { failures } from '../support/failures.ts';
import { folderOfRun } from '../support/run.ts';
import { buildPatienceMs, type Running, startBuilt } from '../support/served.ts';
import { doors, secrets } from './doors.ts';
import { filesWithSecrets, hasSecret, headersWithSecrets } from './search.ts';

/** Makes Node deny every file write and every child process. */
const readOnly = '--permission --allow-fs-read=* --allow-worker';

describe('titles and ZIP codes sent to the service', () => {
  const folder = folderOfRun();
  let service: Running;
  beforeAll(async () => {
    service = await startBuilt(
      { HOME: folder, TMPDIR: folder, NODE_OPTIONS: readOnly },
      'twoProducts',
    );
  }, buildPatienceMs);
  afterAll(async () => {
    await service.stop();
  });

  test('are in no header of an answer, and in no line of its log', async () => {
    const port = Number(new URL(service.address).port);
    const check = async ([, request]: [string, string]) => {
      const { head, status } = await askOnce({ port }, request);
      expect(headersWithSecrets(head)).toEqual([]);
      expect(head).not.toMatch(/\r\nset-cookie:/i);
      expect(status).not.toBe(500);
    };
    expect(await failures(Object.entries(doors), ([name]) => name, check)).toEqual([]);
    expect(service.log.filter(hasSecret)).toEqual([]);
  });

  test("are in no file: it has none open for writing, and can't write any", () => {
    expect(filesWithSecrets([folder])).toEqual([]);
    if (process.platform !== 'linux') return;
    const own = `/proc/${service.process.pid}`;
    const targets = readdirSync(`${own}/fd`).flatMap((name) => writtenFile(own, name));
    expect(targets.filter((target) => /^\/(?!dev\/)/.test(target))).toEqual([]);
  });

  test('would be found by the search if they were there', async () => {
    const answer = await service.fetch(`/api/price?product=paper&sets=25&labels=${secrets[0]}`);
    expect(hasSecret(await answer.text())).toBe(true);
  });
});

/** @returns the file that a descriptor can write to; nothing if it only reads or was closed since. */
function writtenFile(own: string, descriptor: string): string[] {
  try {
    const [, flags = ''] =
      /^flags:\s+(\d+)/m.exec(readFileSync(join(own, 'fdinfo', descriptor), 'utf8')) ?? [];
    const isRead = Number.parseInt(flags, 8) % 4 === 0;
    return isRead ? [] : [readlinkSync(join(own, 'fd', descriptor))];
  } catch {
    return [];
  }
}
