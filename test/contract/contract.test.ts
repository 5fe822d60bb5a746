import { expect, test } from 'vitest';
import { endpointPaths } from '../../src/contract/paths.ts';
import { defaultPort } from '../../src/hosts/settings.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { development } from '../support/development.ts';
import { failures } from '../support/failures.ts';
import { served } from '../support/served.ts';
import { expectAnswer, type HostAnswer, type OwnWays, reasonToSkip, sendTo } from './host.ts';
import { type ContractRow, contractRows } from './requests.ts';

const service = served();
const developed = development('twoProducts', () => service.baseUrl);

/** Requests that Astro's development server answers itself. */
const ofAstro = {
  '/api/"': 'a path',
  '/api/price/?': 'a path',
  '/api/mcp/': 'a path',
  '@': 'a host',
};

const hosts: Readonly<Record<string, { address(): string; ways: OwnWays }>> = {
  'the Node service': { address: () => service.address, ways: {} },
  'astro dev': { address: developed, ways: { requests: ofAstro } },
};

test.each(Object.entries(hosts))(
  '%s answers every request of the contract',
  async (_, { address, ways }) => {
    const rows = contractRows(openCatalog(book, service.baseUrl));
    expect(rows.length).toBeGreaterThan(150);
    const check = async (row: ContractRow) => {
      if (reasonToSkip(ways, row) !== undefined) return;
      // In development, documents are Astro's own.
      if (address === developed && !isLive(row)) return;
      const given = await sendTo(address(), row);
      expectAnswer(row, given, ways);
      if (isLive(row)) {
        expect(comparable(given)).toEqual(comparable(await sendTo(service.address, row)));
      }
    };
    expect(await failures(rows, nameOf, check, 4)).toEqual([]);
  },
);

test('astro dev listens on PORT', () => {
  expect(Number(new URL(developed()).port)).not.toBe(defaultPort);
});

/** Live answers must be identical on every host, header for header and byte for byte. */
function isLive({ target }: ContractRow): boolean {
  return target.startsWith('/api/') || target === endpointPaths.health;
}

function comparable({ status, headers, body }: HostAnswer) {
  const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...kept } = headers;
  const caching = headers['cache-control']?.replace(/max-age=\d{4,}/, 'max-age=until the cut-off');
  return { status, headers: { ...kept, 'cache-control': caching }, body };
}

function nameOf({ method, target, headers, body = '' }: ContractRow): string {
  return `${method} ${target} ${headers.flat().join(' ')} ${body}`.slice(0, 160).trimEnd();
}
