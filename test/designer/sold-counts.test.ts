import { expect, test } from 'vitest';
import { defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { dollars } from '../../src/text/money.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { copyShop } from '../shops/copy-shop.ts';
import { seen } from '../support/seen.ts';
import { designerOf } from './page.ts';

const { blank, open, service } = designerOf('manyProducts');
const catalog = openCatalog(copyShop, 'https://tabs.test');
const stock = catalog.productIds[1] as (typeof catalog.productIds)[number];

function total(tabs: number, sets: number): string {
  return dollars(exactPrice(copyShop, defaultBuild(catalog, stock, tabs, sets)).totalCents);
}

test('the designer offers the numbers of tabs that are sold; a link or a tab more makes the next one', async () => {
  const { page, notice, title } = await open('/configure/stock?tabs=11&sets=5');
  const tabs = page.getByLabel('Tabs in a set');
  const price = page.locator('.price-bar');
  await page.locator('.toast', { hasText: 'we used 12' }).waitFor();
  expect(await tabs.locator('option').allTextContents()).toEqual(['12', '26', '31']);
  await seen.text(price).toContain(total(12, 5));
  await tabs.selectOption('31');
  await seen.text(price).toContain(total(31, 5));
  await tabs.selectOption('12');
  await title(12).focus();
  await page.keyboard.press('Control+Enter');
  await notice(/^Now 26 tabs \(was 12 tabs\)/).waitFor();
  await seen.value(tabs).toBe('26');
  await page.locator('#tool-undo').click();
  await seen.text(price).toContain(total(12, 5));
});

test('forms show the numbers that are sold instead of a price for another', async () => {
  const page = await blank();
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

test('home makes a tab of each line of titles, and fills up to the next number of tabs', async () => {
  const page = await blank();
  await page.goto(service.address);
  const [answer, tabs, titles] = [
    page.locator('#answer-total'),
    page.locator('#tabs'),
    page.locator('#titles'),
  ];
  await tabs.fill('2');
  await titles.fill('One\nTwo\nThree\nFour');
  await seen.value(tabs).toBe('4');
  await tabs.fill('6');
  await titles.fill('One\nTwo\nExhibits 1-75');
  await seen.value(tabs).toBe('6');
  await seen.text(page.locator('#titles-note')).toMatch('“Exhibits 1-75” is one tab');
  await page.selectOption('#quick-price [name=product]', stock);
  await seen.value(tabs).toBe('12');
  await titles.fill(Array.from({ length: 13 }, (_, at) => `Tab ${at}`).join('\n'));
  await seen.value(tabs).toBe('26');
  await seen.text(answer).toBe(total(26, 1));
});
