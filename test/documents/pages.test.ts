import { expect, test } from 'vitest';
import { pagePaths } from '../../src/contract/paths.ts';
import { discoveryLinks, robots } from '../../src/documents/discovery.ts';
import {
  breadcrumbs,
  faqPage,
  jsonLdText,
  organization,
  productOffers,
  webSite,
} from '../../src/documents/json-ld.ts';
import { pricesCsv, pricesJson, pricesMarkdown } from '../../src/documents/price-documents.ts';
import { sellerPage } from '../../src/documents/seller-pages.ts';
import { pageTrail, pricePages, sitePages } from '../../src/documents/site-pages.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { bookWith } from '../support/book-with.ts';

const baseUrl = 'https://tabs.example';
const catalog = openCatalog(book, baseUrl);
const shopWith = (changes: object) => openCatalog(bookWith({ ...changes }), baseUrl);

test('every page has a name of its own and a path back to the home page', () => {
  const pages = sitePages(catalog);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  for (const { path } of pages) expect(pageTrail(catalog, path)[0]?.path).toBe('/');
  expect(JSON.parse(JSON.stringify(breadcrumbs(catalog, '/prices/poly'))).itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: 'https://tabs.example/' }),
    expect.objectContaining({ position: 2, item: 'https://tabs.example/prices' }),
    expect.objectContaining({ position: 3, item: 'https://tabs.example/prices/poly' }),
  ]);
});

test('a page in the words of the seller names him, and no placeholder is left', () => {
  const seller = { 'seller.email': 'tabs@acme.org', 'seller.quotePath': '/ask-us' };
  const acme = shopWith(seller);
  for (const path of [pagePaths.terms, pagePaths.support, pagePaths.privacy] as const) {
    const sections = sellerPage(acme, path);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(JSON.stringify(sections)).not.toMatch(/\{\w+\}/);
  }
  const text = JSON.stringify(sellerPage(acme, pagePaths.support));
  expect(text).toContain('E-mail tabs@acme.org.');
  expect(text).toContain('"/ask-us"');
});

test('robots.txt states what the seller allows', () => {
  const contentSignals = { search: true, aiInput: false, aiTrain: false };
  expect(robots(shopWith({ 'seller.contentSignals': contentSignals }))).toContain(
    'Content-Signal: search=yes, ai-input=no, ai-train=no\n',
  );
});

test("documents link to the service's descriptions but not to themselves, price pages to data", () => {
  const openApi = '</openapi.json>; rel="service-desc"; type="application/json"';
  expect(discoveryLinks('/faq')).toContain(openApi);
  expect(discoveryLinks('/openapi.json')).not.toContain(openApi);
  expect(discoveryLinks('/openapi.json').join()).toContain('</llms.txt>; rel="describedby"');
  for (const page of pricePages(catalog)) {
    expect(discoveryLinks(page)).toEqual(
      expect.arrayContaining([
        `<${page}.csv>; rel="alternate"; type="text/csv"`,
        `<${page}.json>; rel="alternate"; type="application/json"`,
      ]),
    );
  }
  expect([discoveryLinks('/_astro/site.css'), discoveryLinks('/favicon.svg')]).toEqual([[], []]);
});

test('every reference in structured data resolves, and no text in it can end the script', () => {
  const offers = catalog.productIds.map((id) => productOffers(catalog, id));
  const text = jsonLdText(organization(catalog), webSite(catalog), ...offers);
  const all = [...text.matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
  const defined = [...text.matchAll(/\{"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(all)).toEqual(new Set(defined));
  const hostile = jsonLdText(faqPage([{ id: 'b', title: '</script><b>', paragraphs: ['No.'] }]));
  expect(hostile).not.toContain('<');
  expect(JSON.parse(hostile)['@graph'][0].mainEntity[0].name).toBe('</script><b>');
});

test('prices as data credit their source once, at the end, if the book names one', () => {
  const { credit = '', ...prices } = book.prices;
  const own = openCatalog({ ...book, prices }, baseUrl);
  for (const id of catalog.productIds) {
    const forms = (of = catalog) => [
      pricesMarkdown(of, id),
      pricesCsv(of, [id]),
      pricesJson(of, id),
    ];
    for (const form of forms()) {
      expect(form.split(credit)).toHaveLength(2);
      expect(form.indexOf(credit)).toBeGreaterThan(form.length - credit.length - 10);
    }
    for (const form of forms(own)) expect(form).not.toMatch(/credit|Tabzoola|CC BY/);
  }
});
