import { expect, test } from 'vitest';
import { markdownPath, pageTrail, sitePages } from '../../src/documents/site-pages.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';

const catalog = openCatalog(book, 'https://tabs.example');
const pages = sitePages(catalog);

test('every page has a name of its own and a path back to the home page', () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  for (const { path } of pages) expect(pageTrail(catalog, path)[0]?.path).toBe('/');
});

test('the Markdown of a page is at its path plus .md', () => {
  expect(markdownPath('/prices/paper')).toBe('/prices/paper.md');
  expect(markdownPath('/')).toBe('/index.md');
});
