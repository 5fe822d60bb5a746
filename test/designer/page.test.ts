import { expect, test } from 'vitest';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { dayText } from '../../src/text/days.ts';
import { attaching } from '../pdf/pdf.ts';
import { violationsInBothSchemes } from '../support/axe.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { seen } from '../support/seen.ts';
import { type DesignerPage, designerOf } from './page.ts';
import states from './states.json' with { type: 'json' };

const { blank, open, service } = designerOf();
const phone = { width: 360, height: 740 };
const { seller } = catalog.book;

test('a screen reader hears the new price once, after the last of several changes', async () => {
  const { page, typeSets } = await open('/configure/paper?tabs=5&sets=25');
  const said = await page.evaluateHandle(() => {
    const texts: (string | null)[] = [];
    const region = document.getElementById('designer-status') as HTMLElement;
    const listen = new MutationObserver(() => texts.push(region.textContent));
    listen.observe(region, { childList: true });
    return texts;
  });
  await typeSets(50);
  await typeSets(100);
  await expect.poll(() => said.jsonValue()).toEqual(['$2.35 a set, $235.00 total.']);
});

test.each([
  ['', true],
  ['#content', true],
  ['#colors=red.blue', false],
])(
  'a page whose script fails says what to do, and shows what is sent of "%s": %s',
  async (fragment, isShown) => {
    const page = await blank();
    await page.route('**/designer.*.js', (route) => route.abort());
    await page.goto(`${service.address}/configure/paper?tabs=3&sets=25${fragment}`);
    const message = page.getByText("The designer didn't load. Check your connection");
    await message.waitFor();
    expect((await message.boundingBox())?.y).toBeLessThan(200);
    expect(await page.locator('.title-row').count()).toBeGreaterThan(0);
    expect(await page.locator('.stage svg').last().isVisible()).toBe(isShown);
  },
);

const asked = async (query: string) =>
  (await service.fetch(`/api/delivery-date?${query}`)).json() as Promise<EstimateDocument>;
const askDates = async ({ page, press, reveal }: DesignerPage, zip: string) => {
  await (await reveal(page.getByLabel('ZIP code'))).fill(zip);
  await press('Show dates');
};

test('delivery is for the ZIP code that was typed last; an empty one takes it back, which is no step of Undo', async () => {
  const designer = await open('/configure/paper');
  const { page } = designer;
  const held = Promise.withResolvers<void>();
  await page.route('**/delivery-date?*', (route) => held.promise.then(() => route.continue()));
  await askDates(designer, '60601');
  await page.getByLabel('ZIP code').fill('10001');
  await page.getByLabel('ZIP code').press('Enter');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  await seen.text(page.locator('.zip-form button')).toBe('One moment');
  await seen.count(page.getByText("The server doesn't answer")).toBe(0);
  held.resolve();
  const arrival = page.locator('.arrival');
  await seen.text(arrival).toContain('Arrives in 10001');
  await askDates(designer, '');
  await arrival.waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).not.toContain('zip');
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await designer.goto('/configure/paper');
  await seen.value(page.getByLabel('ZIP code')).toBe('');
});

test('delivery by ZIP code, and by a desired date, shows the dates of the API, on paper and on poly', async () => {
  const designer = await open('/configure/paper');
  const { page } = designer;
  const arrival = page.locator('.arrival');
  await askDates(designer, '60601');
  await arrival.waitFor();
  const { with_proof: proofed, delivery_date: earliest } = await asked('zip=60601&product=paper');
  const approved = dayText(proofed?.approved ?? '');
  const shipped = dayText(proofed?.ship_date ?? '');
  await seen.text(page.locator('.timeline')).toMatch(RegExp(`^${approved}[^]*${shipped}`));
  const likely = dayText(proofed?.delivery_date ?? '');
  await seen.text(page.locator('.price-bar')).toContain(likely);
  await seen.text(arrival.locator('strong')).toBe(likely);
  await seen.text(arrival).toContain(`Arrives in 60601 if you approve the proof on ${approved}`);
  await expect.poll(() => page.url()).toContain('zip=60601');

  const later = new Date(Date.parse(earliest) + 3 * 86_400_000).toISOString().slice(0, 10);
  await (await designer.reveal(page.getByLabel('I need it by'))).fill(later);
  await seen
    .text(page.locator('.dates .good'))
    .toMatch(/^In time if you approve the proof by .* 3:00 PM Central Time\.$/);
  await expect.poll(() => page.url()).toContain(`neededBy=${later}`);
  await page.getByRole('link', { name: 'Poly', exact: true }).click();
  const { with_proof: onPoly } = await asked('zip=60601&product=poly');
  await seen.text(arrival).toContain(dayText(onPoly?.delivery_date ?? ''));
  const late = page.locator('.dates .late');
  await seen.text(late).toMatch(/^\d+ days late\. The earliest is /);
  const ask = late.getByRole('link', { name: 'Ask whether we can make it sooner' });
  expect(await ask.getAttribute('href')).toBe(seller.quotePath);
});

