import { Client as NewClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import { toolNames } from '../../src/contract/tools.ts';
import { mcpRevisions, versions } from '../../src/contract/versions.ts';
import { served } from '../support/served.ts';

const service = served();
const identity = { name: 'test', version: '1' };
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

const endpoint = () => new URL(`${service.address}/api/mcp`);

async function oldClient() {
  const client = new OldClient(identity);
  await client.connect(new OldTransport(endpoint()));
  open.push(client);
  return client;
}

type Mode = 'auto' | 'legacy' | { pin: string };

async function newClient(mode: Mode) {
  const client = new NewClient(identity, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(endpoint()));
  open.push(client);
  return client;
}

const clients = {
  'the v1 client': oldClient,
  'the v2 client, automatic': () => newClient('auto'),
  'the v2 client, legacy': () => newClient('legacy'),
  'the v2 client, pinned': () => newClient({ pin: mcpRevisions.modern[0] }),
};

describe.each(Object.entries(clients))('%s', (_, connect) => {
  test("gets the server's identity", async () => {
    const client = await connect();
    expect(client.getServerVersion()).toMatchObject({
      name: 'tabquote',
      version: versions.mcpServer,
      websiteUrl: `${service.baseUrl}/`,
    });
    expect(client.getInstructions()).toContain(toolNames.capabilities);
  });

  test('lists exactly the three tools', async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.values(toolNames));
  });

  test('calls every tool and accepts the structured content', async () => {
    const client = await connect();
    await client.listTools();
    const build = { product: 'paper', sets: 25 };
    const answers = [
      await client.callTool({ name: toolNames.capabilities, arguments: {} }),
      await client.callTool({ name: toolNames.quote, arguments: { ...build, tabsPerSet: 5 } }),
      await client.callTool({ name: toolNames.draft, arguments: { ...build, titles: ['A', 'B'] } }),
    ];
    for (const { content, structuredContent, isError } of answers) {
      expect(isError ?? false).toBe(false);
      const [text] = content as { text: string }[];
      expect(JSON.parse(text?.text ?? '')).toEqual(structuredContent);
    }
    expect(answers[1]?.structuredContent).toMatchObject({ price: { total: 136.25 } });
  });

  test('gets an error that says how to fix the call', async () => {
    const client = await connect();
    await client.listTools();
    const { content, isError } = await client.callTool({
      name: toolNames.quote,
      arguments: { product: 'paper', tabsPerSet: 5, sets: 30 },
    });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain('25 ($136.25 total) or sets: 50');
  });

  test('reads every resource and gets every prompt', async () => {
    const client = await connect();
    const { resources } = await client.listResources();
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(JSON.stringify(contents).length).toBeGreaterThan(200);
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toHaveLength(2);
    const { contents } = await client.readResource({ uri: 'tabquote://sets/estate-plan' });
    expect(JSON.stringify(contents)).toContain('Power of Attorney');
    const { prompts } = await client.listPrompts();
    for (const { name, arguments: given = [] } of prompts) {
      const filled = Object.fromEntries(given.map(({ name }) => [name, '5']));
      const { messages } = await client.getPrompt({ name, arguments: filled });
      expect(messages).toHaveLength(1);
    }
  });
});
