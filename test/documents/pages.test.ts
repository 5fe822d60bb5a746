import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { pagePaths } from '../../src/contract/paths.ts';
import { orderMarkdown, orderPage } from '../../src/documents/designer-page.ts';
import { robots } from '../../src/documents/discovery.ts';
import { faqPage, jsonLdText, organization, productOffers } from '../../src/documents/json-ld.ts';
import { registryEntry } from '../../src/documents/mcp.ts';
import { publishedDocuments } from '../../src/documents/published.ts';
import { sellerPage } from '../../src/documents/sections.ts';
import { pricesCsv, pricesJson } from '../../src/documents/tables.ts';
import { wholeListWarning } from '../../src/documents/whole-list.ts';
import { priceHandler } from '../../src/http/api.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { threeProducts } from '../shops/three-products.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { ask } from '../support/api.ts';
import { bookWith } from '../support/book-with.ts';
import { rowsOf } from '../support/rows.ts';

const baseUrl = 'https://tabs.example';
const catalog = openCatalog(book, baseUrl);
const shopWith = (changes: object) => openCatalog(bookWith({ ...changes }), baseUrl);

test('nothing is published but these documents', () => {
  const paths = publishedDocuments(catalog).map(({ path }) => path);
  expect(paths.toSorted()).toEqual([
    ...['/.well-known/mcp.json', '/.well-known/security.txt', '/configure/paper.md'],
    ...['/configure/poly.md', '/llms-full.txt', '/llms.txt', '/openapi.json'],
    ...['/order.schema.json', '/prices.csv', '/prices.json', '/robots.txt', '/server.json'],
    ...['/sets.json', '/sitemap.xml'],
  ]);
});

test('pages, robots.txt and the registry entry follow the book of the seller; its icons exist, and are under https only', () => {
  const acme = shopWith({
    'seller.name': 'Acme',
    'seller.email': 'tabs@acme.org',
    'seller.quotePath': '/ask-us',
    'seller.registryName': 'org.acme/tabs',
    'seller.repositoryUrl': 'https://github.com/acme/tabs',
    'seller.contentSignals': { search: true, aiInput: false, aiTrain: false },
  });
  const support = JSON.stringify(sellerPage(acme, pagePaths.support));
  for (const said of ['E-mail tabs@acme.org.', '"/ask-us"']) expect(support).toContain(said);
  expect(robots(acme)).toContain('Content-Signal: search=yes, ai-input=no, ai-train=no\n');
  expect(registryEntry(acme)).toMatchObject({
    name: 'org.acme/tabs',
    title: 'Acme: instant prices',
    repository: { url: 'https://github.com/acme/tabs', source: 'github' },
  });
  const local = openCatalog(book, 'http://localhost:4321');
  expect(registryEntry(local)).not.toHaveProperty('icons');
  const { icons = [] } = registryEntry(catalog);
  const missing = icons.filter(({ src }) => !existsSync(`public${src.slice(baseUrl.length)}`));
  expect([icons.length, missing]).toEqual([3, []]);
});

test('every reference in structured data resolves, and no text in it can end the script', () => {
  const offers = catalog.productIds.map((id) => productOffers(catalog, id));
  const text = jsonLdText(organization(catalog), ...offers);
  const all = [...text.matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
  const defined = [...text.matchAll(/\{"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(all)).toEqual(new Set(defined));
  const hostile = jsonLdText(faqPage([{ id: 'b', title: '</script><b>', paragraphs: ['No.'] }]));
  expect(hostile).not.toContain('<');
  expect(JSON.parse(hostile)['@graph'][0].mainEntity[0].name).toBe('</script><b>');
});

test('prices as data credit the source that the book names, or none', () => {
  const { credit, ...prices } = book.prices;
  const own = openCatalog({ ...book, prices }, baseUrl);
  const quoted = shopWith({ 'prices.credit': 'Rates "as is", 2026' });
  expect(pricesCsv(quoted)).toMatch(/,"Rates ""as is"", 2026"\r\n$/);
  for (const form of [pricesCsv(own), pricesJson(own)]) {
    expect(form).not.toMatch(/credit|undefined/);
  }
});

test('the Markdown of a build has its titles, never as markup, and the address of its JSON', async () => {
  const shop = openCatalog(threeProducts, baseUrl);
  const labels = ['Exhibit A', 'Smith & Sons <1>', '', '契約', 'a_b *c*'].join('|');
  const query = new URLSearchParams({ labels }).toString();
  const text = orderMarkdown(shop, orderPage(shop, shop.defaultProduct, query));
  const [, json = ''] = /^The same as JSON: (\S+)$/m.exec(text) ?? [];
  const { json: same } = await ask(priceHandler(shop), new URL(json).search.slice(1));
  expect(same.orderUrl).toContain('&labels=Exhibit+A%7CSmith');
  expect(text).toContain('2. Smith & Sons \\<1\\>\n3. (blank tab)\n4. 契約\n5. a\\_b \\*c\\*\n');
});

test('the page of a link with faults shows what can be made, and how long that takes', () => {
  const shop = openCatalog(threeProducts, baseUrl);
  const query = `speed=rush&finish=satin&labels=${'x'.repeat(9000)}`;
  const text = orderMarkdown(shop, orderPage(shop, 'letter' as ProductId, query));
  expect(text).toContain('We can\'t use "satin" for Finish; we used Matte.');
  expect(text).toContain('may have at most 8000');
  expect(text).toMatch(/\| Total, setup included \| \$[\d.,]+ \|/);
  expect(text).toContain('takes about 2 business days');
});

test.each(rowsOf(new URL('whole-list.txt', import.meta.url)))('%s: %s', (titles = '', named) => {
  const warning = wholeListWarning(titles.split('|'));
  if (named === '-') expect(warning).toBeUndefined();
  else expect(warning).toMatch(/^This prices .* as sent\./);
  if (named !== '-') expect(warning).toContain(`If "${named}" stands for a list`);
});
