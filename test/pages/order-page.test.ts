import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { orderPage } from '../../src/documents/designer-page.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { threeProducts } from '../shops/three-products.ts';
import { browser } from '../support/browser.ts';
import { served } from '../support/served.ts';

const service = served('threeProducts');
const chromium = browser();
const shop = openCatalog(threeProducts, 'http://localhost:4321');

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
