import { Client as NewClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, test } from 'vitest';
import { documentPaths, endpointPaths } from '../../src/contract/paths.ts';
import { toolNames } from '../../src/contract/tools.ts';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { development } from '../support/development.ts';
import { served } from '../support/served.ts';
import { expectAnswer, type HostAnswer, type OwnWays, reasonToSkip, sendTo } from './host.ts';
import { type ContractRow, contractRows } from './requests.ts';

const service = served();
const developed = development('twoProducts', () => service.baseUrl);

const vite = "Vite's own scripts and styles are in the page";

const hosts: Readonly<Record<string, { address(): string; ways: OwnWays }>> = {
  'the Node service': { address: () => service.address, ways: {} },
  'astro dev': { address: developed, ways: { headers: { 'content-security-policy': vite } } },
};

/** The base URL is known once the build runs; the number of rows depends on the book only. */
const rowsFor = (baseUrl: string) => contractRows(openCatalog(book, baseUrl));
const named = rowsFor('http://localhost:4321').map((row, index) => ({ row, index }));

test('the contract has at least 150 requests', () => {
  expect(named.length).toBeGreaterThan(150);
});

describe.each(Object.entries(hosts))('%s answers', (_, { address, ways }) => {
  for (const { row, index } of named) {
    const reason = reasonToSkip(ways, row);
    test.skipIf(reason !== undefined)(nameOf(row, reason), async () => {
      const due = rowsFor(service.baseUrl)[index] as ContractRow;
      const given = await sendTo(address(), due);
      expectAnswer(due, given, ways);
      if (isLive(due))
        expect(comparable(given)).toEqual(comparable(await sendTo(service.address, due)));
    });
  }
});

describe.each(Object.entries(hosts))('%s quotes for the official client', (_, { address }) => {
  const identity = { name: 'contract', version: '1' };
  const call = {
    name: toolNames.quote,
    arguments: {
      product: openCatalog(book, '').productIds[0],
      tabsPerSet: 5,
      sets: book.limits.setQuantities[0],
    },
  };
  const endpoint = () => new URL(`${address()}${endpointPaths.mcp}`);

  test('of the first era', async () => {
    const client = new OldClient(identity);
    await client.connect(new OldTransport(endpoint()));
    expect(await client.callTool(call)).toHaveProperty('structuredContent.price.total');
    await client.close();
  });

  test.each(['legacy', { pin: mcpRevisions.modern[0] }])('in mode %j', async (mode) => {
    const options = { versionNegotiation: { mode } } as ConstructorParameters<typeof NewClient>[1];
    const client = new NewClient(identity, options);
    await client.connect(new StreamableHTTPClientTransport(endpoint()));
    expect(await client.callTool(call)).toHaveProperty('structuredContent.price.total');
    await client.close();
  });
});

/** Live answers must be identical on every host, header for header and byte for byte. */
function isLive({ target }: ContractRow): boolean {
  const isDocument = target === documentPaths.serverCard;
  return (target.startsWith('/api/') || target === endpointPaths.health) && !isDocument;
}

function comparable({ status, headers, body }: HostAnswer) {
  const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...kept } = headers;
  const caching = headers['cache-control']?.replace(/max-age=\d{4,}/, 'max-age=until the cut-off');
  return { status, headers: { ...kept, 'cache-control': caching }, body };
}

function nameOf({ method, target, headers, body = '' }: ContractRow, reason?: string): string {
  const name = `${method} ${target} ${headers.flat().join(' ')} ${body}`.slice(0, 160).trimEnd();
  return reason === undefined ? name : `${name} (skipped: ${reason})`;
}
