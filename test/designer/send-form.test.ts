import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pacific } from '../shops/pacific.ts';
import { violationsInBothSchemes } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

const service = served('pacific');
const chromium = browser();
const endpoint = pacific.seller.submitUrl ?? '';
const path = '/configure/board?sets=20&labels=Lease|Deed&punch=3hole';
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

async function openReview(options?: BrowserContextOptions) {
  const { page, titles } = await openDesigner(chromium, service, path, options);
  await page.locator('.price-bar').getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  const send = () => review.getByRole('button', { name: 'Send this design' }).click();
  return { page, titles, review, send };
}

async function fill(review: Locator): Promise<void> {
  for (const [label, text] of Object.entries(buyer)) {
    await review.getByLabel(label, { exact: label === 'Name' }).fill(text);
  }
}

describe('a receiver that', () => {
  test.each<[string, (route: Route) => Promise<void>, RegExp]>([
    ['is down', (route) => route.abort('connectionrefused'), /We couldn't reach/],
    ['fails', (route) => route.fulfill(answer(500, '{}')), /couldn't take it/],
    ['answers HTML', (route) => route.fulfill(answer(200, '<h1>Thanks</h1>')), /no reference/],
    [
      'redirects',
      (route) => route.fulfill(answer(302, '', { location: `${service.address}/` })),
      /couldn't take it|We couldn't reach/,
    ],
  ])('%s loses nothing: the design is sent again, or by e-mail', async (_, fails, reason) => {
    const { page, titles, review, send } = await openReview();
    const ids: unknown[] = [];
    const idOf = (route: Route) =>
      /"id":"(\w+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];
    await page.route(endpoint, (route) => {
      ids.push(idOf(route));
      return ids.length === 1 ? fails(route) : route.fulfill(answer(200, '{"reference":"CD-7"}'));
    });
    await fill(review);
    await send();
    await review.getByText(reason).waitFor();
    expect(await titles()).toEqual(['Lease', 'Deed']);
    for (const [label, text] of Object.entries(buyer)) {
      expect(await review.getByLabel(label, { exact: label === 'Name' }).inputValue()).toBe(text);
    }
    const mail = await review
      .getByRole('link', { name: 'E-mail this design' })
      .getAttribute('href');
    const letter = new URL(mail ?? '').searchParams.get('body');
    for (const words of ['1. Lease', buyer.Name, buyer.Notes]) expect(letter).toContain(words);
    await send();
    expect(await review.locator('.reference').innerText()).toBe('CD-7');
    expect(new Set(ids).size).toBe(1);
  });
});

describe.each([
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
])('on %s', (_, viewport) => {
  test('axe finds nothing in any state of the form, whose button is always in reach', async () => {
    const { page, review, send } = await openReview({ viewport });
    const found: string[] = [];
    const check = async (state: string) => {
      for (const violation of await violationsInBothSchemes(page)) {
        found.push(`${state}: ${violation}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    };
    expect(await isOnScreen(page, review.getByRole('button', { name: 'Send this design' }))).toBe(
      true,
    );
    await check('empty');
    await send();
    await expect.poll(() => review.getByLabel('Name', { exact: true }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-name');
    await check('errors');
    await fill(review);
    let release: (status: number) => void = () => {};
    await page.route(endpoint, async (route) => {
      const status = await new Promise<number>((resolve) => {
        release = resolve;
      });
      await route.fulfill(answer(status, '{"reference":"CD-7"}'));
    });
    await send();
    await review.getByText('This can take a minute.').waitFor();
    await check('sending');
    release(500);
    await review.getByText('Nothing is lost').waitFor();
    await check('failed');
    await send();
    await review.getByText('This can take a minute.').waitFor();
    release(200);
    await review.getByText('has your design').waitFor();
    await check('sent');
    expect(found).toEqual([]);
  });
});

async function isOnScreen(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}