test('delivery to a place that is not served says why, and to Alaska it promises no free shipping', async () => {
  const designer = await open('/configure/paper?tabs=5&sets=50');
  const { page } = designer;
  await askDates(designer, '00801');
  const hint = page.locator('#zip-hint');
  await seen.text(hint.getByRole('alert')).toMatch(/^ZIP code 00801 is for the US Virgin Islands/);
  await expect.poll(() => page.getByLabel('ZIP code').getAttribute('aria-invalid')).toBe('true');
  const form = await hint.getByRole('link', { name: 'our quote form' }).getAttribute('href');
  expect(new URL(form ?? '').pathname).toBe(seller.quotePath);
  await askDates(designer, '99501');
  await page.locator('.arrival').waitFor();
  const review = await (await designer.review()).innerText();
  expect(review).toMatch(/Arrives\s+\w+, \w+ \d+/);
  expect(review).toContain('Costs extra to Alaska');
});

test('the next step is an e-mail with the design and its link; both are copied, or shown if the browser refuses', async () => {
  const designer = await open('/configure/paper?sets=50&punch=3hole&labels=Café|Deed#po=4711');
  const { page, press, total } = designer;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await press('More');
  await press('Copy the link');
  await designer.notice('Link copied').waitFor();
  const link = await copied();
  expect(new URL(link).searchParams.get('labels')).toBe('Café|Deed');
  const dialog = await designer.review();
  const mail = dialog.getByRole('link', { name: 'E-mail this design' });
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(pathname).toBe(seller.email);
  const body = searchParams.get('body')?.replaceAll('\r', '');
  expect(body).toContain(`Total, setup included: ${await total()}`);
  expect(body).toContain(`Open the design: ${link}`);
  await press('Copy everything');
  await dialog.getByText('Copied. Paste it into an e-mail').waitFor();
  expect(await copied()).toBe(body);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await press('Copy everything');
  await seen.value(dialog.getByLabel('The whole design as text')).toBe(body);
  await press('Back to the design');
  await press('More');
  await press('Copy the link');
  await seen.text(designer.notice('Copy this link')).toContain(link);
});

test('the next step opens no foreign file, and loses nothing', async () => {
  const designer = await open('/configure/paper?sets=25&labels=Mine|Too');
  const { page, titles, notice } = designer;
  const choose = (name: string, content: string | Uint8Array) => {
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(content) };
    return page.locator('#menu [type=file]').setInputFiles(file);
  };
  const refused = notice("This file didn't open");
  await page.route('**/show-proof.*.js', (route) => route.abort());
  await choose('proof.pdf', '%PDF-1.7');
  await seen.text(refused).toContain('Check your connection and reload the page.');
  await page.unrouteAll();
  await designer.reload();
  await choose('invoice.pdf', '%PDF-1.7\n%%EOF');
  await seen.text(refused).toContain('invoice.pdf has no design in it');
  await expect.poll(titles).toEqual(['Mine', 'Too']);
  const address = '/configure/vinyl?labels=A|B&sets=x';
  await choose('vinyl.pdf', attaching({ format: 'tabquote-design 1', address, totalCents: 1 }));
  await seen.text(notice('vinyl.pdf is open')).toMatch(/a product that we don't offer[\s\S]*sets/);
  await expect.poll(titles).toEqual(['A', 'B']);
});

