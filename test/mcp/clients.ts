import type { Client } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, test } from 'vitest';
import { versions } from '../../src/contract/versions.ts';
import { toolNames } from '../../src/order/doors.ts';
import { served } from '../support/served.ts';

/** Connects a client to the endpoint. */
export type Connect = (endpoint: URL) => Promise<Client>;

/** What each official client, by name, must get from the built service. */
export function describeClients(clients: Readonly<Record<string, Connect>>): void {
  const service = served();
  const open: Client[] = [];

  afterEach(async () => {
    for (const client of open.splice(0)) await client.close();
  });

  describe.each(Object.entries(clients))('%s', (_, connectTo) => {
    async function connect() {
      const client = await connectTo(new URL(`${service.address}/api/mcp`));
      open.push(client);
      return client;
    }

    test('gets the identity, and calls the three tools, which say how to fix a call', async () => {
      const client = await connect();
      expect(client.getServerVersion()).toMatchObject({
        name: 'tabquote',
        version: versions.mcpServer,
        websiteUrl: `${service.baseUrl}/`,
      });
      expect(client.getInstructions()).toContain(toolNames.capabilities);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(Object.values(toolNames));
      const build = { product: 'paper', sets: 25 };
      const calls = [
        { name: toolNames.capabilities, arguments: {} },
        { name: toolNames.draft, arguments: { ...build, titles: ['A', 'B'] } },
        { name: toolNames.quote, arguments: { ...build, tabsPerSet: 5 } },
      ];
      for (const call of calls) {
        const { content, structuredContent, isError } = await client.callTool(call);
        expect(isError ?? false).toBe(false);
        const [text] = content as { text: string }[];
        expect(JSON.parse(text?.text ?? '')).toEqual(structuredContent);
        if (call === calls[2])
          expect(structuredContent).toMatchObject({ price: { total: 136.25 } });
      }
      const wrong = { product: 'paper', tabsPerSet: 5, sets: 30 };
      const refused = await client.callTool({ name: toolNames.quote, arguments: wrong });
      expect(refused.isError).toBe(true);
      expect(JSON.stringify(refused.content)).toContain('25 ($136.25 total) or sets: 50');
    });
  });
}
