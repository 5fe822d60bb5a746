import { expect, test } from 'vitest';
import { defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { dollars } from '../../src/text/money.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { copyShop } from '../shops/copy-shop.ts';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

const service = served('manyProducts');
const chromium = browser();
const catalog = openCatalog(copyShop, 'https://tabs.test');
const stock = catalog.productIds[1] as (typeof catalog.productIds)[number];

function total(tabs: number, sets: number): string {
  return dollars(exactPrice(copyShop, defaultBuild(catalog, stock, tabs, sets)).totalCents);
}

test('the designer offers the numbers of tabs that are sold, and a tab more makes the next one', async () => {
  const { page, notice, title } = await openDesigner(
    chromium,
    service,
    '/configure/stock?tabs=12&sets=5',
  );
  const tabs = page.getByLabel('Tabs in a set');
  const price = page.locator('.price-bar');
  expect(await tabs.locator('option').allTextContents()).toEqual(['12', '26', '31']);
  await seen.text(price).toContain(total(12, 5));
  await tabs.selectOption('31');
  await seen.text(price).toContain(total(31, 5));
  await tabs.selectOption('12');
  await title(12).focus();
  await page.keyboard.press('Control+Enter');
  await notice(/^Now 26 tabs \(was 12 tabs\)/).waitFor();
  await expect.poll(() => tabs.inputValue()).toBe('26');
  await seen.text(price).toContain(total(26, 5));
  await page.locator('#tool-undo').click();
  await seen.text(price).toContain(total(12, 5));
});

test('a link with another number opens with the next one, and says so', async () => {
  const { page } = await openDesigner(chromium, service, '/configure/stock?tabs=13&sets=5');
  await expect.poll(() => page.getByLabel('Tabs in a set').inputValue()).toBe('26');
  await seen.text(page.locator('.price-bar')).toContain(total(26, 5));
  await page.locator('.toast', { hasText: 'we used 26' }).waitFor();
});

test('forms show the numbers that are sold instead of a price for another', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.goto(`${service.address}/prices/stock`);
  const answer = page.locator('#answer-total');
  await seen.text(answer).toBe(total(12, 1));
  await page.fill('#tabs', '13');
  await page.getByText('A set has 12, 26 or 31 tabs.').waitFor();
  await expect.poll(() => answer.isVisible()).toBe(false);
  await page.fill('#tabs', '26');
  await seen.text(answer).toBe(total(26, 1));
  await expect.poll(() => answer.isVisible()).toBe(true);
});

test('home fills up a list of titles to the next number of tabs', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.goto(service.address);
  const answer = page.locator('#answer-total');
  await page.selectOption('#quick-price [name=product]', stock);
  await expect.poll(() => page.inputValue('#tabs')).toBe('12');
  await page.fill('#titles', Array.from({ length: 13 }, (_, at) => `Tab ${at}`).join('\n'));
  await expect.poll(() => page.inputValue('#tabs')).toBe('26');
  await seen.text(answer).toBe(total(26, 1));
  await page.fill('#tabs', '30');
  await page.getByText('A set has 12, 26 or 31 tabs.').waitFor();
  await expect.poll(() => answer.isVisible()).toBe(false);
});
