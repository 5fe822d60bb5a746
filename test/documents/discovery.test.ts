import { expect, test } from 'vitest';
import { discoveryLinks, robots } from '../../src/documents/discovery.ts';
import { pricePages } from '../../src/documents/site-pages.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { bookWith } from '../support/book-with.ts';

const baseUrl = 'https://tabs.example';
const catalog = openCatalog(book, baseUrl);

test('robots.txt states what the seller allows, and where the site map is', () => {
  const contentSignals = { search: true, aiInput: false, aiTrain: false };
  const text = robots(openCatalog(bookWith({ 'seller.contentSignals': contentSignals }), baseUrl));
  expect(text).toContain('Content-Signal: search=yes, ai-input=no, ai-train=no\n');
  expect(text).toContain('Sitemap: https://tabs.example/sitemap.xml\n');
});

test("every document links to the service's descriptions, but not to itself", () => {
  expect(discoveryLinks('/faq').join()).toContain('</openapi.json>; rel="service-desc"');
  expect(discoveryLinks('/openapi.json').join()).not.toContain('</openapi.json>');
  expect(discoveryLinks('/openapi.json').join()).toContain('</llms.txt>; rel="describedby"');
});

test.each(pricePages(catalog))('%s links to its data', (page) => {
  const links = discoveryLinks(page).join();
  expect(links).toContain(`<${page}.csv>; rel="alternate"; type="text/csv"`);
  expect(links).toContain(`<${page}.json>; rel="alternate"; type="application/json"`);
});

test('assets have no links', () => {
  expect(discoveryLinks('/_astro/site.css')).toEqual([]);
  expect(discoveryLinks('/favicon.svg')).toEqual([]);
});
