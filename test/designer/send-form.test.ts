import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pacific } from '../shops/pacific.ts';
import { violationsInBothSchemes } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

const service = served('pacific');
const chromium = browser();
const phone = { width: 360, height: 740 };
const endpoint = pacific.seller.submitUrl ?? '';
const path = '/configure/vinyl?sets=20&labels=Lease|Deed&punch=3hole';
const buyer = {
  Name: 'Dana Okafor',
  'E-mail': 'dana@example.com',
  'Shipping address': '2100 North Sample Avenue, Chicago, IL 60614',
  Notes: 'Call first.',
};

const answer = (status: number, body: string, more = {}) => ({
  ...{ status, body },
  headers: { 'access-control-allow-origin': '*', ...more },
});

async function openReview() {
  const { page, titles, title } = await openDesigner(chromium, service, path);
  const open = () => page.locator('.price-bar').getByRole('button', { name: 'Review' }).click();
  await open();
  const review = page.getByRole('dialog', { name: 'Review' });
  const send = () => review.getByRole('button', { name: 'Send this design' }).click();
  return { page, titles, title, review, send, open };
}

async function fill(review: Locator): Promise<void> {
  for (const [label, text] of Object.entries(buyer)) {
    await review.getByLabel(label, { exact: label === 'Name' }).fill(text);
  }
}

test('a design is sent once, though the review closes, the page reloads and the browser stores nothing', async () => {
  const { page, title, review, send, open } = await openReview();
  const answers = [500, 500, 200].map((status) => ({ status, ...Promise.withResolvers<void>() }));
  const ids: unknown[] = [];
  await page.route(endpoint, async (route) => {
    const { status, promise } = answers[ids.length] ?? { status: 404 };
    ids.push(/"id":"(\w+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1]);
    await promise;
    await route.fulfill(answer(status, '{"reference":"CD-7"}'));
  });
  const toast = page.locator('.toast');
  const inFlight = async () => {
    await review.getByText('This can take a minute.').waitFor();
    await page.keyboard.press('Escape');
  };
  await fill(review);
  await send();
  await inFlight();
  await open();
  await review.getByText('This can take a minute.').waitFor();
  await page.keyboard.press('Escape');
  answers[0]?.resolve();
  await toast.getByText('may not have arrived').waitFor();
  await page.reload();
  await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  await open();
  await send();
  answers[1]?.resolve();
  await review.getByText('Nothing is lost').waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('Full');
    };
  });
  await send();
  await inFlight();
  answers[2]?.resolve();
  await toast.getByText('CD-7').waitFor();
  await open();
  await seen.text(review.locator('.reference')).toBe('CD-7');
  await page.keyboard.press('Escape');
  await title(1).fill('Leases');
  await open();
  await review.getByText('Sending this one makes a second order.').waitFor();
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
});

test('a failure loses nothing, the button is always in reach, and axe finds nothing in any state', async () => {
  const { page, titles, review, send } = await openReview();
  const button = review.getByRole('button', { name: 'Send this design' });
  for (const viewport of [{ width: 1280, height: 900 }, phone]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => isOnScreen(page, button)).toBe(true);
  }
  const found: string[] = [];
  const check = async (state: string) => {
    for (const violation of await violationsInBothSchemes(page, 'dialog')) {
      found.push(`${state}: ${violation}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await check('empty');
  await send();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact-name');
  await check('errors');
  await fill(review);
  const redirect = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    await redirect.promise;
    await route.fulfill(answer(302, '', { location: `${service.address}/` }));
  });
  await send();
  await review.getByText('This can take a minute.').waitFor();
  await check('sending');
  redirect.resolve();
  await review.getByText(/(couldn't take it|We couldn't reach).* Nothing is lost/).waitFor();
  await check('failed');
  await expect.poll(titles).toEqual(['Lease', 'Deed']);
  for (const [label, text] of Object.entries(buyer)) {
    await seen.value(review.getByLabel(label, { exact: label === 'Name' })).toBe(text);
  }
  const mail = await review.getByRole('link', { name: 'E-mail this design' }).getAttribute('href');
  const letter = new URL(mail ?? '').searchParams.get('body');
  for (const words of ['1. Lease', buyer.Name, buyer.Notes]) expect(letter).toContain(words);
  await page.unroute(endpoint);
  await page.route(endpoint, (route) => route.fulfill(answer(200, '{"reference":"CD-7"}')));
  await send();
  await review.getByText('has your design').waitFor();
  await check('sent');
  expect(found).toEqual([]);
});

async function isOnScreen(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}
