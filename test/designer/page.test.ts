import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { dayText } from '../../src/text/days.ts';
import { violations, violationsInBothSchemes } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { type DesignerPage, designerOn, openDesigner } from './page.ts';
import { attaching, readPdf } from './pdf.ts';

const service = served();
const chromium = browser();
const phone = { width: 360, height: 740 };
const { seller } = catalog.book;

const open = (path: string, options?: Parameters<typeof openDesigner>[3]) =>
  openDesigner(chromium, service, path, options);

const misfitting =
  '/configure/paper?sets=60&x=1&labels=Correspondence+with+opposing+counsel|B|C|D|E|F|G|H#cut=8';
const colored = '/configure/poly?sets=25&labels=A|B|C&colorChanges=2#colors=74.90.37';

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

test('says what to do if its script fails to load; the page as sent stays', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.route('**/run.*.js', (route) => route.abort());
  await page.goto(service.here(`${service.baseUrl}/configure/paper`));
  const message = page.getByText("The designer didn't load. Check your connection");
  await message.waitFor();
  expect((await message.boundingBox())?.y).toBeLessThan(200);
  expect(await page.locator('.title-row').count()).toBeGreaterThan(0);
});

test.each([
  ['a desktop', 'poly', { width: 1280, height: 900 }, 3600],
  ['a phone', 'paper', phone, 3000],
] as const)(
  'on %s the page of %s shows the first title and the next step, and is short, even with a warning',
  async (_, product, viewport, most) => {
    const designer = await open(`/configure/${product}?tabs=5&sets=25`, { viewport });
    const { page, title, drawn, open: openPanel } = designer;
    const bar = await page.locator('.price-bar').boundingBox();
    for (const first of [title(1), drawn(1)]) {
      const box = await first.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThan(most);
    const dark = { poly: 'Black', paper: 'Dark Blue' }[product];
    if (viewport === phone) await openPanel('Look');
    await page.locator('#colors .swatch', { hasText: dark }).click();
    await page.getByText(`The print is hard to read on ${dark}.`).waitFor();
    await expect.poll(height).toBeLessThan(most);
  },
);

describe('the price', () => {
  test('says that it is rounded only if it is, and offers both quantities around another number', async () => {
    const { page, total, typeSets } = await open(
      '/configure/paper?tabs=8&sets=250&collation=collated&punch=3hole',
    );
    const note = page.getByText('The total is exact; the price per set is rounded.');
    await seen.count(note).toBe(1);
    await typeSets(25);
    await page.locator('input[name="punch"][value="unpunched"]').check();
    await page.locator('input[name="collation"][value="uncollated"]').check();
    await seen.text(page.locator('.price-figure')).toBe('$8.00');
    await seen.count(note).toBe(0);

    await typeSets(4);
    const least = /The smallest order is 25 sets: the setup of \$\d+\.\d\d is the same for fewer\./;
    await seen.count(page.getByText(least)).toBe(1);
    await typeSets(60);
    await seen.count(page.getByText("We don't print 60 sets.")).toBe(1);
    await expect.poll(total).toBe('$200.00');
    await page.getByRole('button', { name: /^75 sets: \$\d+\.\d\d total$/ }).click();
    await seen.value(page.locator('#sets')).toBe('75');
    await seen.checked(page.locator('input[name="quantity"][value="75"]')).toBe(true);
    await typeSets(0);
    await seen.count(page.getByText(least)).toBe(1);
    await seen.count(page.locator('.quantity')).toBe(5);
    await page.getByRole('button', { name: 'More quantities' }).click();
    await seen.count(page.locator('.quantity')).toBe(catalog.book.limits.setQuantities.length);
    await page.locator('#sets').fill('75');
    await page.locator('input[name="quantity"][value="100"]').check();
    await seen.value(page.locator('#sets')).toBe('100');
  });

  test('of a number being typed waits for it, whatever else changes meanwhile', async () => {
    const { page } = await open('/configure/paper?tabs=5&sets=25#zip=60601');
    await page.locator('.arrival').waitFor();
    let answer = Promise.withResolvers<void>();
    await page.route('**/api/delivery-date?*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    for (const [field, number, zip] of [
      ['sets', '50', '99501'],
      ['tabs', '3', '10001'],
    ] as const) {
      answer = Promise.withResolvers();
      await page.getByLabel('ZIP code').fill(zip);
      await page.getByRole('button', { name: 'Show dates' }).click();
      await page.locator(`#${field}`).fill(number);
      answer.resolve();
      await page.locator('.arrival', { hasText: zip }).waitFor();
      await page.locator(`#${field}`).press('Tab');
      await expect.poll(() => new URL(page.url()).searchParams.get(field)).toBe(number);
    }
  });
});

