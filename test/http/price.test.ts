import { describe, expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { workedTotals } from '../pricing/worked-totals.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { quoteSchema } from '../support/shapes.ts';

const price = priceHandler(catalog);
const plain = 'product=paper&tabs=5&sets=25';

describe('GET /api/price', () => {
  test.each(workedTotals)('%s costs %s total, %s a set', async (query, total, perSet) => {
    const { status, json } = await ask(price, query);
    expect(status).toBe(200);
    expect(json.price.total.toFixed(2)).toBe(total);
    expect(json.price.perSet.toFixed(2)).toBe(perSet);
  });

  test('returns a quote with every option resolved and a link to the designer', async () => {
    const { json } = await ask(price, 'product=poly&tabs=4&sets=50&ink=white&colorChanges=2');
    expect(quoteSchema.parse(json)).toEqual({
      product: 'poly',
      sets: 50,
      tabsPerSet: 4,
      price: { currency: 'USD', perSet: 18.8, total: 940, setupIncluded: true },
      options: {
        material: '015',
        sided: '1s',
        punch: 'unpunched',
        collation: 'uncollated',
        bodyprint: 'none',
        ink: 'white',
      },
      colorChanges: 2,
      breakdown: [
        { item: 'setup', label: 'Setup, once per order', amount: 400 },
        { item: 'tabs', label: 'Tabs: 200 x $2.35', amount: 470 },
        { item: 'ink', label: 'Ink Color, White: 200 x $0.00', amount: 0 },
        { item: 'colorChanges', label: 'Color changes: 2 x $35.00', amount: 70 },
      ],
      shipping: {
        freeGround: true,
        region: 'continental US',
        freeOver: 75,
        reason:
          'The total of 940.00 USD is over 75.00 USD: ground shipping is free in the continental US.',
      },
      excludes: ['sales tax, if it applies'],
      notices: ['Unpunched and uncollated. 3-hole and collated: $952.00 total.'],
      nextQuantity: { sets: 75, perSet: 14.11, total: 1058 },
      priceBook: '2026-10-02',
      orderUrl: 'https://tabs.test/configure/poly?tabs=4&sets=50&ink=white&colorChanges=2',
    });
  });

  test('notices once what most orders have, unless the buyer named it', async () => {
    const plain = 'product=paper&tabs=8&sets=250';
    const noticesOf = async (query: string) => (await ask(price, query)).json.notices;
    // 30 + 2000 x (0.29 + 0.008 + 0.0135)
    expect(await noticesOf(plain)).toEqual([
      'Unpunched and uncollated. 3-hole and collated: $653.00 total.',
    ]);
    expect(await noticesOf(`${plain}&material=110&sided=2s`)).toEqual([
      'Unpunched and uncollated. 3-hole and collated: $813.00 total.',
    ]);
    for (const named of ['punch=unpunched', 'collation=uncollated', 'punch=3hole', 'punch=2hole']) {
      expect(await noticesOf(`${plain}&${named}`)).toBeUndefined();
    }
    const usual = await ask(price, `${plain}&punch=3hole&collation=collated`);
    expect(usual.json.price.total).toBe(653);
  });

  test('leaves a label in capitals as it is within a sentence', async () => {
    const book = JSON.parse(JSON.stringify(catalog.book).replaceAll('"Collated"', '"GBC"'));
    const { json } = await ask(priceHandler(openCatalog(book, catalog.baseUrl)), plain);
    expect(json.notices[0]).toMatch(/3-hole and GBC:/);
  });
});

describe('labels', () => {
  test('get a layout: the recommended cut, its banks and the titles that do not fit', async () => {
    const long = 'Correspondence with the county assessor and the board about the north parcel';
    const labels = [...Array.from({ length: 11 }, (_, n) => `Tab ${n + 1}`), long].join('|');
    const { json } = await ask(price, `product=paper&sets=25&labels=${encodeURIComponent(labels)}`);
    expect(quoteSchema.parse(json).layout).toEqual({
      recommendedCut: '1/6',
      banks: 2,
      titlesThatDoNotFit: [{ tab: 12, title: long, reason: expect.any(String) }],
      titlesThatDoNotFitCount: 1,
    });
  });

  test('are measured in characters, whatever their size in memory', async () => {
    const { titleLengthMax } = catalog.book.limits;
    const asked = (length: number) =>
      ask(price, `product=paper&sets=25&labels=${encodeURIComponent('😀'.repeat(length))}`);
    expect((await asked(titleLengthMax)).status).toBe(200);
    expect((await asked(titleLengthMax + 1)).json.error).toContain('is too long');
  });
});

describe('an error', () => {
  test('for an unorderable quantity lists the quantities', async () => {
    const { json } = await ask(price, 'product=paper&tabs=5&sets=30');
    expect(json.validValues).toEqual(catalog.book.limits.setQuantities);
  });

  test('reports every problem together', async () => {
    const { json } = await ask(price, 'product=poly&tabs=0&sets=26&collation=x&foo=1');
    for (const name of ['tabs', 'sets', 'collation', 'foo']) expect(json.error).toContain(name);
  });

  test.each<[count: number, says: RegExp]>([
    [30, /`n9`/],
    [90, /^The request has 90 parameters, but may have at most 30\. Send only product/],
  ])('of %i parameters stays short', async (count, says) => {
    const names = Array.from({ length: count }, (_, n) => `n${n}=1`).join('&');
    const { body, json } = await ask(price, names);
    expect(json.error).toMatch(says);
    expect(json.error.length).toBeLessThanOrEqual(1000);
    expect(body.length).toBeLessThan(2000);
  });
});

describe('as an HTTP endpoint, /api/price', () => {
  test.each([
    ['of its bytes', price],
    ['of its release', priceHandler(catalog, 'r-1')],
  ])(
    'gives each quote a strong entity tag %s, and answers 304 to clients that have it',
    async (_, price) => {
      const { etag } = await ask(price, plain);
      expect(etag).toMatch(/^"[\w-]+"$/);
      const again = await ask(price, plain, { headers: { 'if-none-match': etag } });
      expect(again).toMatchObject({ status: 304, etag, body: '' });
      const other = await ask(price, plain, { headers: { 'if-none-match': '"other"' } });
      expect(other.status).toBe(200);
      expect((await ask(price, 'product=paper&tabs=6&sets=25')).etag).not.toBe(etag);
      expect((await ask(priceHandler(catalog, 'r-2'), plain)).etag).not.toBe(etag);
    },
  );

  test.each([
    `${plain}`,
    'product=paper&sets=25&labels=Smith|Jones',
    'sets=25&product=paper&%6cabels=Smith',
    'product=paper&sets=25&tabs=1&labels=%20',
  ])('may be kept by shared caches only without titles: %s', async (query) => {
    const { status, headers, etag } = await ask(price, query);
    const unchanged = await ask(price, query, { headers: { 'if-none-match': etag } });
    expect([status, unchanged.status]).toEqual([200, 304]);
    for (const caching of [headers['cache-control'], unchanged.headers['cache-control']]) {
      expect(caching).toMatch(query === plain ? /^public, max-age=300,/ : /^private, max-age=300,/);
    }
  });
});

test('a quote lists what its total leaves out', async () => {
  const excluded = async (query: string) => (await ask(price, query)).json.excludes;
  const tax = catalog.book.prices.excludes;
  expect(await excluded('product=paper&tabs=5&sets=25')).toEqual(tax);
  expect(await excluded('product=paper&tabs=1&sets=25')).toEqual([...tax, 'ground shipping']);
});
