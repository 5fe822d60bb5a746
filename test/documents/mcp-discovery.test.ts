import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aiCatalog, registryEntry, serverCard } from '../../src/documents/mcp.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { bookWith } from '../support/book-with.ts';
import { served } from '../support/served.ts';

const service = served();

const matching = (expression: RegExp) => expect.stringMatching(expression);
const short = matching(/^.{1,100}$/);

/** What the registry's schema 2025-12-11 and the server card's schema v1 have in common. */
const registered = {
  name: matching(/^[\w.-]+\/[\w.-]+$/),
  title: short,
  description: short,
  version: matching(/^\d+\.\d+\.\d+$/),
  websiteUrl: matching(/^https?:\/\//),
  remotes: [{ type: 'streamable-http', url: matching(/^https?:\/\/\S+$/) }],
};

test.each(['https://tabs.example', 'http://localhost:4321'])(
  'the documents of a server at %s match the published schemas, with icons only under https',
  (url) => {
    const catalog = openCatalog(book, url);
    const [entry, card, listed] = [registryEntry, serverCard, aiCatalog].map((of) => of(catalog));
    const icon = {
      src: short,
      mimeType: matching(/^image\//),
      sizes: [matching(/^(\d+x\d+|any)$/)],
    };
    const icons = url.startsWith('https:') ? Array(3).fill(icon) : undefined;
    expect({ icons: undefined, ...entry }).toMatchObject({ ...registered, icons });
    expect({ icons: undefined, ...card }).toMatchObject({ ...registered, icons });
    expect(listed).toMatchObject({
      specVersion: matching(/^\d+\.\d+$/),
      host: { displayName: short },
      entries: [
        {
          identifier: matching(/^urn:air:[a-z0-9.-]+:[a-z]+:[\w.-]+$/),
          displayName: short,
          type: 'application/mcp-server-card+json',
          url: `${url}/api/mcp/server-card`,
        },
      ],
    });
    expect(aiCatalog(catalog).entries[0]?.representativeQueries.length).toBeLessThanOrEqual(5);
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
