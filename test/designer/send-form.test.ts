import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { secrets } from '../privacy/doors.ts';
import { hasSecret } from '../privacy/search.ts';
import { pacific } from '../shops/pacific.ts';
import { violationsInBothSchemes } from '../support/axe.ts';
import { seen } from '../support/seen.ts';
import { designerOf } from './page.ts';

const { blank, open: openDesigner, service } = designerOf('pacific');
const phone = { width: 360, height: 740 };
const endpoint = pacific.seller.submitUrl ?? '';
const [word, zip] = secrets;
const buyer = {
  Name: `Dana ${word}`,
  'E-mail': `dana@${word}.example`,
  'Shipping address': `1 ${word} Street, Santa Fe, NM ${zip}`,
  Notes: `${word} first.`,
};

async function openReview(path: string) {
  const designer = await openDesigner(path);
  const review = designer.page.getByRole('dialog', { name: 'Review' });
  const send = () => review.getByRole('button', { name: 'Send this design' }).click();
  return { ...designer, review, send, open: designer.review };
}

async function fill(review: Locator): Promise<void> {
  for (const [label, text] of Object.entries(buyer)) {
    await review.getByLabel(label, { exact: label === 'Name' }).fill(text);
  }
}

/** What the seller's endpoint gets, which answers when it is let; and what this site's server gets. */
async function watch(page: Page, ...statuses: readonly number[]) {
  const [toSeller, toUs]: [string[], Promise<string>[]] = [[], []];
  const answers = statuses.map((status) => ({ status, ...Promise.withResolvers<void>() }));
  page.on('request', (request) => {
    if (!request.url().startsWith(service.address) || request.isNavigationRequest()) return;
    const said = [request.method(), request.url(), request.postDataBuffer()?.toString('latin1')];
    const sent = request.allHeaders().then((headers) => JSON.stringify([...said, headers]));
    // A page may close first; whoever awaits it still hears of that.
    sent.catch(() => {});
    toUs.push(sent);
  });
  await page.route(endpoint, async (route) => {
    const { status, promise } = answers[toSeller.length] ?? { status: 404 };
    toSeller.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
    await promise;
    const headers = { 'access-control-allow-origin': '*', location: `${service.address}/` };
    await route.fulfill({ status, headers, body: '{"reference":"CD-7"}' });
  });
  /** Only the seller has got what the buyer typed. */
  const isPrivate = async () => {
    const requests = await Promise.all(toUs);
    expect(requests.filter((said) => hasSecret(decodeURIComponent(said)))).toEqual([]);
    expect(requests.filter((said) => !/^\["(GET|HEAD)"/.test(said))).toEqual([]);
    expect(service.log.filter(hasSecret)).toEqual([]);
    expect(toSeller.filter(hasSecret)).toHaveLength(statuses.length);
  };
  return { toSeller, answer: (index: number) => answers[index]?.resolve(), isPrivate };
}

test('a design is sent once, only to the seller, though the review closes, the page reloads and the browser stores nothing', async () => {
  const path = '/configure/vinyl?sets=20&tabs=2&bodyprint=1c';
  const { page, title, review, send, open, reload, reveal, notice } = await openReview(path);
  const { toSeller, answer, isPrivate } = await watch(page, 500, 500, 200);
  const toast = page.locator('.toast');
  const inFlight = async () => {
    await review.getByText('This can take a minute.').waitFor();
    await page.keyboard.press('Escape');
  };
  await title(1).fill(`${word} Estate`);
  await (await reveal('#body-text')).fill(`${word} v. State`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 2"><path id="${word}" d="M1 0h7v2z"/></svg>`;
  await page.locator('#artwork-file').setInputFiles({
    ...{ name: `${word}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
  });
  await expect.poll(() => page.url()).toContain('artwork=');
  await open();
  await fill(review);
  await send();
  await inFlight();
  await open();
  await inFlight();
  answer(0);
  await toast.getByText('may not have arrived').waitFor();
  await reload();
  await open();
  await send();
  answer(1);
  await review.getByText('Nothing is lost').waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('Full');
    };
  });
  await send();
  await inFlight();
  answer(2);
  await toast.getByText('CD-7').waitFor();
  await open();
  await seen.text(review.locator('.reference')).toBe('CD-7');
  await page.keyboard.press('Escape');
  await title(1).fill('Leases');
  await notice("This browser doesn't keep your design").waitFor();
  await open();
  await review.getByText('Sending this one makes a second order.').waitFor();
  expect(new Set(toSeller.map((form) => /"id":"(\w+)"/.exec(form)?.[1])).size).toBe(1);
  expect(toSeller[2]).toMatch(/name="artwork"; filename=/);
  await isPrivate();
});

test('a failure loses nothing, the button is always in reach, and axe finds nothing in any state', async () => {
  const path = '/configure/vinyl?sets=20&labels=Lease|Deed&punch=3hole';
  const { page, titles, review, send, open } = await openReview(path);
  await open();
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
  await seen.count(page.locator('#contact-name:focus:invalid')).toBe(1);
  await check('errors');
  await fill(review);
  await page.route('**/worker*.js', (route) => route.abort());
  await send();
  await review.getByText("The PDFs couldn't be made.").waitFor();
  await review.getByRole('button', { name: 'Download press file' }).click();
  await review.getByText("The PDF couldn't be made.").waitFor();
  await page.unroute('**/worker*.js');
  const { answer } = await watch(page, 302, 200);
  await send();
  await review.getByText('This can take a minute.').waitFor();
  await check('sending');
  answer(0);
  await review.getByText(/(couldn't take it|We couldn't reach).* Nothing is lost/).waitFor();
  await check('failed');
  await expect.poll(titles).toEqual(['Lease', 'Deed']);
  for (const [label, text] of Object.entries(buyer)) {
    await seen.value(review.getByLabel(label, { exact: label === 'Name' })).toBe(text);
  }
  const mail = await review.getByRole('link', { name: 'E-mail this design' }).getAttribute('href');
  const letter = new URL(mail ?? '').searchParams.get('body');
  for (const words of ['1. Lease', buyer.Name, buyer.Notes]) expect(letter).toContain(words);
  answer(1);
  await send();
  await review.getByText('has your design').waitFor();
  await check('sent');
  await seen.count(review.locator('.checks')).toBe(0);
  expect(found).toEqual([]);
});

test('an address that the dates are not for is asked about before a design is sent', async () => {
  const { page, review, send, open } = await openReview('/configure/vinyl?sets=20#zip=97201');
  const { toSeller, answer } = await watch(page, 200);
  answer(0);
  await open();
  await fill(review);
  await send();
  await seen.count(page.locator('#contact-address:focus:invalid')).toBe(1);
  await page.locator('#contact-address').fill('2 Oak Street, Portland, OR 97201');
  await send();
  await review.getByText('has your design').waitFor();
  expect(toSeller).toHaveLength(1);
});

test('a by-quote request is sent only to the seller, who has all of it', async () => {
  const page = await blank();
  await page.goto(service.address + pacific.seller.quotePath);
  const { toSeller, answer, isPrivate } = await watch(page, 200);
  answer(0);
  const press = () => page.getByRole('button', { name: 'Send request' }).click();
  await page.getByLabel('PMS ink matching').check();
  await page.getByLabel('Ink', { exact: true }).fill('PMS 286');
  await page.getByLabel('Name', { exact: true }).fill(buyer.Name);
  await press();
  const email = page.getByLabel('E-mail');
  await seen.count(page.locator('#email:focus:invalid')).toBe(1);
  await email.fill(buyer['E-mail']);
  await press();
  await page.getByText(/Your reference is CD-7/).waitFor();
  await isPrivate();
  const [, order = ''] = /\r\n\r\n(\{.*\})\r\n/.exec(toSeller[0] ?? '') ?? [];
  expect(JSON.parse(order)).toMatchObject({
    contact: { name: buyer.Name, email: buyer['E-mail'] },
    wishes: ['PMS ink matching'],
    lines: [{ label: 'Material' }, { label: 'Ink', text: 'PMS 286' }],
  });
});

async function isOnScreen(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}