describe('delivery', () => {
  const asked = async (query: string) =>
    (await service.fetch(`/api/delivery-date?${query}`)).json() as Promise<EstimateDocument>;
  const askDates = async ({ page }: DesignerPage, zip: string) => {
    await page.getByLabel('ZIP code').fill(zip);
    await page.getByRole('button', { name: 'Show dates' }).click();
  };

  test('by an empty ZIP code takes the last one back, also from the browser; Undo brings it again', async () => {
    const designer = await open('/configure/paper#zip=60601');
    const { page } = designer;
    const arrival = page.locator('.arrival');
    await arrival.waitFor();
    await askDates(designer, '');
    await arrival.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await arrival.waitFor();
    await page.keyboard.press('Control+Shift+z');
    await arrival.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).hash).not.toContain('zip');
    await page.reload();
    await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('');
  });

  test('by ZIP code, which stays, and by a desired date shows the dates of the API, on paper and on poly', async () => {
    const designer = await open('/configure/paper');
    const { page } = designer;
    await askDates(designer, '60601');
    const steps = page.locator('.timeline li');
    await steps.first().waitFor({ state: 'attached' });
    const { with_proof: proofed, delivery_date: earliest } = await asked('zip=60601&product=paper');
    const approved = proofed?.approved ?? '';
    const { timeline } = await asked(`zip=60601&product=paper&approve=${approved}`);
    await expect
      .poll(() => steps.allTextContents())
      .toEqual(timeline.map(({ date, event }) => `${dayText(date)}${event}`));
    const likely = dayText(proofed?.delivery_date ?? '');
    await seen.text(page.locator('.price-bar')).toContain(likely);
    await seen
      .text(page.locator('.arrival'))
      .toBe(`Arrives ${likely} in 60601 if you approve the proof on ${dayText(approved)}`);
    await expect.poll(() => page.url()).toContain('zip=60601');
    await page.reload();
    await designerOn(page, service);
    await steps.first().waitFor({ state: 'attached' });
    await seen.value(page.getByLabel('ZIP code')).toBe('60601');

    const later = new Date(Date.parse(earliest) + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('I need it by').fill(later);
    const answers = page.locator('.needed-by li');
    await seen
      .text(answers.nth(0))
      .toMatch(
        /^Paper Index Tabs: approve the proof by \w+, \w+ \d+, 3:00 PM Central Time\. Approve a day later/,
      );
    await seen.text(answers.nth(1)).toMatch(/^Poly Index Tabs: can't arrive by then/);
    await expect.poll(() => page.url()).toContain(`neededBy=${later}`);
    await page.getByRole('link', { name: 'Poly', exact: true }).click();
    const { with_proof: onPoly } = await asked('zip=60601&product=poly');
    await seen.text(page.locator('.arrival')).toContain(dayText(onPoly?.delivery_date ?? ''));
  });

  test('to a place that is not served says why, and to Alaska it promises no free shipping', async () => {
    const designer = await open('/configure/paper?tabs=5&sets=50');
    const { page } = designer;
    await seen.count(page.getByText('Free ground shipping')).toBe(1);
    await askDates(designer, '00801');
    const hint = page.locator('#zip-hint');
    await seen.text(hint).toMatch(/^ZIP code 00801 is in the US Virgin/);
    await expect.poll(() => page.getByLabel('ZIP code').getAttribute('aria-invalid')).toBe('true');
    const form = hint.getByRole('link', { name: 'our quote form' });
    expect(new URL((await form.getAttribute('href')) ?? '').pathname).toBe(seller.quotePath);
    await expect.poll(() => hint.getByRole('alert').textContent()).toBe(await hint.textContent());

    await askDates(designer, '99501');
    await page.locator('.shipping', { hasText: 'Shipping to Alaska costs extra' }).waitFor();
    await seen.count(page.getByText('Free ground shipping')).toBe(0);
    await page.locator('.price-bar').getByRole('button', { name: 'Review' }).click();
    const review = await page.getByRole('dialog').innerText();
    expect(review).toMatch(/Arrives\s+\w+, \w+ \d+/);
    expect(review).toContain('Costs extra to Alaska');
  });
});

