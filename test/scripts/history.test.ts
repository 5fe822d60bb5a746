import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openBook } from '../../src/book/open.ts';
import { bookWith, shopOf } from '../support/book-with.ts';
import { workshop } from '../support/workshop.ts';

/** Setup is $40.00 since November 20. Before, the shop had a setting of an earlier engine. */
const { folder, writeShop, run } = workshop();
const few = { 'limits.tabsPerSet.max': 31 };
const before = bookWith({ ...few, 'seller.earlierSetting': 'yes' });
const setup = { 'products.paper.setup': '40.00', 'prices.date': '2026-11-20' };
const after = bookWith({ ...few, ...setup });

function git(...given: string[]): string {
  return execFileSync('git', given, { cwd: folder, encoding: 'utf8' }).trim();
}

const said = async (...given: Parameters<typeof run>) => (await run(...given)).text;

beforeAll(() => {
  git('init', '-q');
  for (const [day, book, subject] of [
    ['2026-11-10', before, 'The first prices'],
    ['2026-11-20', after, 'Setup is more'],
  ] as const) {
    writeShop(shopOf(book));
    git('add', 'src/shop');
    const given = ['-c', 'user.name=Shop', '-c', 'user.email=shop@shop.test'];
    const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00` };
    execFileSync('git', [...given, 'commit', '-qm', subject], { cwd: folder, env });
  }
});

const link = 'https://tabs.test/configure/paper?tabs=5&sets=25';

test('a link has the price of a day, and what differs today', async () => {
  const [earlier = '', later] = await Promise.all(
    ['2026-11-17', '2026-11-21'].map((day) => said('price', link, '--on', day)),
  );
  const lines = earlier.split('\n');
  const first = git('log', '--format=%h', '--abbrev=10', '-1', 'HEAD^');
  expect(lines[0]).toContain(`Before Nov 17, 2026: commit ${first}, prices of `);
  for (const line of ['- Setup = $30.00', '- Total: $136.25', '+ Total: $146.25']) {
    expect(lines).toContain(line);
  }
  expect(later).toContain(', and the same price.');
});

test('the prices of a commit are compared with those of now', async () => {
  // Of paper's 96 combinations, in 22 quantities and with 1 to 31 tabs, each costs more.
  expect(await said('diff-prices', 'HEAD^')).toContain(
    '65,472 of the 98,208 builds in both books change.',
  );
});

test('a link, also of the price API, has the price of today; what it asks for in vain is said first', async () => {
  const asked = 'https://tabs.test/api/price?product=poly&tabs=5&sets=25&punch=3hole&ink=gold';
  const [today, problem, ordered, ...parts] = (await said('price', asked)).trim().split('\n');
  expect(today).toBe("Today's shop, prices of Nov 20, 2026:");
  expect(problem).toMatch(/^Not as in the link: .*gold/);
  expect(ordered).toBe('Poly Index Tabs, 25 sets of 5 tabs, 3-hole');
  // 400 + 125 x 3.10 + 125 x 0.02
  expect(parts.at(-1)).toBe('Total: $790.00');
});

test.concurrent.each([
  [['paper?tabs=5'], "isn't a link. Put it in quotes."],
  [[link, '--on', 'last week'], 'write a day as YYYY-MM-DD'],
  [[link, '--on', '2020-01-01'], 'no commit before 2020-01-01'],
  [['https://tabs.test/configure/vinyl?tabs=5'], 'The link is of no product here: paper, poly.'],
])('the price of %j is refused in one clear sentence', async (given, says) => {
  expect(await said('price', ...given)).toContain(says);
});

test('going back to a release says which commits publish the bad price again', async () => {
  const place = join(folder, 'live');
  for (const [release, book] of Object.entries({ good: before, bad: after })) {
    const server = join(place, 'releases', release, 'server');
    mkdirSync(server, { recursive: true });
    const manifest = { release, baseUrl: 'https://tabs.test', files: {} };
    writeFileSync(join(server, 'site.json'), JSON.stringify(manifest));
    writeFileSync(join(server, 'book.json'), JSON.stringify(openBook(shopOf(book))));
  }
  symlinkSync('releases/bad', join(place, 'dist'));
  symlinkSync('releases/good', join(place, 'previous'));
  const instance = createServer((_, answer) => answer.setHeader('etag', '"good-1"').end());
  await new Promise<void>((listening) => instance.listen(0, '127.0.0.1', listening));
  const port = String((instance.address() as AddressInfo).port);
  const given = ['--rollback', '--to', place, '--instance', port, '--restart', 'true'];
  const text = await said('release', ...given, '--afterwards', 'true');
  instance.close();
  expect(text).toContain('Release good runs again instead of bad.');
  const [hash] = git('log', '-1', '--format=%h').split('\n');
  expect(text).toContain(
    `Take it back with git revert --no-edit ${hash}:\n  ${hash} Setup is more`,
  );
  expect(text).not.toContain('The first prices');
});
