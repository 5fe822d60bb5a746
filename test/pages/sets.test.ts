import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();

test('the search shows the sets that have every word, those with it in their name first', async () => {
  const { page } = await chromium.page();
  await page.goto(`${service.address}/sets`);
  await page.getByRole('searchbox').fill('LAW  exhibits');
  const shown = page.locator('.set-card:visible a');
  await expect.poll(() => shown.allInnerTexts()).toEqual(['Deposition binder']);
  await seen.text(page.getByRole('status')).toBe('1 set found');
  await page.getByRole('searchbox').fill('letters');
  await seen.text(page.getByRole('status')).toBe('5 sets found');
  await page.getByRole('searchbox').fill('deposition');
  const byName = ['Deposition binder', 'Trial notebook'];
  await expect.poll(() => shown.allInnerTexts()).toEqual(byName);
  await page.getByRole('searchbox').fill('no such set');
  await seen.count(shown).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('a set says when it arrives, and opens in the designer with its titles and colors', async () => {
  const { page } = await chromium.page();
  await page.goto(`${service.address}/sets/estate-plan`);
  await page.getByLabel('ZIP code').fill('60601-1234');
  await page.getByRole('button', { name: 'Get the date' }).click();
  await seen
    .text(page.locator('#delivery-answer'))
    .toMatch(
      /^Arrives \w{3}, \w{3} \d+ if you approve the proof on \w{3}, \w{3} \d+\.( Approve it (a day later|(by|on) \w{3}, \w{3} \d+) and it arrives \w{3}, \w{3} \d+\.){0,2}$/,
    );
  await page.getByRole('link', { name: 'Open in the designer' }).click();
  await page.waitForURL(/configure/);
  await seen.text(page.locator('main')).not.toContain('could not be');
  await seen.value(page.getByLabel('ZIP code')).toBe('60601');
  await page.goto(`${service.address}/sets/estate-plan`);
  await seen.text(page.locator('#delivery-answer')).toMatch(/^Arrives/);
});
