import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDesigner } from '../designer/page.ts';
import { pacific } from '../shops/pacific.ts';
import { browser } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { secrets } from './doors.ts';
import { hasSecret } from './search.ts';

const service = served('pacific');
const chromium = browser();
const [word, zip] = secrets;
const buyer = {
  Name: `Dana ${word}`,
  'E-mail': `dana@${word}.example`,
  'Shipping address': `1 ${word} Street, Santa Fe, NM ${zip}`,
};

/** Answers for the seller's endpoint, and keeps what it and this site's server get. */
async function watch(page: Page) {
  const [toSeller, toUs]: [string[], Promise<string>[]] = [[], []];
  page.on('request', (request) => {
    if (!request.url().startsWith(service.address)) return;
    const said = async () =>
      JSON.stringify([request.method(), request.url(), await request.allHeaders()]) +
      (request.postDataBuffer()?.toString('latin1') ?? '');
    toUs.push(said());
  });
  await page.route(pacific.seller.submitUrl ?? '', async (route) => {
    toSeller.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      body: '{"reference":"CD-7"}',
    });
  });
  return { toSeller, toUs };
}

async function expectOnlyTheSellerKnows({ toSeller, toUs }: Awaited<ReturnType<typeof watch>>) {
  const requests = await Promise.all(toUs);
  expect(requests.filter((said) => hasSecret(decodeURIComponent(said)))).toEqual([]);
  expect(requests.filter((said) => !/^\["(GET|HEAD)"/.test(said))).toEqual([]);
  expect(service.log.filter(hasSecret)).toEqual([]);
  expect(toSeller).toHaveLength(1);
  expect(toSeller.every(hasSecret)).toBe(true);
}

test('of a design with artwork, its buyer and its files, nothing reaches the server', async () => {
  const { page, title } = await openDesigner(
    chromium,
    service,
    '/configure/vinyl?sets=20&tabs=2&bodyprint=1c',
  );
  const watched = await watch(page);
  await title(1).fill(`${word} Estate`);
  await page.locator('#body-text').fill(`${word} v. State`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 2"><path id="${word}" d="M1 0h7v2z"/></svg>`;
  await page.locator('#artwork-file').setInputFiles({
    name: `${word}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  await page.getByRole('application').waitFor();
  await expect.poll(() => page.url()).toContain('artwork=');
  await page.locator('.price-bar').getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  for (const [label, text] of Object.entries(buyer)) {
    await review.getByLabel(label, { exact: true }).fill(text);
  }
  for (const label of ['Job name', 'PO number', 'Notes']) {
    await review.getByLabel(label).fill(`${word} ${label}`);
  }
  await review.getByRole('button', { name: 'Send this design' }).click();
  await review.locator('.reference').waitFor();
  expect(watched.toSeller[0]).toMatch(/name="artwork"; filename=/);
  await expectOnlyTheSellerKnows(watched);
});

test('of a by-quote request, nothing reaches the server, and the seller has all of it', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.goto(service.address + pacific.seller.quotePath);
  const watched = await watch(page);
  const press = () => page.getByRole('button', { name: 'Send request' }).click();
  await page.getByLabel('PMS ink matching').check();
  await page.getByLabel('Ink', { exact: true }).fill('PMS 286');
  await page.getByLabel('Name and phone').fill(buyer.Name);
  await press();
  await page.getByText('Type your e-mail address').waitFor();
  await page.getByLabel('Your e-mail').fill(buyer['E-mail']);
  await press();
  await page.getByText(/Your reference is CD-7/).waitFor();
  await expectOnlyTheSellerKnows(watched);
  const [, order = ''] = /\r\n\r\n(\{.*\})\r\n/.exec(watched.toSeller[0] ?? '') ?? [];
  expect(JSON.parse(order)).toMatchObject({
    contact: { name: buyer.Name, email: buyer['E-mail'] },
    wishes: ['PMS ink matching'],
    lines: [{ label: 'Material' }, { label: 'Ink', text: 'PMS 286' }, {}, {}],
  });
});