test('print is a clean sheet, and a page of PDF: drawing, titles, options and price', async () => {
  const { page, total, review } = await open(
    '/configure/paper?sets=50&punch=3hole&labels=Café|Two&bodyprint=1c#body=Confidential',
  );
  // The parts that load later have their styles.
  await page.locator('link[href*="opened-later"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const price = await total();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-area');
  await sheet.waitFor();
  const text = await sheet.innerText();
  for (const part of [price, 'Paper Index Tabs', '3-hole', '90# index', 'Café', '1/3']) {
    expect(text).toContain(part);
  }
  const others = 'body *:visible:not(:has(.print-area), .print-area, .print-area *)';
  await seen.count(page.locator(others)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await seen.count(sheet).toBe(0);
  // The review has a picture of its own, which paints nothing while it is hidden.
  await (await review()).locator('.review-picture').waitFor();
  await page.emulateMedia({ media: 'print' });
  await sheet.locator('.review-picture').getByText('Confidential').waitFor();
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('without a script the page shows a build, its price, and a link to others; the quote form is an e-mail', async () => {
  const page = await blank({ javaScriptEnabled: false });
  await page.goto(`${service.address}/configure/paper`);
  await seen.text(page.locator('h1')).toMatch(/paper/i);
  await seen.text(page.locator('.price-figure')).toMatch(/^\$\d/);
  await page.getByText('The designer needs JavaScript').waitFor();
  await page.locator('.notice a[href="/prices/paper"]').waitFor();
  await page.locator('input[value="2s"]').check();
  await page.getByLabel('Or type a number').fill('50');
  await page.getByRole('button', { name: 'Price the choices below' }).click();
  await seen.text(page.locator('.order-summary h1')).toMatch(/^5 paper tabs, 50 sets: \$\d/);
  await page.getByText('2-sided', { exact: true }).waitFor();
  await page.goto(service.address + seller.quotePath);
  await page.locator(`main a[href="mailto:${seller.email}"]`).waitFor();
  expect(await page.locator('#quote-form').isVisible()).toBe(false);
});

test.each(states as [string, string[][]][])('axe finds nothing on %s', async (path, parts) => {
  const { page, press, complaints } = await open(path, { viewport: phone });
  const check = async ([within = '', ...buttons]: string[]) => {
    for (const name of buttons) await press(name);
    await page.locator(within).waitFor();
    expect(await violationsInBothSchemes(page, within)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
  };
  expect(await failures(parts, String, check)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the by-quote form writes an e-mail to the seller, refuses to ask for nothing, and stores nothing', async () => {
  const page = await blank();
  await page.goto(service.address + seller.quotePath);
  const create = page.getByRole('button', { name: 'Create e-mail' });
  const text = page.getByLabel('Your request as text');
  await create.click();
  await seen.count(page.locator('#message:focus:invalid')).toBe(1);
  await expect.poll(() => text.isVisible()).toBe(false);
  await page.getByLabel('PMS ink matching').check();
  await page.getByLabel('Ink', { exact: true }).fill('PMS 286');
  await page.getByLabel('Details').fill('Two colors');
  await create.click();
  await seen.value(text).toMatch(/- PMS ink matching\n\n.*Ink: PMS 286\n\nTwo colors/s);
  const kept = () => page.evaluate(() => localStorage.length + sessionStorage.length);
  await expect.poll(kept).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('the by-quote form knows what led to it, and is filled in with the design it was opened from', async () => {
  const order = 'sets=50&labels=Lease|Deed#colors=black&neededBy=2026-12-04&po=47';
  const { page, open: openPanel } = await open(`/configure/paper?${order}`);
  await openPanel('Look');
  await page.getByText('For light print, choose Poly Index Tabs with white ink.').first().waitFor();
  await page.getByRole('link', { name: 'priced by quote' }).first().click();
  await page.waitForURL(/quote/);
  await seen.checked(page.getByLabel('reverse-printed tabs')).toBe(true);
  await seen.value(page.getByLabel('Material')).toBe('Paper Index Tabs');
  await seen.value(page.getByLabel('Needed by')).toBe('2026-12-04');
  await seen.value(page.getByLabel('Details')).toBe('');
  const details = seen.value(page.getByLabel('Your design'));
  await details.toMatch(/\/configure\/paper\?.*sets=50.*&po=47$/);
  await page.getByLabel('Tabs in a set').fill('44');
  await page.goto(`${service.address}/robots.txt`);
  await page.goBack();
  await details.toMatch(/sets=50/);
  await seen.value(page.getByLabel('Tabs in a set')).toBe('44');
});
