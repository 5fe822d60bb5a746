import { expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { workedTotals } from '../pricing/worked-totals.ts';
import { brackets } from '../shops/brackets.ts';
import { copyShop } from '../shops/copy-shop.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';

const price = priceHandler(catalog);
const plain = 'product=paper&tabs=5&sets=25';

test.each(workedTotals)('%s costs %s total, %s a set', async (query, total, perSet) => {
  const { json } = await ask(price, query);
  expect([json.price.total.toFixed(2), json.price.perSet.toFixed(2)]).toEqual([total, perSet]);
});

test('notices what most orders have, after what was quoted, however it was written', async () => {
  const noticesOf = async (query: string) => (await ask(price, query)).json.notices;
  const lacking = ['As quoted: no holes, not collated ($136.25). With both: $138.94.'];
  for (const named of ['', '&punch=unpunched', '&collation=uncollated']) {
    expect(await noticesOf(`${plain}${named}`)).toEqual(lacking);
  }
  expect(await noticesOf(`${plain}&sided=2s`)).toEqual([
    // 30 + 125 x (0.85 + 0.03); with both 125 x (0.008 + 0.0135) more
    'As quoted: no holes, not collated ($140.00). With both: $142.69.',
  ]);
  for (const named of ['punch=3hole', 'punch=2hole', 'collation=collated']) {
    expect(await noticesOf(`${plain}&${named}`)).toBeUndefined();
  }
  const usual = await ask(price, `${plain}&punch=3hole&collation=collated`);
  expect(usual.json.price.total).toBe(138.94);
});

test('titles are measured in characters, whatever their size in memory', async () => {
  const labels = encodeURIComponent('😀'.repeat(catalog.book.limits.titleLengthMax));
  expect((await ask(price, `product=paper&sets=25&labels=${labels}`)).status).toBe(200);
});

test('tracking parameters are skipped, and a query may have a hundred parts', async () => {
  const tracked = ['utm_id', 'gclid', 'fbclid', 'msclkid'].map((name) => `${name}=1`).join('&');
  expect(await ask(price, `${plain}&${tracked}`)).toEqual(await ask(price, plain));
  const statusOf = async (parts: number) =>
    (await ask(price, plain + '&'.repeat(parts - 3))).status;
  expect([await statusOf(100), await statusOf(101)]).toEqual([200, 400]);
});

test('the members of an error are about its first problem', async () => {
  const { json, etag } = await ask(price, 'product=paper&tabs=0&sets=30');
  expect([json.parameter, json.validValues, etag]).toEqual(['tabs', undefined, undefined]);
  const { setQuantities } = catalog.book.limits;
  const { json: second } = await ask(price, 'product=paper&tabs=5&sets=30&ink=pms');
  expect(second).toMatchObject({ quoteForm: 'https://tabs.test/quote' });
  const { json: third } = await ask(price, 'product=paper&tabs=5&sets=30');
  expect(third).toMatchObject({ parameter: 'sets', validValues: setQuantities });
});

test('an error ends with the corrected query if that has at most 500 characters', async () => {
  const errorFor = async (length: number) => {
    const titles = ['x'.repeat(200), 'x'.repeat(200), 'x'.repeat(length - 435)].join('|');
    return (await ask(price, `product=paper&sets=25&titles=${titles}`)).json.error;
  };
  expect(await errorFor(500)).toMatch(/ Send product=\S{492}$/);
  expect(await errorFor(501)).not.toContain(' Send product=');
});

test.each<[count: number, says: RegExp]>([
  [30, /`n9`/],
  [90, /^The request has 90 parameters, but may have at most 30\. Send only product[^.]*\.$/],
])('an error about %i parameters is short', async (count, says) => {
  const names = Array.from({ length: count }, (_, n) => `n${n}=1`).join('&');
  const { body, json } = await ask(price, names);
  expect(json.error).toMatch(says);
  expect(json.error.length).toBeLessThanOrEqual(1000);
  expect(body.length).toBeLessThan(2000);
});

test.each([
  ['of its bytes', price],
  ['of its release', priceHandler(catalog, 'r-1')],
])(
  'a quote has a strong entity tag %s, and clients that have it get 304 with the same caching',
  async (_, price) => {
    const { etag, headers } = await ask(price, plain);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await ask(price, plain, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, etag, body: '' });
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    for (const others of ['"other"', `${'"other", '.repeat(500)}${etag}`]) {
      const changed = await ask(price, plain, { headers: { 'if-none-match': others } });
      expect(changed.status).toBe(200);
    }
    expect((await ask(price, 'product=paper&tabs=6&sets=25')).etag).not.toBe(etag);
    expect((await ask(priceHandler(catalog, 'r-2'), plain)).etag).not.toBe(etag);
  },
);

test.each([
  [plain, 'public'],
  ['product=paper&sets=25&labels=Smith|Jones', 'private'],
  ['sets=25&product=paper&%6cabels=Smith', 'private'],
  ['product=paper&sets=25&tabs=1&labels=%20', 'private'],
])('%s may be kept in %s caches, for five minutes', async (query, kind) => {
  const { headers } = await ask(price, query);
  expect(headers['cache-control']).toBe(`${kind}, max-age=300, stale-while-revalidate=600`);
});

test('a number of tabs that a published table lacks is refused with those it has', async () => {
  const stock = priceHandler(openCatalog(copyShop, 'https://shop.test'));
  const errorOf = async (query: string) => (await ask(stock, `product=stock&${query}`)).json;
  expect((await errorOf('tabs=13&sets=5')).error).toMatch(
    /^`tabs` must be one of 12, 26, 31; you sent "13"\./,
  );
  expect((await errorOf('labels=A|B&sets=5')).error).toBe(
    '`labels` has 2 titles, but stock sets come with 12 tabs next. Add 10 blank tabs.',
  );
  expect(await errorOf('tabs=26&sets=5')).toMatchObject({ price: { total: 88.4 } });
  expect(await errorOf('tabs=40&sets=5')).toHaveProperty('error');
});

test('a quote says if a larger quantity costs less', async () => {
  const tag = priceHandler(openCatalog(brackets, 'https://shop.test'));
  // 9.50 + 49 x 1.35; of 50 tabs and more each costs 1.05.
  const { json } = await ask(tag, 'product=tag&tabs=7&sets=7');
  expect(json).toMatchObject({
    price: { total: 75.65 },
    notices: expect.arrayContaining(['8 sets cost less: $68.30.']),
  });
  const { json: larger } = await ask(tag, 'product=tag&tabs=7&sets=8');
  expect(larger.price.total).toBe(68.3);
  expect(larger.notices.join()).not.toContain('cost less');
});

test('a product that is no longer sold is refused with its successor', async () => {
  const { status, json } = await ask(price, 'product=vinyltabs&tabs=5&sets=25');
  expect(status).toBe(400);
  expect(json.error).toBe('`vinyltabs` is no longer sold. Use `product=poly`.');
});
