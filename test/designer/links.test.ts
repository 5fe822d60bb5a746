import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalog } from '../support/catalog.ts';
import { seen } from '../support/seen.ts';
import { designerOf, designerOn, dollars } from './page.ts';

const { blank, open, service } = designerOf();

const manyTitles = [
  ...['Résumé', '目次', 'שלום', '“Exhibit” #1 & 2%', 'A+B=C', '👩‍⚖️ Court', ''],
  ...Array.from({ length: 493 }, (_, tab) => `Prüfung ${tab + 1}`.padEnd(60, '-')),
];

/** Clicks without waiting for stability: many times in a row. */
const click = (control: Locator) => control.evaluate((element) => (element as HTMLElement).click());

test('an order link from the price API opens with the build and all of 500 titles', async () => {
  const labels = encodeURIComponent(manyTitles.join('|'));
  const query = `product=poly&sets=100&ink=white&colorChanges=2&labels=${labels}`;
  const { orderUrl, price } = await (await service.fetch(`/api/price?${query}`)).json();
  const { page, titles, total, notice } = await open(orderUrl);
  await expect.poll(titles).toEqual(manyTitles);
  await expect.poll(total).toBe(dollars(price.total));
  await seen.checked(page.locator('input[name="ink"][value="white"]')).toBe(true);
  await seen.count(notice('Part of this link')).toBe(0);
});

test('a broken link names what could not be used, and offers the titles that its only one lists', async () => {
  const { page, titles, notice, goto } = await open('/configure/paper?tabs=8&sets=60#cut=99');
  const problems = notice('Part of this link could not be used');
  for (const problem of ['use "60" for sets; we used 75.', 'use "99" for cut']) {
    await seen.text(problems).toContain(problem);
  }
  await seen.value(page.locator('#sets')).toBe('75');
  await problems.getByRole('button', { name: 'Close' }).click();
  await seen.count(problems).toBe(0);
  await goto('/configure/paper?tabs=3&labels=Lease,+Deed,Will');
  const offer = notice('This link has one title');
  await seen.text(offer).toContain('The link has 1 title, but says 3 tabs; we used the titles.');
  await offer.getByRole('button', { name: 'Make 3 tabs' }).click();
  await expect.poll(titles).toEqual(['Lease', 'Deed', 'Will']);
  await seen.count(offer).toBe(0);
});

