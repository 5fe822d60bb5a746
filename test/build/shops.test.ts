import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Book, ProductId } from '../../src/book/schema.ts';
import { endpointPaths, pagePaths, productPricesPath } from '../../src/contract/paths.ts';
import { designerPath, priceQuery } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { pacific } from '../shops/pacific.ts';
import { threeProducts } from '../shops/three-products.ts';
import { twoProducts } from '../shops/two-products.ts';
import { buildOf } from '../support/build.ts';
import { buildsOf } from '../support/catalog.ts';
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
  const all = [name, email, legalName, phone, ...address, originZip, prices.credit ?? ''];
  const words = [
    ...all,
    ...ofProducts,
    ...quoteOnly.map(({ label }) => label),
    facts.madeIn,
    'Tabzoola',
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter(
    (word) => word.length > 3 && !everyday.includes(word),
  );
}

/** Words that a page of any shop can have, in the seller's terms or in another sense. */
const everyday = [
  'clear',
  'none',
  'card',
  'plastic',
  'black',
  'white',
  'standard',
  'material',
  'printing',
];

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
  const nouns = productIds.map((id) => book.products[id].noun);
  const service = served(name);
  const text = async (path: string) => (await service.fetch(path)).text();
  const json = async (path: string) => JSON.parse(await text(path));
  const samples = fc.sample(
    buildsOf(catalog).filter(({ tabs, titles }) => tabs <= 5 || titles === null),
    20,
  );
  const dollars = (cents: number) => cents / 100;
  let pages: [name: string, text: string][] = [];

  beforeAll(() => {
    const client = join(shopFolder(name), 'dist/client');
    pages = globSync('**/*.{html,md,txt}', { cwd: client }).map((file) => [
      file,
      readFileSync(join(client, file), 'utf8'),
    ]);
  }, buildPatienceMs);

  test('sells every product over HTTP, at the exact price', async () => {
    const { products } = await json(endpointPaths.price);
    expect(products.map(({ product }: { product: string }) => product)).toEqual(productIds);
    for (const build of samples) {
      const { price } = await json(`${endpointPaths.price}?${priceQuery(catalog, build)}`);
      const { totalCents, perSetCents } = exactPrice(book, build);
      expect(price).toMatchObject({ total: dollars(totalCents), perSet: dollars(perSetCents) });
    }
  });

  test.each(productIds)('has price pages, data and a designer of %s', async (id) => {
    const { name: title, colors } = book.products[id];
    const { tabsPerSet } = book.limits;
    const [sets = 0] = catalog.products[id].quantities;
    const least = { product: id, tabs: tabsPerSet.default, sets };
    const { totalCents } = exactPrice(book, { ...least, options: {}, colorChanges: 0 });
    const total = `$${dollars(totalCents).toFixed(2)}`;
    for (const path of [pagePaths.prices, productPricesPath(id), designerPath(id)]) {
      expect(await text(path), path).toContain(total);
      expect(await text(path), path).toContain(title);
    }
    const data = await json(`${productPricesPath(id)}.json`);
    expect(data).toMatchObject({
      product: id,
      setup: { perOrder: Number(book.products[id].setup) },
    });
    expect((await text('/prices.csv')).includes(`\n${id},`)).toBe(true);
    const designer = await text(designerPath(id));
    expect(designer).toContain('<svg class="scene"');
    expect(designer.includes('class="swatches"')).toBe(colors !== undefined);
    for (const { name } of colors?.list ?? []) expect(designer).toContain(name);
  });

  test('names every product in navigation, FAQ, descriptions and texts', async () => {
    const home = await text('/');
    for (const id of productIds) {
      expect(home).toContain(`href="${designerPath(id)}"`);
      expect(await text('/llms-full.txt')).toContain(`## Product \`${id}\``);
      expect(await text('/llms.txt')).toContain(`${productPricesPath(id)}.md`);
      expect(await text('/sitemap.xml')).toContain(`${designerPath(id)}<`);
    }
    const faq = await text('/faq.md');
    if (nouns.length > 1) for (const noun of nouns) expect(faq).toContain(`Choose ${noun} for `);
    const { paths } = await json('/openapi.json');
    for (const path of [endpointPaths.price, endpointPaths.deliveryDate]) {
      const { parameters } = paths[path].get;
      const product = parameters.find(({ name }: { name: string }) => name === 'product');
      expect(product.schema.enum, path).toEqual(productIds);
    }
  });

  test('returns a delivery date for every product', async () => {
    const days = async (id: ProductId, more = '') => {
      const { timeline } = await json(
        `${endpointPaths.deliveryDate}?zip=60601&product=${id}${more}`,
      );
      return timeline.find(({ step }: { step: string }) => step === 'production').event;
    };
    for (const id of productIds) {
      const { productionDays } = book.products[id];
      expect(await days(id)).toContain(`after ${productionDays} business day`);
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
    const client = join(shopFolder(name), 'dist/client');
    const scripts = globSync('**/*.js', { cwd: client }).map((file) =>
      readFileSync(join(client, file), 'utf8'),
    );
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
  const dates = async (query: string) => {
    const answer = await service.fetch(`${endpointPaths.deliveryDate}?zip=60601&${query}`);
    return { status: answer.status, ...(await answer.json()) };
  };

  test('ships rush orders earlier, and says so', async () => {
    const [standard, rush, laminated] = await Promise.all([
      dates('product=letter'),
      dates('product=letter&speed=rush'),
      dates('product=letter&speed=rush&finish=laminated'),
    ]);
    expect(rush.ship_date < laminated.ship_date).toBe(true);
    expect(laminated.ship_date < standard.ship_date).toBe(true);
    expect(rush.assumes).toContain('production with Rush (2 business days for letter)');
    expect(standard.assumes).toContain('standard production (6 business days for letter)');
  });

  test('rejects rush on a product without it, and an unknown choice', async () => {
    expect(await dates('product=kraft&speed=rush')).toMatchObject({
      status: 400,
      error: expect.stringContaining('`speed` is an option of letter, not of kraft'),
    });
    expect(await dates('product=letter&speed=fast')).toMatchObject({
      status: 400,
      error: expect.stringContaining("`fast` isn't a choice for speed. Use standard, rush"),
    });
  });

  test('describes the choices that change production, wherever dates are explained', async () => {
    const { paths } = JSON.parse(await (await service.fetch('/openapi.json')).text());
    const names = paths[endpointPaths.deliveryDate].get.parameters.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(['zip', 'product', 'finish', 'speed', 'approve', 'neededBy']);
    for (const path of ['/llms-full.txt', '/faq.md', '/prices/letter.md']) {
      expect(await (await service.fetch(path)).text(), path).toMatch(/4 business days less/);
    }
  });
});