describe('the next step', () => {
  const review = async ({ page }: DesignerPage) => {
    await page.getByRole('button', { name: 'Review and get the free proof' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review' });
    await dialog.waitFor();
    return dialog;
  };

  test('is an e-mail with the design and its link; both are copied, or shown if the browser refuses', async () => {
    const titles = Array.from({ length: 50 }, (_, tab) => `Exhibit ${tab + 1}`).with(0, 'Café');
    const designer = await open(
      `/configure/paper?sets=50&punch=3hole&labels=${titles.join('|')}#po=4711`,
    );
    const { page } = designer;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const link = await copied();
    expect(new URL(link).searchParams.get('labels')).toBe(titles.join('|'));
    const dialog = await review(designer);
    await dialog.getByRole('button', { name: 'Copy everything' }).click();
    await dialog.getByText('Copied. Paste it into an e-mail').waitFor();
    const text = await copied();
    expect(text).toMatch(/PO number: 4711\n[\s\S]*50\. Exhibit 50\n/);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await dialog.getByRole('button', { name: 'Copy everything' }).click();
    await seen.value(dialog.getByLabel('The whole design as text')).toBe(text);
    const mail = dialog.getByRole('link', { name: 'E-mail this design' });
    const url = new URL((await mail.getAttribute('href')) ?? '');
    await dialog.getByRole('button', { name: 'Back to the design' }).click();
    await page.getByRole('button', { name: /Copy the link|Link copied/ }).click();
    await seen.value(page.getByLabel('Link to this design')).toBe(link);

    expect(url.pathname).toBe(seller.email);
    const body = url.searchParams.get('body') ?? '';
    const total = await designer.total();
    expect(body).toContain(`Total, setup included: ${total}`);
    expect(body).toContain(`Open the design: ${link}`);
  });

  test('is a proof preview that reopens, with too many titles for an e-mail', async () => {
    const titles = Array.from(
      { length: 90 },
      (_, index) => `Exhibit ${index + 1} ${'x'.repeat(20)}`,
    );
    const designer = await open(
      `/configure/paper?sets=50&punch=3hole&labels=${titles.join('|')}#cut=7&colors=red.white`,
    );
    const dialog = await review(designer);
    await dialog.getByLabel('Job name').fill('Smith v. Jones');
    await dialog.getByLabel('PO number').fill('4711');
    const mail = dialog.getByRole('link', { name: 'E-mail this design' });
    expect((await mail.getAttribute('href'))?.length).toBeLessThanOrEqual(2000);
    await dialog.getByText('Add the proof preview file').waitFor();
    const [download] = await Promise.all([
      designer.page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download proof preview' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(
      /^smith-v-jones-proof-preview-\d{4}-\d\d-\d\d\.pdf$/,
    );
    const total = await designer.total();
    const proof = await download.path();
    await designer.page.goto(service.here(`${service.baseUrl}/configure/poly`));
    const again = await designerOn(designer.page, service);
    await (await review(again)).getByLabel('Open a saved proof').setInputFiles(proof);
    await expect.poll(() => again.total(), { timeout: 20_000 }).toBe(total);
    await expect.poll(() => again.titles()).toEqual(titles);
    await expect
      .poll(() => again.page.url())
      .toMatch(
        /configure\/paper\?.*sets=50&punch=3hole.*#cut=7&colors=red\.white&job=Smith\+v\.\+Jones&po=4711$/,
      );
    expect(designer.complaints).toEqual([]);
  });

  test('is a quote with what the buyer puts on it, which the browser keeps', async () => {
    const designer = await open('/configure/paper?sets=25&labels=Opening|Motions');
    const { page } = designer;
    const dialog = await review(designer);
    await dialog.getByText('Quote for your purchasing department').click();
    await dialog.getByLabel('Bill to').fill('Okafor Hale LLP\nChicago, IL 60614');
    await dialog.getByLabel('Contact').fill('x'.repeat(10_000));
    await dialog.getByText('Contact is too long: the quote has room for').waitFor();
    await dialog.getByLabel('Contact').fill('Dana Okafor');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download quote' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^paper-index-tabs-quote-\d{4}-\d\d-\d\d\.pdf$/);
    const { pages, attached } = await readPdf(new Uint8Array(readFileSync(await download.path())));
    const said = pages[0]?.texts.map(({ text }) => text).join(' ');
    expect(said).toMatch(/Bill to Okafor Hale LLP Chicago, IL 60614 Contact Dana Okafor/);
    expect(attached.join()).toContain('"Motions"');
    await page.reload();
    await page.getByRole('button', { name: 'Make a quote' }).click();
    await seen.value(page.getByLabel('Bill to')).toBe('Okafor Hale LLP\nChicago, IL 60614');
    expect(designer.complaints).toEqual([]);
  });

  test('reads no foreign or damaged file, what is usable of a hostile one, and loses nothing', async () => {
    const { page, titles, complaints } = await open('/configure/paper?sets=25&labels=Mine|Too');
    const chooser = page.locator('.toolbar').getByLabel('Open a saved proof');
    const choose = (name: string, content: string | Uint8Array) =>
      chooser.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
    const refused = async (sentence: RegExp) => {
      const notice = page.getByRole('region', { name: "This file didn't open" });
      await seen.text(notice).toMatch(sentence);
      await expect.poll(titles).toEqual(['Mine', 'Too']);
    };
    await choose('half.pdf', '%PDF-1.7\n1 0 obj');
    await refused(/half\.pdf is damaged/);
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF-1.7\n%%EOF'], 'invoice.pdf'));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      if (document.body.dispatchEvent(new DragEvent('drop', options))) throw new Error('left');
    });
    await refused(/invoice\.pdf has no design in it/);
    const saved = {
      ...{ format: 'tabquote-design', version: 1, product: 'poly', sets: 25, options: {} },
      ...{ colorChanges: 0, titles: ['A', 'B'], look: '', totalCents: 1 },
    };
    await choose('vinyl.pdf', attaching({ ...saved, product: 'vinyl', sets: { toString: 1 } }));
    const notice = page.getByRole('region', { name: 'vinyl.pdf is open' });
    await seen.text(notice).toMatch(/the number of sets[\s\S]*a product that we don't offer/);
    await expect.poll(titles).toEqual(['A', 'B']);
    expect(complaints).toEqual([]);
  });

  test('explains what to do if the part that opens a PDF fails to load', async () => {
    const { page, titles } = await open('/configure/paper?sets=25&labels=Mine|Too');
    await page.route('**/open-proof.*.js', (route) => route.abort());
    const buffer = Buffer.from('%PDF-1.7');
    const file = { name: 'proof.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('.toolbar').getByLabel('Open a saved proof').setInputFiles(file);
    const notice = page.getByRole('region', { name: "This file didn't open" });
    await seen.text(notice).toContain('Check your connection and reload the page.');
    await expect.poll(titles).toEqual(['Mine', 'Too']);
  });
});

test('print is a clean sheet, and a page of PDF: drawing, titles, options and price', async () => {
  const { page, total } = await open('/configure/paper?sets=50&punch=3hole&labels=Café|Two');
  const price = await total();
  // The parts that load later have their styles.
  await page.locator('link[href*="opened-later"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-area');
  await sheet.waitFor();
  const text = await sheet.innerText();
  const material = '8.5 x 11, 90# index';
  for (const part of [price, 'Paper Index Tabs', '3-hole', material, 'Café', '1/3']) {
    expect(text).toContain(part);
  }
  await seen.count(sheet.locator('svg')).toBe(2);
  const count = (selector: string) => page.locator(selector).count();
  const inside = '.print-area, .print-area *';
  expect(await count(`body *:visible:not(${inside})`)).toBe(
    await count('body *:visible:has(.print-area)'),
  );
  await page.emulateMedia({ media: 'screen' });
  await seen.count(sheet).toBe(0);
});

test('without a script the page shows a build, its price, and a link to others; the quote form is an e-mail', async () => {
  const context = await chromium.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${service.address}/configure/paper`);
  expect((await page.locator('h1').innerText()).toLowerCase()).toContain('paper');
  await seen.text(page.locator('.price-figure')).toMatch(/^\$\d/);
  await expect.poll(() => page.getByText('The designer needs JavaScript').isVisible()).toBe(true);
  await expect.poll(() => page.locator('.notice a[href="/prices/paper"]').isVisible()).toBe(true);
  await expect
    .poll(() => page.locator('button:visible').allInnerTexts())
    .not.toContain('Copy link');
  await page.locator('input[value="2s"]').check();
  await page.getByLabel('Or type a number').fill('50');
  await page.getByRole('button', { name: 'Price the choices below' }).click();
  await seen.text(page.locator('h1')).toMatch(/^5 paper tabs, 50 sets: \$\d/);
  await page.getByText('2-sided', { exact: true }).waitFor();
  await page.goto(service.address + seller.quotePath);
  const href = await page.locator('main a[href^="mailto:"]').first().getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('body')).toContain('Sheet size:');
  expect(await page.locator('#quote-form').isVisible()).toBe(false);
});

describe('axe finds nothing on', () => {
  /** A name, what differs from the state before, and how to get there. */
  type State = readonly [string, string, (designer: DesignerPage) => Promise<unknown>];
  const press =
    (name: string): State[2] =>
    ({ page }) =>
      page.getByRole('button', { name, exact: true }).click();
  const pages: readonly (readonly [string, string, readonly State[]])[] = [
    [
      'a fresh page and the delivery dates',
      '/configure/paper',
      [
        ['at first', 'html', async () => {}],
        [
          'the dates',
          '.panels',
          async ({ page, open: openPanel }) => {
            await openPanel('Quantity and date');
            await page.getByLabel('ZIP code').fill('60601');
            await page.getByRole('button', { name: 'Show dates' }).click();
            await page.locator('.arrival').waitFor();
          },
        ],
      ],
    ],
    [
      'poly in colors, those of one tab, and a title in the drawing',
      colored,
      [
        ['the colors', '.panels', ({ open: openPanel }) => openPanel('Look')],
        [
          'the drawing',
          '.stage',
          async ({ page, drawn }) => {
            await page.getByRole('button', { name: 'Color', exact: true }).click();
            await page.getByRole('button', { name: 'More', exact: true }).click();
            await page.getByRole('button', { name: 'Rename' }).click();
            await drawn(1).waitFor();
          },
        ],
      ],
    ],
    [
      'a page with problems, such as a title that does not fit, its menu and the review',
      misfitting,
      [
        ['the problems', 'main', async () => {}],
        ['the menu', '.panels', press('Actions for tab 1')],
        ['the review', 'dialog', press('Review and get the free proof')],
      ],
    ],
    [
      'the tools for titles',
      '/configure/paper?sets=25&labels=1.+A|2.+B',
      [
        ['a list', '.tool:has(textarea)', press('Paste a list')],
        ['a series', '.tool:has(select)', press('Fill a series')],
        ['a set', '.tool:has(input[type=search])', press('Common sets')],
      ],
    ],
    [
      'print on the body, 2-sided',
      '/configure/paper?sets=25&labels=A|B&sided=2s&bodyprint=1c#body=Volume+2',
      [['the divider', '.stage', press('Whole divider')]],
    ],
  ];

  test.each(pages)('%s', async (_, path, states) => {
    const designer = await open(path, { viewport: phone });
    const { page, complaints } = designer;
    const check = async ([, within, prepare]: State) => {
      await prepare(designer);
      await page.locator(within).first().waitFor();
      expect(await violationsInBothSchemes(page, within)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(phone.width);
    };
    expect(await failures(states, ([name]) => name, check)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('the by-quote form', () => {
  test('writes an e-mail to the seller, and stores nothing', async () => {
    const context = await chromium.newContext({ viewport: phone });
    const page = await context.newPage();
    await page.goto(service.address + seller.quotePath);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('PMS ink matching').check();
    await page.getByLabel('Ink', { exact: true }).fill('PMS 286');
    await page.getByLabel('Details').fill('Two colors');
    await page.getByLabel('Your e-mail').fill('ann@example.com');
    await page.getByRole('button', { name: 'Create e-mail' }).click();
    const text = await page.getByLabel('Your request as text').inputValue();
    expect(text).toMatch(
      /- PMS ink matching\n\n.*Ink: PMS 286\nYour e-mail: ann@example.com\n\nTwo colors/s,
    );
    await expect
      .poll(() => page.evaluate(() => localStorage.length + sessionStorage.length))
      .toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('is filled in with the design it was opened from', async () => {
    const { page } = await open(
      '/configure/poly?sets=50&labels=Lease|Deed#neededBy=2026-12-04&po=47',
    );
    await page.getByRole('link', { name: 'Ask for a quote' }).first().click();
    await page.waitForURL(/quote/);
    await seen.value(page.getByLabel('Material')).toBe('Poly Index Tabs');
    await seen.value(page.getByLabel('Tabs in a set')).toBe('2');
    await seen.value(page.getByLabel('Needed by')).toBe('2026-12-04');
    const details = () => page.getByLabel('Details').inputValue();
    await expect.poll(details).toMatch(/^My design:\nPO number: 47\nTab Material: [\s\S]*\nCut: /);
    expect(await details()).toMatch(
      /\n\nTitles:\n1. Lease\n2. Deed\n\nOpen it: \S+\/configure\/poly\?.*sets=50.*&po=47\n$/,
    );
    await page.getByLabel('Tabs in a set').fill('44');
    await page.goto(`${service.address}/robots.txt`);
    await page.goBack();
    await expect.poll(details).toMatch(/^My design:/);
    await seen.value(page.getByLabel('Tabs in a set')).toBe('44');
  });

  test('knows what led to it, and is refused if it asks for nothing', async () => {
    const { page } = await open('/configure/paper?sets=50&labels=Lease|Deed#colors=black');
    await page.getByText('For light print, choose Poly Index Tabs with white ink.').waitFor();
    await page.getByRole('link', { name: 'priced by quote' }).click();
    await page.waitForURL(/quote/);
    const wish = page.getByLabel('reverse-printed tabs');
    await seen.checked(wish).toBe(true);
    const details = page.getByLabel('Details');
    await seen.value(details).toContain('Tab Mylar: Black');
    await wish.uncheck();
    await details.fill('');
    await page.getByRole('button', { name: 'Create e-mail' }).click();
    await seen.text(page.getByRole('status')).toMatch(/^Tell us what you need/);
    await expect.poll(() => page.getByLabel('Your request as text').isVisible()).toBe(false);
  });
});