test('every choice adds what it says, and the address has the price of the API', async () => {
  const designer = await open('/configure/poly?tabs=7&sets=150');
  const { page, priced, total, press, choose, reveal, typeSets } = designer;
  const figure = page.locator('.price-figure');
  const agrees = async () => {
    const shown = [await figure.innerText(), await total()];
    const asked = async () => (await priced()).price;
    await expect
      .poll(async () => [dollars((await asked()).perSet), dollars((await asked()).total)])
      .toEqual(shown);
  };
  const cents = async () => Number((await total()).replace(/\D/g, ''));
  const before = await cents();
  const punched = await reveal(page.locator('.option .choice', { hasText: '3-hole' }));
  const adds = await punched.locator('small').innerText();
  await punched.click();
  expect(adds).toBe(`+ ${dollars(((await cents()) - before) / 100)} total`);
  for (const { key, choices } of catalog.products.poly.options) {
    for (const id of choices.keys()) await click(page.locator(`[name="${key}"][value="${id}"]`));
  }
  await agrees();
  await typeSets(1000);
  await press('More quantities');
  await click(page.locator('input[name="quantity"][value="75"]'));
  await (await reveal('#tabs')).fill('31');
  await page.locator('#tabs').press('Enter');
  await choose(page.getByLabel('Rotate colors'));
  for (const swatch of [3, 5]) await page.locator('#colors .swatch').nth(swatch).click();
  await agrees();
  await expect.poll(() => page.url()).toMatch(/tabs=31&sets=75.*#colors=[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('what was typed survives with cut and colors a skipped navigation, and a new page without a link', async () => {
  const { page, title, titles, press, goto, reveal } = await open('/configure/paper');
  const cut = page.locator('input[name="cut"][value="7"]');
  await title(1).fill('Complaint');
  await (await reveal(page.getByText('More cuts'))).click();
  await cut.check();
  await page.locator('#colors .swatch', { hasText: 'Teal' }).click();
  const typed = ['Complaint', '', '', '', ''];
  const isKept = async () => {
    await expect.poll(() => new URL(page.url()).hash).toBe('#cut=7&colors=teal');
    await expect.poll(titles).toEqual(typed);
    await seen.checked(cut).toBe(true);
    await seen.text(page.locator('#colors .swatch[aria-pressed="true"]')).toBe('Teal');
  };
  await isKept();
  await page.locator('.skip-link').press('Enter');
  await isKept();
  await seen.count(page.locator('.toast')).toBe(0);
  await page.goBack();
  await isKept();
  await goto('/configure/paper');
  await isKept();
  await page.getByText('Complaint, 5 tabs, 25 sets, $136.25.').waitFor();
  await press('Start anew');
  await expect.poll(titles).toEqual(['', '', '', '', '']);
  await goto('/configure/poly');
  await expect.poll(titles).toEqual(['', '', '', '', '']);
});

test('what was typed survives a change of product, and the back button undoes that', async () => {
  const { page, title, titles, press, choose, reveal } = await open(
    '/configure/paper?tabs=2&sets=50',
  );
  await title(1).fill('Complaint');
  await choose('input[name="material"][value="110"]');
  await page.getByRole('link', { name: 'Poly', exact: true }).click();
  await expect.poll(titles).toEqual(['Complaint', '']);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/configure/poly');
  await (await reveal(title(2))).fill('Answer');
  await page.goBack();
  await page.getByRole('heading', { name: 'Design paper index tabs' }).waitFor();
  await expect.poll(titles).toEqual(['Complaint', '']);
  await seen.checked(page.locator('input[name="material"][value="110"]')).toBe(true);
  await press('Bring it back');
  await expect.poll(titles).toEqual(['Complaint', 'Answer']);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/configure/poly');
});

test('what was typed is offered if a link has more of its own than a ZIP code', async () => {
  const { page, title, titles, goto, reload, reveal } = await open('/configure/paper');
  const dates = page.locator('.price-bar-date').getByText('Arrives');
  const offer = page.getByRole('button', { name: 'Bring it back' });
  await title(1).fill('Mine');
  await (await reveal(page.getByLabel('ZIP code'))).fill('60614');
  await page.getByLabel('ZIP code').press('Enter');
  await dates.waitFor();
  await goto('/configure/paper?sets=25&labels=Only+looked+at');
  await dates.waitFor();
  await offer.waitFor();
  await goto('/configure/paper?sets=25&labels=Mine||||#zip=10001');
  await dates.waitFor();
  await seen.count(offer).toBe(0);
  await goto('/configure/paper?sets=25&labels=Theirs');
  await expect.poll(titles).toEqual(['Theirs']);
  await title(1).fill('Theirs, changed');
  await expect.poll(() => page.url()).toContain('changed');
  await title(1).fill('Theirs, again');
  await reload();
  await offer.waitFor();
  await offer.click();
  await expect.poll(titles).toEqual(['Mine', '', '', '', '']);
});

test('what was typed survives a reload if it is too long for the address, and is said not to be in the link', async () => {
  const { page, paste, press, titles, notice, reload, review } = await open('/configure/paper');
  const long = Array.from({ length: 60 }, (_, index) => `${index + 1} ${'é'.repeat(180)}`);
  await paste(1, long.join('\n'));
  await seen.text(notice('60 titles added')).not.toMatch(/left out|We cut/);
  await press('More');
  await press('Copy the link');
  await page.getByText('Your titles are too long for a link').waitFor();
  await reload();
  await expect.poll(titles).toEqual(long);
  expect(page.url().length).toBeLessThan(200);
  await review();
  await page.getByText('Press Copy everything, then paste it').waitFor();
});

test('what was typed survives the reload that loads a part replaced by a new release', async () => {
  const { page, title, titles, press } = await open('/configure/paper');
  await title(1).fill('Complaint');
  await page.goto('about:blank');
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  await page.route('**/later*.js', (route) => (visits > 1 ? route.continue() : route.abort()));
  await page.goto(`${service.address}/configure/paper`, { waitUntil: 'commit' });
  await expect.poll(() => visits).toBe(2);
  await designerOn(page, service);
  await expect.poll(titles).toEqual(['Complaint', '', '', '', '']);
  // Earlier, it would leave requests of the reload hanging.
  await page.unrouteAll({ behavior: 'wait' });
  await press('Fill a series');
  await page.locator('.tool').waitFor();
});

test('what was typed or chosen before the script runs is part of the design', async () => {
  const page = await blank();
  const loads = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await loads.promise;
    await route.continue();
  });
  await page.goto(`${service.address}/configure/paper`, { waitUntil: 'commit' });
  await page.locator('#title-1').fill('Complaint');
  await page.locator('#tabs').fill('6');
  loads.resolve();
  const { titles } = await designerOn(page, service);
  await expect.poll(titles).toEqual(['', 'Complaint', '', '', '', '']);
});
