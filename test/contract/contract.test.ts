import { expect, test } from 'vitest';
import { endpointPaths } from '../../src/contract/paths.ts';
import { defaultPort } from '../../src/hosts/settings.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { development } from '../support/development.ts';
import { failures } from '../support/failures.ts';
import { served } from '../support/served.ts';
import { expectAnswer, type HostAnswer, sendTo } from './host.ts';
import { type ContractRow, contractRows } from './requests.ts';

const service = served();
const developed = development('twoProducts', () => service.baseUrl);
const rows = () => contractRows(openCatalog(book, service.baseUrl));
const nameOf = (row: ContractRow) => JSON.stringify(row).slice(0, 200);

test('the Node service answers every request of the contract', async () => {
  expect(rows().length).toBeGreaterThan(150);
  const check = async (row: ContractRow) => expectAnswer(row, await sendTo(service.address, row));
  expect(await failures(rows(), nameOf, check, 4)).toEqual([]);
});

test('astro dev answers live requests with the same bytes and headers', async () => {
  expect(Number(new URL(developed()).port)).not.toBe(defaultPort);
  const isLive = ({ target, headers }: ContractRow) =>
    (target.startsWith('/api/') || target === endpointPaths.health) &&
    // These Astro's development server answers itself.
    !/^\/api\/(price\/\?|mcp\/$|$)/.test(target) &&
    !headers.some(([name]) => name === 'host');
  const check = async (row: ContractRow) => {
    const [given, same] = await Promise.all(
      [developed(), service.address].map((address) => sendTo(address, row)),
    );
    expect(given && comparable(given)).toEqual(same && comparable(same));
  };
  expect(await failures(rows().filter(isLive), nameOf, check, 4)).toEqual([]);
});

function comparable({ status, headers, body }: HostAnswer) {
  const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...kept } = headers;
  const caching = headers['cache-control']?.replace(/max-age=\d{4,}/, 'max-age=until the cut-off');
  return { status, headers: { ...kept, 'cache-control': caching }, body };
}
