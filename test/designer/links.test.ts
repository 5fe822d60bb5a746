import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { QuoteDocument } from '../../src/contract/answers.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { designerOn, dollars, openDesigner } from './page.ts';

const service = served();
const chromium = browser();
const open = (path: string) => openDesigner(chromium, service, path);

const manyTitles = [
  ...['Résumé', '目次', 'שלום', '“Exhibit” #1 & 2%', 'A+B=C', '👩‍⚖️ Court', ''],
  ...Array.from({ length: 493 }, (_, tab) => `Prüfung ${tab + 1}`.padEnd(60, '-')),
];

async function quoteOf(query: string): Promise<QuoteDocument> {
  return (await service.fetch(`/api/price?${query}`)).json() as Promise<QuoteDocument>;
}

/** Clicks without waiting for stability: many times in a row. */
function press(control: Locator): Promise<void> {
  return control.evaluate((element) => (element as HTMLElement).click());
}

describe('an order link', () => {
  test('from the price API opens with the build and all of 500 titles', async () => {
    const labels = encodeURIComponent(manyTitles.join('|'));
    const quote = await quoteOf(`product=poly&sets=100&ink=white&colorChanges=2&labels=${labels}`);
    const { page, titles, total } = await open(quote.orderUrl);
    await expect.poll(titles).toEqual(manyTitles);
    await expect.poll(total).toBe(dollars(quote.price.total));
    await seen.checked(page.locator('input[name="ink"][value="white"]')).toBe(true);
    await seen.count(page.getByText('Part of this link could not be used')).toBe(0);
  });

  test('that is broken opens with its valid parts and names the others', async () => {
    const designer = await open('/configure/paper?tabs=8&sets=60&material=100&punch=3hole#cut=99');
    const { page } = designer;
    const notice = page.getByRole('region', { name: 'Part of this link could not be used' });
    const message = await notice.innerText();
    expect(message).toMatch(/60 sets isn't a quantity we print; we used 75\./);
    expect(message).toMatch(/Tab Material "100" isn't available/);
    expect(message).toMatch(/don't make a "99" cut/);
    await seen.value(page.locator('#tabs')).toBe('8');
    await seen.value(page.locator('#sets')).toBe('75');
    await seen.checked(page.locator('input[value="3hole"]')).toBe(true);
    await notice.getByRole('button', { name: 'Close' }).click();
    await seen.count(notice).toBe(0);
  });
});

test('a link whose only title has commas offers its titles', async () => {
  const { page, titles } = await open('/configure/paper?tabs=3&labels=Lease,+Deed,Will');
  const offer = page.getByRole('region', { name: 'This link has one title' });
  await seen.text(offer).toContain('1 title makes 1 tab; the link says 3.');
  await offer.getByRole('button', { name: 'Make 3 tabs' }).click();
  await expect.poll(titles).toEqual(['Lease', 'Deed', 'Will']);
  await seen.count(page.getByText('1 title makes 1 tab')).toBe(0);
});

test('every choice has the price of the API, and so does its address', async () => {
  const designer = await open('/configure/poly?tabs=7&sets=150');
  const { page } = designer;
  const agrees = async (what: string) => {
    const asked = async () => {
      const { price } = await designer.priced();
      return [dollars(price.perSet), dollars(price.total)];
    };
    const shown = [await page.locator('.price-figure').innerText(), await designer.total()];
    await expect.poll(asked, { message: what }).toEqual(shown);
  };
  const options = catalog.products.poly.options.map(({ key, choices }) => ({
    key,
    ids: [...choices.keys()],
  }));
  for (let step = Math.max(...options.map(({ ids }) => ids.length)); step > 0; step--) {
    const chosen = options.map(({ key, ids }) => [key, ids[step % ids.length]] as const);
    for (const [key, id] of chosen) {
      await press(page.locator(`input[name="${key}"][value="${id}"]`));
    }
    await agrees(JSON.stringify(chosen));
  }
  await designer.typeSets(1000);
  await agrees('sets=1000');
  await page.getByRole('button', { name: 'More quantities' }).click();
  await press(page.locator('input[name="quantity"][value="75"]'));
  await agrees('sets=75');
  await page.locator('#tabs').fill('31');
  await agrees('tabs=31');
  await page.getByLabel('Rotate colors').check();
  await page.locator('#colors .swatch').nth(3).click();
  await page.locator('#colors .swatch').nth(5).click();
  await agrees('three colors');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#colors=[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a choice says what it adds to the total', async () => {
  const { page } = await open('/configure/paper?tabs=8&sets=250');
  const [plain, punched] = [
    await quoteOf('product=paper&tabs=8&sets=250'),
    await quoteOf('product=paper&tabs=8&sets=250&punch=3hole'),
  ];
  const choice = page.locator('.option-choice', { hasText: '3-hole' });
  const adds = dollars(punched.price.total - plain.price.total);
  await seen.text(choice.locator('.option-price')).toBe(`+ ${adds} total`);
});

describe('what was typed', () => {
  test('survives with cut and colors a skipped navigation, a reload, and a new page without a link', async () => {
    const { page, title, titles } = await open('/configure/paper');
    await title(1).fill('Complaint');
    await title(2).fill('Answer');
    await page.getByRole('button', { name: 'More cuts' }).click();
    await page.locator('input[name="cut"][value="7"]').check();
    await page.locator('#colors .swatch', { hasText: 'Teal' }).click();
    const typed = ['Complaint', 'Answer', '', '', ''];
    const isKept = async () => {
      await expect.poll(() => new URL(page.url()).hash).toBe('#cut=7&colors=teal');
      await expect.poll(titles).toEqual(typed);
      await seen.checked(page.locator('input[name="cut"][value="7"]')).toBe(true);
      await seen.text(page.locator('#colors .swatch[aria-pressed="true"]')).toBe('Teal');
    };
    await isKept();
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Enter');
    await isKept();
    await seen.count(page.locator('.toast')).toBe(0);
    await page.goBack();
    await isKept();
    await page.reload();
    await designerOn(page, service);
    await isKept();
    await page.goto(`${service.address}/configure/poly`);
    await designerOn(page, service);
    await expect.poll(titles).toEqual(typed);
    await page.getByText('5 tabs: Complaint, Answer.').waitFor();
    await page.getByRole('button', { name: 'Start without them' }).click();
    await expect.poll(titles).toEqual(['', '', '', '', '']);
  });

  test('survives a change of product, and the back button undoes that', async () => {
    const { page, title, titles } = await open('/configure/paper?tabs=2&sets=50');
    await title(1).fill('Complaint');
    await page.locator('input[name="material"][value="110"]').check();
    await page.getByRole('link', { name: 'Design poly' }).first().click();
    await expect.poll(titles).toEqual(['Complaint', '']);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/configure/poly');
    await title(2).fill('Answer');
    await page.goBack();
    await page.getByRole('heading', { name: 'Design paper index tabs' }).waitFor();
    await expect.poll(titles).toEqual(['Complaint', '']);
    await seen.checked(page.locator('input[name="material"][value="110"]')).toBe(true);
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await expect.poll(titles).toEqual(['Complaint', 'Answer']);
  });

  test('in another window is noticed, and can be used here', async () => {
    const designer = await open('/configure/paper?tabs=2');
    const { page, titles } = designer;
    const other = await page.context().newPage();
    await other.goto(page.url());
    const { title } = await designerOn(other, service);
    await title(1).fill('Elsewhere');
    const notice = page.getByRole('region', { name: 'Another window is open' });
    await notice.getByRole('button', { name: 'Use them here' }).click();
    await expect.poll(titles).toEqual(['Elsewhere', '']);
  });

  test('is offered if a link has its own titles, until all is cleared', async () => {
    const { page, title } = await open('/configure/paper');
    await title(1).fill('Mine');
    await page.getByLabel('ZIP code').fill('60614');
    await page.getByLabel('ZIP code').press('Enter');
    await page.getByText('if you approve the proof').first().waitFor();
    await page.goto(`${service.address}/configure/paper?sets=25&labels=Only+looked+at`);
    await designerOn(page, service);
    await page.getByText('if you approve the proof').first().waitFor();
    await page.goto(`${service.address}/configure/paper?sets=25&labels=Theirs`);
    const linked = await designerOn(page, service);
    await expect.poll(() => linked.titles()).toEqual(['Theirs']);
    await linked.title(1).fill('Theirs, changed');
    await page.reload();
    await designerOn(page, service);
    await page.getByRole('button', { name: 'Bring them back' }).waitFor();
    await page.goto(`${service.address}/configure/paper`);
    await designerOn(page, service);
    await page.getByRole('button', { name: 'Start without them' }).click();
    await page.reload();
    await designerOn(page, service);
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await expect.poll(() => linked.titles()).toEqual(['Mine', '', '', '', '']);
    await page.getByRole('button', { name: 'Clear saved designs' }).click();
    await page.getByRole('region', { name: 'Saved designs cleared' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('survives a reload if it is too long for the address', async () => {
    const { page, paste, titles } = await open('/configure/paper');
    const long = Array.from({ length: 60 }, (_, index) => `${index + 1} ${'é'.repeat(180)}`);
    await paste(1, long.join('\n'));
    const notice = page.getByRole('region', { name: '60 titles added' });
    await seen.text(notice).not.toMatch(/left out|We cut/);
    await page.reload();
    await designerOn(page, service);
    await expect.poll(titles).toEqual(long);
    expect(page.url().length).toBeLessThan(200);
  });
});

test('saved titles expire after 30 days', async () => {
  // A changed clock stays in its context.
  const page = await (await chromium.newContext()).newPage();
  await page.goto(`${service.address}/configure/paper`);
  await (await designerOn(page, service)).title(1).fill('Old');
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => kept.includes('Old')),
  );
  await page.clock.install({ time: Date.now() + 31 * 86_400_000 });
  await page.goto(`${service.address}/configure/paper`);
  const { titles } = await designerOn(page, service);
  await expect.poll(titles).toEqual(['', '', '', '', '']);
});

test('a part replaced by a new release loads after a reload that keeps the design', async () => {
  const { page, title } = await open('/configure/paper');
  await title(1).fill('Complaint');
  let isGone = true;
  await page.route('**/later*.js', (route) => (isGone ? route.abort() : route.continue()));
  await page.reload();
  await designerOn(page, service);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Fill a series' }).click(),
  ]);
  const { titles } = await designerOn(page, service);
  await expect.poll(titles).toEqual(['Complaint', '', '', '', '']);
  // Earlier, it would leave requests of the reload hanging.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Fill a series' }).click();
  await page.locator('.tool').waitFor();
});

test('what is typed or chosen before the script runs is part of the design', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  const loads = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await loads.promise;
    await route.continue();
  });
  await page.goto(`${service.address}/configure/paper`, { waitUntil: 'commit' });
  await page.locator('#title-1').fill('Complaint');
  await page.locator('#sets').fill('50');
  await page.locator('input[name="punch"]').nth(1).check();
  const chosen = await page.locator('input[name="punch"]').nth(1).inputValue();
  loads.resolve();
  const { titles } = await designerOn(page, service);
  await expect.poll(titles).toEqual(['', 'Complaint', '', '', '']);
  await page.waitForURL(`**?*sets=50*`);
  expect(new URL(page.url()).searchParams.get('punch')).toBe(chosen);
});

test('no request carries a title, only the address that a person opens', async () => {
  const context = await chromium.newContext();
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', async (request) => {
    if (request.isNavigationRequest()) return;
    sent.push(
      `${request.url()} ${JSON.stringify(await request.allHeaders())} ${request.postData()}`,
    );
  });
  await page.goto(`${service.address}/configure/paper?sets=25&labels=Secretum`);
  const { title } = await designerOn(page, service);
  await title(1).fill('Secretum alterum');
  await expect.poll(() => page.url()).toMatch(/alterum/);
  await page.locator('#zip').fill('60601');
  await page.getByRole('button', { name: 'Show dates' }).click();
  await page.getByText('Arrives').first().waitFor();
  await page.getByRole('button', { name: 'Common sets' }).click();
  await page.getByText('Trial notebook').waitFor();
  expect(sent.length).toBeGreaterThan(4);
  expect(sent.filter((request) => /secretum/i.test(request))).toEqual([]);
  expect(service.log.filter((line) => /secretum/i.test(line))).toEqual([]);
});
