import { describe, expect, test } from 'vitest';
import { markdownPath, priceData, pricePages, sitePages } from '../../src/documents/site-pages.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();

describe.each(sitePages(catalog))('the page $path', ({ path }) => {
  test('has a Markdown twin with the same heading', async () => {
    const html = await (await service.fetch(path)).text();
    const twin = await service.fetch(markdownPath(path));
    const markdown = await twin.text();

    expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const heading = /<h1[^>]*>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim();
    expect(markdown.split('\n')[0]).toBe(`# ${heading}`);
  });

  test('answers with its twin if Markdown is preferred', async () => {
    const asked = await service.fetch(path, { headers: { accept: 'text/markdown' } });
    const twin = await service.fetch(markdownPath(path));

    expect(asked.headers.get('vary')).toContain('Accept');
    expect(await asked.text()).toBe(await twin.text());
  });

  test('credits the source of its figures in its twin if it does so itself', async () => {
    const html = await (await service.fetch(path)).text();
    const markdown = await (await service.fetch(markdownPath(path))).text();

    const credit = book.prices.credit ?? '';
    expect(markdown.includes(credit)).toBe(html.includes(credit));
  });
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
