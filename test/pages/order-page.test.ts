import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { orderPage } from '../../src/documents/designer-page.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { quote } from '../../src/pricing/quote.ts';
import { dollars } from '../../src/text/money.ts';
import { threeProducts } from '../shops/three-products.ts';
import { browser } from '../support/browser.ts';
import { served } from '../support/served.ts';

const service = served('threeProducts');
const chromium = browser();
const shop = openCatalog(threeProducts, 'http://localhost:4321');

test('a preview shows the build, and search engines list the page without it', async () => {
  const answer = await service.fetch('/configure/legal?sets=50&labels=Deeds|Wills');
  const page = await answer.text();
  const build = defaultBuild(shop, 'legal' as ProductId, 2, 50);
  const total = dollars(quote(shop, build).totalCents);
  expect(page).toContain(`<title>2 legal tabs, 50 sets: ${total} | Smith &amp; Sons`);
  expect(page).toContain(`property="og:title" content="2 legal tabs, 50 sets: ${total}"`);
  expect(page).toMatch(
    /name="description" content="Deeds, Wills: 1\/4 cut, 1 bank, \$[\d.]+ a set/,
  );
  expect(page).toContain('<link rel="canonical" href="http://localhost:4321/configure/legal">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('og:url');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('without scripts the page shows the order; with scripts it shows the designer', async () => {
  const query = 'sets=20&speed=fast&finish=raw&labels=Alpha|Beta';
  const read = async (javaScriptEnabled: boolean) => {
    const page = await (await chromium.newContext({ javaScriptEnabled })).newPage();
    await page.goto(`${service.address}/configure/letter?${query}`);
    return page;
  };
  const still = await read(false);
  const order = orderPage(shop, 'letter' as ProductId, query);
  const lines = [...order.choices, ...order.prices];
  const shown = (selector: string) => still.locator(`.order-summary ${selector}`).allTextContents();
  expect(await shown('h1')).toEqual([order.title]);
  expect(await shown('.notice li')).toEqual(order.problems);
  expect(await shown('.lines dt')).toEqual(lines.map(({ label }) => label));
  expect(await shown('.lines dd')).toEqual(lines.map(({ text }) => text));
  expect(await shown('.order-list li')).toEqual(['Alpha', 'Beta']);
  expect(await still.getByText('turn on JavaScript').isVisible()).toBe(true);

  const live = await read(true);
  await live.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  expect(await live.locator('#title-1').inputValue()).toBe('Beta');
  expect(await live.locator('.order-summary').isVisible()).toBe(false);
  expect(await live.title()).toMatch(/^Design Letter Dividers/);
  const rowHeight = () =>
    live
      .locator('.title-row')
      .first()
      .evaluate((row) => row.clientHeight);
  const ofOrder = await rowHeight();
  await live.goto(`${service.address}/configure/letter`);
  await live.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  expect(ofOrder, 'styles come in the same order').toBe(await rowHeight());
});
