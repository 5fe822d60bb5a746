import { describe, expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { designerOn, openDesigner } from './page.ts';

/** A returning buyer finds the whole design, whatever door it came through. */

const service = served();
const chromium = browser();
const open = (path: string) => openDesigner(chromium, service, path);

test('a design changed only in options is kept, whatever link opened it, and Design opens it whole', async () => {
  const { page, total, titles, choose, reveal } = await open(
    '/configure/paper?sets=50&labels=Will|Trust',
  );
  await choose('input[name="punch"][value="3hole"]');
  await (await reveal(page.locator('#colors .swatch', { hasText: 'Teal' }))).click();
  const price = await total();
  await page.goto(service.address);
  await page.getByRole('link', { name: 'Design', exact: true }).first().click();
  await page.waitForURL(/punch=3hole/);
  await expect.poll(titles).toEqual(['Will', 'Trust']);
  await expect.poll(total).toBe(price);
  await expect.poll(() => page.url()).toMatch(/tabs=2&sets=50&punch=3hole.*colors=teal/);
});

describe('the home page', () => {
  test('offers to continue, by name, numbers and today’s price', async () => {
    const { page, press, titles } = await open('/configure/poly?sets=50&labels=A|B|C');
    await page.locator('.price-bar .primary').click();
    await page.getByLabel('Job name').fill('Lindell trial');
    await press('Back to the design');
    await expect.poll(() => page.url()).toContain('Lindell');
    const total = await page.locator('.price-total strong').innerText();
    await page.goto(service.address);
    const link = page.getByRole('link', { name: /^Continue: / });
    await seen.text(link).toBe(`Continue: Lindell trial, 3 tabs, 50 sets, ${total}`);
    await link.click();
    await designerOn(page, service);
    await expect.poll(titles).toEqual(['A', 'B', 'C']);
    await expect.poll(() => page.url()).toMatch(/\/configure\/poly\?.*#.*job=Lindell\+trial/);
  });

  test('offers nothing to a new buyer', async () => {
    const { page } = await chromium.page(service.address);
    await page.goto(service.address);
    await page.waitForLoadState('networkidle');
    await seen.count(page.getByRole('link', { name: /^Continue/ })).toBe(0);
  });
});

test('a draft of an earlier release is read once, and kept like others', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.goto(`${service.address}/robots.txt`);
  await page.evaluate(() => {
    const value = { titles: ['Old', 'Draft'], words: 'job=Old+job' };
    localStorage.setItem('tabquote.titles', JSON.stringify({ savedAt: Date.now(), value }));
  });
  await page.goto(`${service.address}/configure/paper`);
  const { goto, titles } = await designerOn(page, service);
  await expect.poll(titles).toEqual(['Old', 'Draft']);
  expect(await page.evaluate(() => localStorage.getItem('tabquote.titles'))).toBeNull();
  await goto('/configure/paper');
  await expect.poll(titles).toEqual(['Old', 'Draft']);
});

test('the answer for the kept ZIP code is no step of undo, and closes no offer', async () => {
  const { page, title, titles } = await open(
    '/configure/paper?tabs=3&labels=Lease,+Deed,Will#zip=60601',
  );
  await page.locator('.arrival').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Make 3 tabs' }).waitFor();
  await title(1).fill('Edited');
  await page.locator('.price-bar .primary').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(['Lease, Deed,Will']);
  await page.locator('.arrival').waitFor({ state: 'attached' });
  await seen.value(page.getByLabel('ZIP code')).toBe('60601');
});

test('a browser that keeps nothing says so once', async () => {
  const { page, title, notice } = await open('/configure/paper');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await title(1).fill('Lost?');
  await notice("This browser doesn't keep your design").waitFor();
});
