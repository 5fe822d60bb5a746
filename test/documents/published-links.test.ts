import { expect, test } from 'vitest';
import { listedDocuments } from '../../src/documents/published.ts';
import { markdownPath, sitePages } from '../../src/documents/site-pages.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { served } from '../support/served.ts';

const service = served();

/** Documents that contain URLs of other documents. */
const documents = [
  ...[
    '/llms.txt',
    '/llms-full.txt',
    '/sets/llms.txt',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/api-catalog',
  ],
  ...listedDocuments(catalog).map(({ path }) => path),
  ...sitePages(catalog).map(({ path }) => markdownPath(path)),
];

/** Statuses of endpoints that need more than a plain GET. */
const statusOf: Readonly<Record<string, number>> = { '/api/mcp': 405, '/api/delivery-date': 400 };

/** Every URL of this site in a text, without templates and trailing punctuation. */
function addressesIn(text: string): string[] {
  const found = text.split(/[\s"'`<>()\\[\]]+/).filter((word) => word.startsWith(service.baseUrl));
  return [...new Set(found.map((word) => word.replace(/[.,;:]+$/, '')))].filter(
    (address) => !/[{}]/.test(address),
  );
}

test('no document has a broken link, and each but the index links to the index', async () => {
  const statuses = new Map<string, Promise<number>>();
  const statusAt = (address: string) => {
    const known = statuses.get(address) ?? service.fetch(address).then(({ status }) => status);
    statuses.set(address, known);
    return known;
  };
  const check = async (path: string) => {
    const answer = await service.fetch(path);
    expect(answer.status).toBe(200);
    const isIndex = path === '/llms.txt';
    const index = '</llms.txt>; rel="describedby"';
    expect(answer.headers.get('link')?.includes(index) ?? false).toBe(!isIndex);
    const dead: string[] = [];
    for (const address of addressesIn(await answer.text())) {
      const expected = statusOf[new URL(address).href.slice(service.baseUrl.length)] ?? 200;
      const status = await statusAt(address);
      if (status !== expected) dead.push(`${status} ${address}`);
    }
    expect(dead).toEqual([]);
  };
  expect(await failures(new Set(documents), (path) => path, check)).toEqual([]);
});

test.each(['/api/price', '/api/price?sets=1', '/api/delivery-date?zip=60601'])(
  '%s links to the API description',
  async (path) => {
    const { headers } = await service.fetch(path);
    expect(headers.get('link')).toContain('</openapi.json>; rel="service-desc"');
  },
);
