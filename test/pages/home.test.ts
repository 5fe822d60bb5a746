import { expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();

test('home draws every title that is typed, and the price bar stays on the first screen', async () => {
  const viewport = { width: 1280, height: 800 };
  const { page } = await chromium.page(`${service.address}/robots.txt`, { viewport });
  await page.goto(service.address);
  const titles = Array.from({ length: 26 }, (_, tab) => `Exhibit ${tab + 1}`);
  const list = page.getByLabel('Titles, one per line');
  const drawn = async () => {
    await list.fill('');
    await list.fill(titles.join('\n'));
    return (await page.locator('#home-picture .drawn-title').allTextContents()).toSorted();
  };
  // The page's script comes after its picture.
  await expect.poll(drawn).toEqual(titles.toSorted());
  const bottom = () =>
    page.locator('.home-bar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(await bottom()).toBeLessThanOrEqual(800);
  await page.getByLabel('ZIP code').fill('60601');
  await page.getByRole('button', { name: 'Get the date' }).click();
  await seen.text(page.locator('#delivery-answer')).toContain('Arrives');
  expect(await bottom()).toBeLessThanOrEqual(800);
});
