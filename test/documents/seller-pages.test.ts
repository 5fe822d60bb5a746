import { expect, test } from 'vitest';
import { pagePaths } from '../../src/contract/paths.ts';
import { sellerPage } from '../../src/documents/seller-pages.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { bookWith } from '../support/book-with.ts';
import { catalog } from '../support/catalog.ts';

const paths = [pagePaths.terms, pagePaths.support, pagePaths.privacy] as const;

test.each(paths)('%s has sections with unique ids, and no placeholder is left', (path) => {
  const sections = sellerPage(catalog, path);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  expect(JSON.stringify(sections)).not.toMatch(/\{\w+\}/);
});

test('the pages name the seller of the book', () => {
  const seller = { 'seller.email': 'tabs@acme.org', 'seller.quotePath': '/ask-us' };
  const acme = openCatalog(bookWith(seller), catalog.baseUrl);
  const text = JSON.stringify(sellerPage(acme, pagePaths.support));
  expect(text).toContain('E-mail tabs@acme.org.');
  expect(text).toContain('"/ask-us"');
});
