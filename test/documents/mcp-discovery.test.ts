import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mcpRevisions, versions } from '../../src/contract/versions.ts';
import { aiCatalog, mcpDescription, registryEntry, serverCard } from '../../src/documents/mcp.ts';
import { toolNames } from '../../src/order/doors.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { bookWith } from '../support/book-with.ts';
import { served } from '../support/served.ts';

const service = served();
const catalog = openCatalog(book, 'https://tabs.example');

/** The common part of the registry's schema 2025-12-11 and the server card's schema v1. */
const registered = z.looseObject({
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  description: z.string().min(1).max(100),
  title: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  websiteUrl: z.url(),
  icons: z
    .array(
      z.looseObject({
        src: z.url().max(255),
        mimeType: z.enum(['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp']),
        sizes: z.array(z.string().regex(/^(\d+x\d+|any)$/)),
      }),
    )
    .optional(),
});

const remote = z.looseObject({
  type: z.enum(['streamable-http', 'sse']),
  url: z.string().regex(/^https?:\/\/\S+$/),
});

const schemaUrl = 'https://static.modelcontextprotocol.io/schemas';

const publishedShapes = {
  'the registry entry': registered.extend({
    $schema: z.literal(`${schemaUrl}/2025-12-11/server.schema.json`),
    remotes: z.array(remote),
  }),
  'the server card': registered.extend({
    $schema: z.literal(`${schemaUrl}/v1/server-card.schema.json`),
    remotes: z.array(remote.extend({ supportedProtocolVersions: z.array(z.string()) })),
  }),
  'the AI catalog': z.looseObject({
    specVersion: z.string().regex(/^\d+\.\d+$/),
    host: z.looseObject({ displayName: z.string() }),
    entries: z.array(
      z.looseObject({
        identifier: z.string().regex(/^urn:air:[a-z0-9.-]+:[a-z]+:[\w.-]+$/),
        displayName: z.string(),
        type: z.literal('application/mcp-server-card+json'),
        url: z.url(),
        representativeQueries: z.array(z.string().min(1)).min(2).max(5),
      }),
    ),
  }),
};

const documents = {
  'the registry entry': registryEntry,
  'the server card': serverCard,
  'the AI catalog': aiCatalog,
};

describe.each(Object.entries(documents))('%s', (name, build) => {
  const shape = publishedShapes[name as keyof typeof publishedShapes];

  test.each(['https://tabs.example', 'http://localhost:4321'])(
    'at %s matches the published schema',
    (url) => {
      expect(() => shape.parse(build(openCatalog(book, url)))).not.toThrow();
    },
  );
});

test("the registry entry has the seller's name and address", () => {
  const acme = openCatalog(
    bookWith({ 'seller.registryName': 'org.acme/tabs', 'seller.name': 'Acme' }),
    'https://acme.org',
  );
  expect(registryEntry(acme)).toMatchObject({
    name: 'org.acme/tabs',
    title: 'Acme: instant prices',
    version: versions.mcpServer,
    remotes: [{ type: 'streamable-http', url: 'https://acme.org/api/mcp' }],
  });
  expect(aiCatalog(acme).entries[0]).toMatchObject({
    identifier: 'urn:air:acme.org:mcp:tabs',
  });
});

test('registered documents have icons only under https URLs', () => {
  expect(registryEntry(catalog)).toHaveProperty('icons');
  expect(registryEntry(openCatalog(book, 'http://localhost:4321'))).not.toHaveProperty('icons');
});

test('the registry entry names the public repository, if there is one', () => {
  const repositoryUrl = 'https://github.com/acme/tabs';
  const acme = openCatalog(bookWith({ 'seller.repositoryUrl': repositoryUrl }), 'https://acme.org');
  expect(registryEntry(acme)).toMatchObject({
    repository: { url: repositoryUrl, source: 'github' },
  });
  expect(registryEntry(catalog)).not.toHaveProperty('repository');
});

test('mcp.json names the address, the revisions and the three tools', () => {
  const description = mcpDescription(catalog);
  expect(description.url).toBe('https://tabs.example/api/mcp');
  expect(description.protocolVersions).toContain(mcpRevisions.modern[0]);
  expect(description.tools.map(({ name }) => name)).toEqual(Object.values(toolNames));
});

describe('served', () => {
  test('the catalog links to the card, and the card to the endpoint', async () => {
    const listed = await (await service.fetch('/.well-known/ai-catalog.json')).json();
    const card = await (await service.fetch(listed.entries[0].url)).json();
    const ping = await service.fetch(card.remotes[0].url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    expect(await ping.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  test('the index of skills has the exact hash of its skill', async () => {
    const index = await (await service.fetch('/.well-known/agent-skills/index.json')).json();
    for (const { name, url, digest, description } of index.skills) {
      const answer = await service.fetch(url);
      expect(answer.headers.get('content-type')).toContain('text/markdown');
      const text = await answer.text();
      expect(digest).toBe(`sha256:${hash('sha256', text)}`);
      expect(text).toMatch(new RegExp(`^---\nname: ${name}\ndescription: "`));
      expect(url).toContain(`/${name}/SKILL.md`);
      expect(description.length).toBeLessThanOrEqual(1024);
    }
  });
});
