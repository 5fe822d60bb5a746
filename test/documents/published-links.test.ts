import { describe, expect, test } from 'vitest';
import { machineDocuments } from '../../src/documents/machine-documents.ts';
import { markdownPath, sitePages } from '../../src/documents/site-pages.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();

/** The documents that name others by their addresses. */
const documents = [
  ...['/llms.txt', '/llms-full.txt', '/robots.txt', '/sitemap.xml', '/.well-known/api-catalog'],
  ...machineDocuments(catalog).map(({ path }) => path),
  ...sitePages(catalog).map(({ path }) => markdownPath(path)),
];

/** What a plain GET gets from endpoints that want more. */
const statusOf: Readonly<Record<string, number>> = { '/api/mcp': 405, '/api/delivery-date': 400 };

/** Every address of this site in a text, without templates and without what ends a sentence. */
function addressesIn(text: string): string[] {
  const found = text.split(/[\s"'`<>()\\[\]]+/).filter((word) => word.startsWith(service.baseUrl));
  return [...new Set(found.map((word) => word.replace(/[.,;:]+$/, '')))].filter(
    (address) => !/[{}]/.test(address),
  );
}

describe.each([...new Set(documents)])('%s', (path) => {
  test('leads only to what there is', async () => {
    const answer = await service.fetch(path);
    expect(answer.status).toBe(200);
    const dead: string[] = [];
    for (const address of addressesIn(await answer.text())) {
      const { status } = await service.fetch(address);
      const expected = statusOf[new URL(address).href.slice(service.baseUrl.length)] ?? 200;
      if (status !== expected) dead.push(`${status} ${address}`);
    }
    expect(dead).toEqual([]);
  });

  test('leads to the index of the site by a Link header', async () => {
    const { headers } = await service.fetch(path);
    const isIndex = path === '/llms.txt';
    expect(headers.get('link')?.includes('</llms.txt>; rel="describedby"') ?? false).toBe(!isIndex);
  });
});

test.each(['/api/price', '/api/price?sets=1', '/api/delivery-date?zip=60601'])(
  '%s leads to the description of the API',
  async (path) => {
    const { headers } = await service.fetch(path);
    expect(headers.get('link')).toContain('</openapi.json>; rel="service-desc"');
  },
);
