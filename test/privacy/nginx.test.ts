import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../../scripts/quality/deploy-check/site.ts';
import { getRequest } from '../../scripts/quality/load/requests.ts';
import { book } from '../../src/hosts/book.ts';
import { failures } from '../support/failures.ts';
import { doors } from './doors.ts';
import { filesIn, filesWithSecrets, hasSecret, headersWithSecrets } from './search.ts';

const isMissing = ['nginx', 'openssl'].some((tool) => spawnSync(tool, ['-v']).error);
if (isMissing) console.log('Skipped the tests that need nginx and openssl: not installed.');

describe.skipIf(isMissing)('titles and ZIP codes sent through nginx', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  const foundInHeaders = () =>
    failures(
      Object.entries(doors),
      ([name]) => name,
      async ([, request]) => expect(headersWithSecrets((await site.ask(request)).head)).toEqual([]),
    );

  test('are in no header of an answer, nor while no instance answers', async () => {
    expect(await foundInHeaders()).toEqual([]);
    for (const instance of site.instances) await instance.running.stop('SIGKILL');
    expect(await foundInHeaders()).toEqual([]);
    for (const instance of site.instances) await instance.restart();
  });

  test('are in no log, no cached answer and no other file, while quotes are', async () => {
    const [product, sets] = [Object.keys(book.products)[0], book.limits.setQuantities[0]];
    const plain = getRequest(`/api/price?product=${product}&tabs=1&sets=${sets}`);
    await site.ask(plain);
    expect((await site.ask(plain)).head).toContain('X-Cache-Status: HIT');
    await pause(1_500);
    expect(site.accessLog().split('\n').length).toBeGreaterThan(Object.keys(doors).length / 2);
    expect(filesIn([site.cacheFolder]).length).toBeGreaterThan(0);
    expect(filesWithSecrets([site.folder, site.cacheFolder])).toEqual([]);
    expect(site.log.filter(hasSecret)).toEqual([]);
  });
});
