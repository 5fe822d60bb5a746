import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aiCatalog, registryEntry, serverCard } from '../../src/documents/mcp.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { bookWith } from '../support/book-with.ts';
import { served } from '../support/served.ts';

const service = served();

const short = z.string().min(1).max(100);
const schemaUrl = 'https://static.modelcontextprotocol.io/schemas';

const icon = z.looseObject({
  src: z.url().max(255),
  mimeType: z.enum(['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp']),
  sizes: z.array(z.string().regex(/^(\d+x\d+|any)$/)),
});

const remote = z.looseObject({
  type: z.enum(['streamable-http', 'sse']),
  url: z.string().regex(/^https?:\/\/\S+$/),
});

/** The common part of the registry's schema 2025-12-11 and the server card's schema v1. */
const registered = z.looseObject({
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  description: short,
  title: short,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  websiteUrl: z.url(),
  icons: z.array(icon).optional(),
});

const entryShape = registered.extend({
  $schema: z.literal(`${schemaUrl}/2025-12-11/server.schema.json`),
  remotes: z.array(remote),
});

const cardShape = registered.extend({
  $schema: z.literal(`${schemaUrl}/v1/server-card.schema.json`),
  remotes: z.array(remote.extend({ supportedProtocolVersions: z.array(z.string()) })),
});

const catalogShape = z.looseObject({
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
});

test.each(['https://tabs.example', 'http://localhost:4321'])(
  'the documents of a server at %s match the published schemas, with icons only under https',
  (url) => {
    const catalog = openCatalog(book, url);
    const entry = entryShape.parse(registryEntry(catalog));
    expect([cardShape.parse(serverCard(catalog)).icons, entry.icons !== undefined]).toEqual([
      entry.icons,
      url.startsWith('https:'),
    ]);
    catalogShape.parse(aiCatalog(catalog));
  },
);

test("the registry entry has the seller's name, address and public repository", () => {
  const repositoryUrl = 'https://github.com/acme/tabs';
  const acme = openCatalog(
    bookWith({
      'seller.registryName': 'org.acme/tabs',
      'seller.name': 'Acme',
      'seller.repositoryUrl': repositoryUrl,
    }),
    'https://acme.org',
  );
  expect(registryEntry(acme)).toMatchObject({
    name: 'org.acme/tabs',
    title: 'Acme: instant prices',
    remotes: [{ type: 'streamable-http', url: 'https://acme.org/api/mcp' }],
    repository: { url: repositoryUrl, source: 'github' },
  });
  expect(aiCatalog(acme).entries[0]?.identifier).toBe('urn:air:acme.org:mcp:tabs');
});

test('the catalog links to the card, and the card to the endpoint', async () => {
  const { entries } = await (await service.fetch('/.well-known/ai-catalog.json')).json();
  const card = await (await service.fetch(entries[0].url)).json();
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
    const text = await (await service.fetch(url)).text();
    expect(digest).toBe(`sha256:${hash('sha256', text)}`);
    expect(text).toMatch(new RegExp(`^---\nname: ${name}\ndescription: "`));
    expect(url).toContain(`/${name}/SKILL.md`);
    expect(description.length).toBeLessThanOrEqual(1024);
  }
});
