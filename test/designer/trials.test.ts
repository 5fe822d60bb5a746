import { describe, expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

/** What trials of the page found once, each from its address. */

const service = served();
const chromium = browser();
const open = (path: string) => openDesigner(chromium, service, path);
const { max } = catalog.book.limits.tabsPerSet;

describe('tabs', () => {
  test('that come back have the colors chosen meanwhile', async () => {
    const { page, press, total, reveal } = await open('/configure/poly?tabs=10&sets=25');
    const tabs = page.locator('#tabs');
    const before = await total();
    await tabs.fill('5');
    await tabs.press('Enter');
    await (await reveal(page.locator('#colors .swatch').nth(3))).click();
    await (await reveal(tabs)).fill('10');
    await tabs.press('Enter');
    await expect.poll(total).toBe(before);
    await press('Add tab');
    await seen.count(page.locator('#colors .swatch[aria-pressed="true"]')).toBe(1);
  });

  test('that are added go on with colors in turn', async () => {
    const { page, press } = await open('/configure/poly?labels=A|B|C#colors=74.90.37');
    const first = await page.getByRole('button', { name: /^Tab 1: A/ }).getAttribute('aria-label');
    await press('Add tab');
    const color = first?.split(', ').at(-1);
    await page.getByRole('button', { name: `Tab 4: blank, ${color}` }).waitFor();
  });

  test('are not added beyond the most, nor is the last one removed, and nothing claims it', async () => {
    const { page, press, goto } = await open(`/configure/paper?tabs=${max}`);
    const said = page.locator('#designer-status');
    await press('Add tab');
    await seen.text(said).toMatch(`A set has at most ${max} tabs`);
    await goto('/configure/paper?labels=Only');
    await press('Actions for tab 1');
    await page.locator('#menu').getByRole('button', { name: 'Remove' }).click();
    await seen.text(said).toMatch('this one is blank now');
  });
});

test('a | that is typed within a title leaves the caret where it is', async () => {
  const { page, title } = await open('/configure/paper?labels=Smith+Jones');
  await title(1).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('|x');
  await seen.value(title(1)).toBe('Smith/x Jones');
});

test('print that is hard to read on poly leads to the ink that is free, also at the inks', async () => {
  const palette = catalog.book.products.poly.colors?.list ?? [];
  const blue = palette.find(({ name }) => /blue/i.test(name))?.id;
  const { page, open: openPanel } = await open(`/configure/poly?tabs=3#colors=${blue}`);
  await openPanel('Look');
  await seen.count(page.locator('#options .notice.warning')).toBe(1);
  await seen.count(page.getByRole('button', { name: 'Switch to white ink' })).toBe(1);
  await seen.count(page.getByRole('link', { name: 'priced by quote' })).toBe(0);
});

describe('the home page', () => {
  const home = async () => {
    const { page } = await chromium.page(`${service.address}/robots.txt`);
    await page.goto(service.address);
    await page.waitForLoadState('networkidle');
    return page;
  };

  test('prices the titles that are left, and says that a line is a tab', async () => {
    const page = await home();
    const tabs = page.locator('#tabs');
    await page.locator('#titles').fill('One\nTwo\nThree\nFour');
    await seen.value(tabs).toBe('4');
    await tabs.fill('6');
    await page.locator('#titles').fill('One\nTwo\nThree');
    await seen.value(tabs).toBe('6');
    await page.locator('#titles').fill('Exhibits 1-75');
    await seen.text(page.locator('#titles-note')).toMatch('“Exhibits 1-75” is one tab');
  });

  test('names no day of approval that is a holiday', async () => {
    const page = await home();
    await page.locator('#zip').fill('60601');
    await page.getByRole('button', { name: 'Get the date' }).click();
    await seen.text(page.locator('#delivery-answer')).toMatch(/Arrives/);
    await seen.text(page.locator('#delivery-answer')).not.toMatch(/Approve it on/);
  });
});
