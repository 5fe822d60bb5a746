import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Book } from '../../src/book/schema.ts';
import { endpointPaths, productPricesPath } from '../../src/contract/paths.ts';
import { designerPath, priceQuery } from '../../src/order/path.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { pacific } from '../shops/pacific.ts';
import { threeProducts } from '../shops/three-products.ts';
import { twoProducts } from '../shops/two-products.ts';
import { buildOf } from '../support/build.ts';
import { gapsIn, queriesIn } from '../support/claims.ts';
import { buildPatienceMs, served } from '../support/served.ts';
import { shopFolder } from '../support/shop-site.ts';

/** What a book says in words of its own, in lower case. */
function wordsOf({ seller, products, prices, quoteOnly, facts }: Book): string[] {
  const { name, email, legalName = '', phone = '', address = [], originZip } = seller;
  const ofProducts = Object.values(products).flatMap((product) => [
    ...[product.name, product.noun, product.summary, product.colors?.filmName ?? ''],
    ...[...(product.alsoCalled ?? []), ...(product.colors?.list ?? []).map(({ name }) => name)],
    ...product.options.flatMap(({ key, label, choices }) => [
      ...[key, label],
      ...choices.flatMap(({ id, label, meaning }) => [id, label, meaning]),
    ]),
  ]);
  const words = [
    ...[name, email, legalName, phone, ...address, originZip, prices.credit ?? ''],
    ...[...ofProducts, ...quoteOnly.map(({ label }) => label), facts.madeIn, 'Tabzoola'],
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter(
    (word) => word.length > 3 && !everyday.includes(word),
  );
}

/** Words that a page of any shop can have, in the seller's terms or in another sense. */
const everyday = 'clear none card plastic black white standard material printing'.split(' ');

function visibleText(page: string): string {
  return page.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
}

const sites = [
  ['threeProducts', threeProducts],
  ['pacific', pacific],
] as const;

describe.each(sites)('the site of the shop %s', (name, book) => {
  const catalog = openCatalog(book, 'https://tabs.test');
  const { productIds } = catalog;
  const service = served(name);
  const client = join(shopFolder(name), 'dist/client');
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const json = async (path: string) => (await service.fetch(path)).json();
  let pages: [name: string, text: string][] = [];

  beforeAll(() => {
    pages = globSync('**/*.{html,md,txt}', { cwd: client }).map((file) => [file, read(file)]);
  }, buildPatienceMs);

  test('sells every product, and no other, with its price on every page about it', async () => {
    const { products } = await json(endpointPaths.price);
    expect(products.map(({ product }: { product: string }) => product)).toEqual(productIds);
    for (const id of productIds) {
      const { name, noun, colors, setup, productionDays } = book.products[id];
      const build = defaultBuild(catalog, id);
      const { totalCents } = exactPrice(book, build);
      const total = totalCents / 100;
      const { price } = await json(`${endpointPaths.price}?${priceQuery(catalog, build)}`);
      expect(price.total).toBe(total);
      for (const path of ['/prices', productPricesPath(id), designerPath(id)]) {
        const page = read(`${path}/index.html`);
        for (const text of [name, `$${total.toFixed(2)}`]) expect(page, path).toContain(text);
      }
      const data = JSON.parse(read(`prices/${id}.json`));
      expect(data).toMatchObject({ product: id, setup: { perOrder: Number(setup) } });
      const designer = read(`${designerPath(id)}/index.html`);
      expect(designer).toContain('<svg class="scene"');
      expect(designer.includes('class="swatches"')).toBe(colors !== undefined);
      for (const { name } of colors?.list ?? []) expect(designer).toContain(name);
      const mentions = {
        'index.html': `href="${designerPath(id)}"`,
        'prices.csv': `\n${id},`,
        'faq.md': productIds.length > 1 ? `Choose ${noun} for ` : noun,
        'llms-full.txt': `## Product \`${id}\``,
        'llms.txt': `${productPricesPath(id)}.md`,
        'sitemap.xml': `${designerPath(id)}<`,
      };
      for (const [file, text] of Object.entries(mentions)) expect(read(file), file).toContain(text);
      const { timeline } = await json(`${endpointPaths.deliveryDate}?zip=60601&product=${id}`);
      expect(JSON.stringify(timeline)).toContain(`after ${productionDays} business day`);
    }
  });

  test('gives every time in its own time zone, on pages, in documents and in the designer', async () => {
    const { timeZone } = book.delivery;
    const own = timeZone === 'America/Los_Angeles' ? 'Pacific' : 'Central';
    const zones =
      /\b(Eastern|Central|Mountain|Pacific|Alaska|Hawaii)(?= (?:Standard |Daylight )?Time\b)/g;
    const named = pages.flatMap(([file, page]) =>
      [...page.matchAll(zones)].map(([zone]) => ({ file, zone })),
    );
    expect(named.filter(({ zone }) => zone !== own)).toEqual([]);
    const files = new Set(named.map(({ file }) => file));
    for (const file of ['faq.md', 'llms-full.txt', 'faq/index.html']) expect(files).toContain(file);
    const scripts = globSync('**/*.js', { cwd: client }).map(read);
    const inScripts = scripts.flatMap((script) => script.match(/America\/\w+/g) ?? []);
    expect([...new Set(inScripts)]).toEqual([timeZone]);
    const { approval_deadline } = await json(`${endpointPaths.deliveryDate}?zip=60601`);
    expect(approval_deadline).toMatch(own === 'Pacific' ? /-0[78]:00$/ : /-0[56]:00$/);
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

  test('has no gaps in the texts that people read', () => {
    for (const [file, page] of pages.filter(([file]) => !file.endsWith('.html'))) {
      expect(gapsIn(page), file).toEqual([]);
    }
  });

  test('links only to builds that can be ordered', () => {
    const shown = /^(developers|reference)[./]/;
    let followed = 0;
    for (const [file, page] of pages.filter(([file]) => !shown.test(file))) {
      for (const query of queriesIn(page)) {
        expect(() => buildOf(catalog, query), `${file}: ${query}`).not.toThrow();
        followed++;
      }
    }
    expect(followed).toBeGreaterThan(productIds.length);
  });
});

describe('a shop with three products', () => {
  const service = served('threeProducts');

  test('ships rush orders earlier, and says so', async () => {
    const [standard, rush, laminated] = await Promise.all(
      ['', '&speed=rush', '&speed=rush&finish=laminated'].map(async (options) => {
        const query = `zip=60601&product=letter${options}`;
        return (await service.fetch(`${endpointPaths.deliveryDate}?${query}`)).json();
      }),
    );
    expect(rush.ship_date < laminated.ship_date).toBe(true);
    expect(laminated.ship_date < standard.ship_date).toBe(true);
    expect(rush.assumes).toContain('production with Rush (2 business days for letter)');
    expect(standard.assumes).toContain('standard production (6 business days for letter)');
  });

  test('describes the choices that change production, wherever dates are explained', async () => {
    const { paths } = await (await service.fetch('/openapi.json')).json();
    const { parameters } = paths[endpointPaths.deliveryDate].get;
    const names = parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['zip', 'product', 'finish', 'speed', 'approve', 'neededBy']);
    for (const path of ['/llms-full.txt', '/faq.md', '/prices/letter.md']) {
      expect(await (await service.fetch(path)).text(), path).toMatch(/4 business days less/);
    }
  });
});
