import { expect, test } from 'vitest';
import {
  breadcrumbs,
  faqPage,
  jsonLdText,
  organization,
  productOffers,
  webSite,
} from '../../src/documents/json-ld.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';

/** A thing as programs see it. */
type Thing = Readonly<Record<string, unknown>>;

const catalog = openCatalog(book, 'https://tabs.example');

test('breadcrumbs lead from the home page to the page', () => {
  const items = (breadcrumbs(catalog, '/prices/poly') as unknown as Thing)
    .itemListElement as Thing[];
  expect(items.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://tabs.example/'],
    [2, 'https://tabs.example/prices'],
    [3, 'https://tabs.example/prices/poly'],
  ]);
});

test('every reference to another thing resolves within the graph', () => {
  const text = jsonLdText(
    organization(catalog),
    webSite(catalog),
    productOffers(catalog, 'paper'),
    productOffers(catalog, 'poly'),
  );
  const all = [...text.matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
  const defined = [...text.matchAll(/\{"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(all)).toEqual(new Set(defined));
});

test('no text in the data can end the script element', () => {
  const text = jsonLdText(faqPage([{ id: 'b', title: '</script><b>', paragraphs: ['No.'] }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe('</script><b>');
});
