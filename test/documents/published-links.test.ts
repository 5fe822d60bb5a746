import { expect, test } from 'vitest';
import { documentPaths, pagePaths } from '../../src/contract/paths.ts';
import { publishedDocuments } from '../../src/documents/published.ts';
import { allPages, markdownPath } from '../../src/documents/site-pages.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { served } from '../support/served.ts';

const service = served();
const pages = allPages(catalog).map(({ path }) => path);

const documents = new Set([
  ...publishedDocuments(catalog).map(({ path }) => path),
  ...pages.map(markdownPath),
]);

const statusOf: Readonly<Record<string, number>> = { '/api/mcp': 405, '/api/delivery-date': 400 };

/** Every URL of this site in a text, without templates and trailing punctuation. */
function addressesIn(text: string): string[] {
  const found = text.split(/[\s"'`<>()\\[\]]+/).filter((word) => word.startsWith(service.baseUrl));
  const addresses = new Set(found.map((word) => word.replace(/[.,;:]+$/, '')));
  return [...addresses].filter((address) => !/[{}]/.test(address));
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
    const index = '</llms.txt>; rel="describedby"';
    expect(answer.headers.get('link')?.includes(index) ?? false).toBe(path !== documentPaths.llms);
    for (const address of addressesIn(await answer.text())) {
      const expected = statusOf[new URL(address).href.slice(service.baseUrl.length)] ?? 200;
      expect(`${await statusAt(address)} ${address}`).toBe(`${expected} ${address}`);
    }
  };
  expect(await failures(documents, String, check)).toEqual([]);
});

test('every page has a Markdown twin with its heading and its credit', async () => {
  const check = async (path: string) => {
    const html = await (await service.fetch(path)).text();
    const markdown = await (await service.fetch(markdownPath(path))).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    expect(markdown.split('\n')[0]).toBe(`# ${heading?.trim()}`);
    expect(markdown).not.toMatch(/Pick a price|Dots mark|creates an e-mail|: \[More\]| \]\(/);
    const credit = book.prices.credit ?? '';
    expect(markdown.split(credit).length).toBe(html.split(credit).length);
    if (!path.startsWith(pagePaths.prices)) return;
    expect(html.split(credit)).toHaveLength(2);
  };
  expect(await failures(pages, String, check)).toEqual([]);
});
