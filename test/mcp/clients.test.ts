import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from 'vitest';
import { mcpRevisions, versions } from '../../src/contract/versions.ts';
import { toolNames } from '../../src/order/doors.ts';
import { served } from '../support/served.ts';

const service = served();
const info = { name: 'test', version: '1' };

const connect = (mode: 'auto' | 'legacy' | { pin: string }) => async (endpoint: URL) => {
  const client = new Client(info, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  return client;
};

async function connectEarlier(endpoint: URL): Promise<Client> {
  const client = new EarlierClient(info);
  await client.connect(new EarlierTransport(endpoint) as never);
  return client as never;
}

const clients = {
  automatic: connect('auto'),
  legacy: connect('legacy'),
  pinned: connect({ pin: mcpRevisions.modern[0] }),
  'of the first SDK': connectEarlier,
};

test.each(Object.entries(clients))(
  'the client, %s, gets the identity, and calls the three tools, which say how to fix a call',
  async (_, connectTo) => {
    const client = await connectTo(new URL(`${service.address}/api/mcp`));
    expect(client.getServerVersion()).toMatchObject({
      name: 'tabquote',
      version: versions.mcpServer,
      websiteUrl: `${service.baseUrl}/`,
    });
    expect(client.getInstructions()).toContain(toolNames.capabilities);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.values(toolNames));
    const build = { product: 'paper', sets: 25 };
    for (const [name, given, answer] of [
      [toolNames.capabilities, {}, { products: [{ product: 'paper' }, { product: 'poly' }] }],
      [toolNames.draft, { ...build, titles: ['A', 'B'] }, { tabsPerSet: 2 }],
      [toolNames.quote, { ...build, tabsPerSet: 5 }, { price: { total: 136.25 } }],
    ] as const) {
      const { structuredContent } = await client.callTool({ name, arguments: given });
      expect(structuredContent).toMatchObject(answer);
    }
    const wrong = { product: 'paper', tabsPerSet: 5, sets: 30 };
    const refused = await client.callTool({ name: toolNames.quote, arguments: wrong });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toContain('25 ($136.25 total) or sets: 50');
    await client.close();
  },
);
