import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Book } from '../../src/book/schema.ts';
import { productPricesPath } from '../../src/contract/paths.ts';
import { designerPath } from '../../src/order/path.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { businessDays } from '../../src/text/counts.ts';
import { dollars } from '../../src/text/money.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { manyProducts } from '../shops/many-products.ts';
import { pacific } from '../shops/pacific.ts';
import { threeProducts } from '../shops/three-products.ts';
import { twoProducts } from '../shops/two-products.ts';
import { buildOf } from '../support/build.ts';
import { gapsIn, queriesIn } from '../support/claims.ts';
import { buildPatienceMs } from '../support/served.ts';
import { type ShopName, shopSite } from '../support/shop-site.ts';

/** What a book says in words of its own, in lower case. */
function wordsOf({ seller, products, prices, quoteOnly, facts }: Book): string[] {
  const { name, email, legalName, phone, address = [], originZip } = seller;
  const ofProducts = Object.values(products).flatMap(({ options, colors, ...product }) => [
    ...[product.name, product.noun, product.summary, ...(product.alsoCalled ?? [])],
    ...[colors?.filmName, ...(colors?.list ?? []).map(({ name }) => name)],
    ...options.flatMap(({ key, label, choices }) => [
      ...[key, label, ...choices.flatMap(({ id, label, meaning }) => [id, label, meaning])],
    ]),
  ]);
  const words = [
    ...[name, email, legalName, phone, ...address, originZip, prices.credit, facts.madeIn],
    ...[...ofProducts, ...quoteOnly.map(({ label }) => label), 'Tabzoola'],
  ];
  return [...new Set(words.map((word = '') => word.toLowerCase()))].filter(
    (word) => word.length > 3 && !everyday.includes(word),
  );
}

/** Words that a page of any shop can have, in the seller's terms or in another sense. */
const everyday = 'clear none card plastic black white standard material printing'.split(' ');

function visibleText(page: string): string {
  return page.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
}

describe.each(Object.entries({ threeProducts, pacific, manyProducts }) as [ShopName, Book][])(
  'the site of the shop %s',
  (name, book) => {
    const catalog = openCatalog(book, 'https://tabs.test');
    const { productIds } = catalog;
    let client = '';
    let pages: [name: string, text: string][] = [];
    const read = (file: string) => readFileSync(join(client, file), 'utf8');

    beforeAll(async () => {
      client = join(await shopSite(name), 'dist/client');
      pages = globSync('**/*.{html,md,txt}', { cwd: client }).map((file) => [file, read(file)]);
    }, buildPatienceMs);

    test('has the price of every product on every page about it, and what it can be', () => {
      for (const id of productIds) {
        const { name, colors, options } = book.products[id];
        const { totalCents } = exactPrice(book, defaultBuild(catalog, id));
        for (const path of ['/prices', productPricesPath(id), designerPath(id)])
          for (const text of [name, dollars(totalCents)])
            expect(read(`${path}/index.html`), path).toContain(text);
        expect(read('index.html')).toContain(`href="${designerPath(id)}"`);
        const designer = read(`${designerPath(id)}/index.html`);
        expect(designer).toContain('<svg class="scene"');
        expect(designer.includes('class="swatches"')).toBe(colors !== undefined);
        for (const { name } of colors?.list ?? []) expect(designer).toContain(name);
        for (const { productionDays = 0 } of options.flatMap(({ choices }) => choices)) {
          for (const file of ['llms-full.txt', 'faq.md', `prices/${id}.md`]) {
            const said = `${businessDays(-productionDays)} less`;
            if (productionDays < 0) expect(read(file), file).toContain(said);
          }
        }
      }
    });

    test('gives every time in its own time zone, on pages, in documents and in the designer', () => {
      const { timeZone } = book.delivery;
      const own = timeZone === 'America/Los_Angeles' ? 'Pacific' : 'Central';
      const zones =
        /\b(Eastern|Central|Mountain|Pacific|Alaska|Hawaii)(?= (?:Standard |Daylight )?Time\b)/g;
      const named = pages.flatMap(([file, page]) =>
        [...page.matchAll(zones)].map(([zone]) => ({ file, zone })),
      );
      expect(named.filter(({ zone }) => zone !== own)).toEqual([]);
      const files = named.map(({ file }) => file);
      for (const file of ['faq.md', 'llms-full.txt', 'faq/index.html'])
        expect(files).toContain(file);
      const scripts = globSync('**/*.js', { cwd: client }).map(read);
      const inScripts = scripts.flatMap((script) => script.match(/America\/\w+/g) ?? []);
      expect([...new Set(inScripts)]).toEqual([timeZone]);
    });

    test('says nothing of the default shop: its seller, products, options, choices or colors', () => {
      const own = JSON.stringify(book).toLowerCase();
      const words = wordsOf(twoProducts).filter((word) => !own.includes(word));
      expect(words.length).toBeGreaterThan(30);
      const foreign = new RegExp(`(?<![\\w-])(${words.map(RegExp.escape).join('|')})(?![\\w-])`);
      const found = pages.flatMap(([file, page]) => {
        const [said] = foreign.exec(visibleText(page).toLowerCase()) ?? [];
        return said && !file.startsWith('third-party') ? [`${file}: ${said}`] : [];
      });
      expect(found).toEqual([]);
    });

    test('has no gaps in its texts, and links only to builds that can be ordered', () => {
      const showsCalls = /^(developers|reference)[./]/;
      let followed = 0;
      for (const [file, page] of pages) {
        if (!file.endsWith('.html')) expect(gapsIn(page), file).toEqual([]);
        for (const query of showsCalls.test(file) ? [] : queriesIn(page)) {
          expect(() => buildOf(catalog, query), `${file}: ${query}`).not.toThrow();
          followed++;
        }
      }
      expect(followed).toBeGreaterThan(productIds.length);
    });
  },
);
