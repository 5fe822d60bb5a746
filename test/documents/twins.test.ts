import { expect, test } from 'vitest';
import { markdownPath, priceData, pricePages, sitePages } from '../../src/documents/site-pages.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { served } from '../support/served.ts';

const service = served();

test('every page has a Markdown twin with its heading and its credit, and answers with it', async () => {
  const check = async (path: string) => {
    const html = await (await service.fetch(path)).text();
    const twin = await service.fetch(markdownPath(path));
    const markdown = await twin.text();
    expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    expect(markdown.split('\n')[0]).toBe(`# ${heading?.trim()}`);
    expect(markdown).not.toMatch(/Pick a price|Dots mark|creates an e-mail|: \[More\]| \]\(/);
    const credit = book.prices.credit ?? '';
    expect(markdown.includes(credit)).toBe(html.includes(credit));
    const asked = await service.fetch(path, { headers: { accept: 'text/markdown' } });
    expect(asked.headers.get('vary')).toContain('Accept');
    expect(await asked.text()).toBe(markdown);
  };
  const paths = sitePages(catalog).map(({ path }) => path);
  expect(await failures(paths, (path) => path, check)).toEqual([]);
});

test.each(pricePages(catalog))(
  '%s has its prices as data next to it and links to them',
  async (page) => {
    const html = await (await service.fetch(page)).text();
    for (const { path, type } of priceData(page)) {
      expect(html).toContain(`<a href="${path}">`);
      expect((await service.fetch(path)).headers.get('content-type')).toContain(type);
    }
  },
);
