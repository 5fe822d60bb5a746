import { expect, test } from 'vitest';
import { markdownPath, pageTrail, sitePages } from '../../src/documents/site-pages.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const catalog = openCatalog(book, 'https://tabs.example');
const pages = sitePages(catalog);

test('every page has a unique address, name and title', () => {
  for (const key of ['path', 'name', 'title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  }
});

test('every page has a path back to the home page', () => {
  for (const { path } of pages) expect(pageTrail(catalog, path)[0]?.path).toBe('/');
});

test('titles and descriptions fit a search result', () => {
  for (const { title, description } of pages) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(200);
  }
});

test('the Markdown of a page is at its path plus .md', () => {
  expect(markdownPath('/prices/paper')).toBe('/prices/paper.md');
  expect(markdownPath('/')).toBe('/index.md');
});
