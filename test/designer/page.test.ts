import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { freshDesign, paletteOf } from '../../src/designer/state/design.ts';
import { lookOf } from '../../src/layout/look.ts';
import { isReadable } from '../../src/layout/readable-ink.ts';
import { dayText } from '../../src/text/days.ts';
import { violations, violationsInBothSchemes } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
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
  '/configure/paper?sets=25&labels=Correspondence+with+opposing+counsel|B|C|D|E|F|G|H#cut=8';
const colored = '/configure/poly?sets=25&labels=A|B|C&colorChanges=2#colors=74.90.37';

describe('a screen reader', () => {
  test('announces the new price once, after the last of several changes', async () => {
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

describe.each([
  ['a desktop', { width: 1280, height: 900 }, 3600],
  ['a phone', phone, 3000],
])('on %s', (_, viewport, most) => {
  test.each(catalog.productIds)(
    'the page of %s shows the first title and the next step, and is short, even with a warning',
    async (product) => {
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
      const look = lookOf(catalog.book.products[product], freshDesign(catalog, product).options);
      const dark = paletteOf(catalog, product).findIndex(({ id }) => !isReadable(look, id));
      if (viewport === phone) await openPanel('Look');
      await page.locator('#colors .swatch').nth(dark).click();
      await page.getByText('The print is hard to read on').waitFor();
      await expect.poll(height).toBeLessThan(most);
    },
  );
});

describe('the price', () => {
  test('says that it is rounded only if it is', async () => {
    const { page, typeSets } = await open(
      '/configure/paper?tabs=8&sets=250&collation=collated&punch=3hole',
    );
    const note = page.getByText('The total is exact; the price per set is rounded.');
    await seen.count(note).toBe(1);
    await typeSets(25);
    await page.locator('input[name="punch"][value="unpunched"]').check();
    await page.locator('input[name="collation"][value="uncollated"]').check();
    await seen.text(page.locator('.price-figure')).toBe('$8.00');
    await seen.count(note).toBe(0);
  });

  test.each([
    ['sets', '50', '$160.00'],
    ['tabs', '3', '$93.75'],
  ])(
    'of a number of %s being typed waits for it, whatever else changes meanwhile',
    async (field, number, expected) => {
      const { page, total } = await open('/configure/paper?tabs=5&sets=25#zip=60601');
      await page.locator('.arrival').waitFor();
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/delivery-date?*', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.getByLabel('ZIP code').fill('99501');
      await page.getByRole('button', { name: 'Show dates' }).click();
      await page.locator(`#${field}`).fill(number);
      answer.resolve();
      await page.locator('.arrival', { hasText: '99501' }).waitFor();
      await page.locator(`#${field}`).press('Tab');
      await expect.poll(total).toBe(expected);
    },
  );

  test('of a number of sets between two quantities offers both, one press away', async () => {
    const { page, total, typeSets } = await open('/configure/paper?tabs=5&sets=25');
    await typeSets(4);
    const least = /The smallest order is 25 sets: the setup of \$\d+\.\d\d is the same for fewer\./;
    await seen.count(page.getByText(least)).toBe(1);
    await typeSets(60);
    await seen.count(page.getByText("We don't print 60 sets.")).toBe(1);
    await expect.poll(total).toBe('$136.25');
    await page.getByRole('button', { name: '75 sets: $204.38 total' }).click();
    await expect.poll(total).toBe('$204.38');
    await seen.value(page.locator('#sets')).toBe('75');
    await seen.checked(page.locator('input[name="quantity"][value="75"]')).toBe(true);
    await seen.count(page.locator('.quantity')).toBe(5);
    await page.getByRole('button', { name: 'More quantities' }).click();
    await seen.count(page.locator('.quantity')).toBe(catalog.book.limits.setQuantities.length);
    await page.locator('#sets').fill('75');
    await page.locator('input[name="quantity"][value="100"]').check();
    await seen.value(page.locator('#sets')).toBe('100');
  });
});

describe('delivery', () => {
  const asked = async (query: string) =>
    (await service.fetch(`/api/delivery-date?${query}`)).json() as Promise<EstimateDocument>;

  test('by ZIP code shows the dated steps of the API, and the ZIP code stays', async () => {
    const { page } = await open('/configure/paper');
    await page.getByLabel('ZIP code').fill('60601');
    await page.getByRole('button', { name: 'Show dates' }).click();
    const steps = page.locator('.timeline li');
    await steps.first().waitFor({ state: 'attached' });
    const { with_proof: proofed } = await asked('zip=60601&product=paper');
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
  });

  test('is requested again for another product', async () => {
    const { page } = await open('/configure/paper');
    await page.getByLabel('ZIP code').fill('10001');
    await page.getByRole('button', { name: 'Show dates' }).click();
    await page.locator('.timeline li').first().waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Poly', exact: true }).click();
    const { with_proof: likely } = await asked('zip=10001&product=poly');
    await seen.text(page.locator('.arrival')).toContain(dayText(likely?.delivery_date ?? ''));
  });

  test('for a desired date shows when to approve the proof, on paper and on poly', async () => {
    const { page } = await open('/configure/paper');
    await page.getByLabel('ZIP code').fill('60601');
    await page.getByRole('button', { name: 'Show dates' }).click();
    const { delivery_date: earliest } = await asked('zip=60601&product=paper');
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
  });

  test('to Alaska promises no free shipping', async () => {
    const { page } = await open('/configure/paper?tabs=5&sets=50');
    await seen.count(page.getByText('Free ground shipping')).toBe(1);
    await page.getByLabel('ZIP code').fill('99501');
    await page.getByRole('button', { name: 'Show dates' }).click();
    await page.locator('.shipping', { hasText: 'Shipping to Alaska costs extra' }).waitFor();
    await seen.count(page.getByText('Free ground shipping')).toBe(0);
    await page.locator('.price-bar').getByRole('button', { name: 'Review' }).click();
    const review = await page.getByRole('dialog').innerText();
    expect(review).toMatch(/Arrives\s+\w+, \w+ \d+/);
    expect(review).toContain('Costs extra to Alaska');
  });

  test('to a place that is not served explains why', async () => {
    const { page } = await open('/configure/paper');
    await page.getByLabel('ZIP code').fill('00801');
    await page.getByRole('button', { name: 'Show dates' }).click();
    const hint = page.locator('#zip-hint');
    await seen.text(hint).toMatch(/^ZIP code 00801 is in the US Virgin/);
    await expect.poll(() => page.getByLabel('ZIP code').getAttribute('aria-invalid')).toBe('true');
    const form = hint.getByRole('link', { name: 'our quote form' });
    expect(new URL((await form.getAttribute('href')) ?? '').pathname).toBe(seller.quotePath);
    await expect.poll(() => hint.getByRole('alert').textContent()).toBe(await hint.textContent());
  });
});

describe('the next step', () => {
  const review = async ({ page }: DesignerPage) => {
    await page.getByRole('button', { name: 'Review and get the free proof' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review' });
    await dialog.waitFor();
    return dialog;
  };

  test('is an e-mail to the seller with the design and its link', async () => {
    const designer = await open('/configure/paper?sets=50&punch=3hole&labels=Café|Two');
    const dialog = await review(designer);
    const link = dialog.getByRole('link', { name: 'E-mail this design' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toBe(seller.email);
    const body = url.searchParams.get('body') ?? '';
    expect(body).toContain(`Total, setup included: ${await designer.total()}`);
    const [, shared = ''] = /Open the design: (\S+)/.exec(body) ?? [];
    await designer.page.goto(shared);
    const again = await designerOn(designer.page, service);
    await expect.poll(() => again.titles()).toEqual(['Café', 'Two']);
    await expect.poll(() => again.total()).toBe(await designer.total());
  });

  test('copies the whole e-mail, or shows it if the browser refuses to copy', async () => {
    const titles = Array.from({ length: 200 }, (_, index) => `Exhibit ${index + 1}`);
    const { page } = await open(`/configure/paper?sets=50&labels=${titles.join('|')}#po=4711`);
    const dialog = await review({ page } as DesignerPage);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy everything' }).click();
    await dialog.getByText('Copied. Paste it into an e-mail').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/PO number: 4711\n[\s\S]*200\. Exhibit 200\n/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await dialog.getByRole('button', { name: 'Copy everything' }).click();
    await seen.value(dialog.getByLabel('The whole design as text')).toBe(text);
  });

  test('shows the whole set again, and points out possible problems', async () => {
    const dialog = await review(await open(misfitting));
    await seen.count(dialog.locator('.bank-strip')).toBe(1);
    await seen.text(dialog.locator('.checks')).toMatch(/1 title doesn't fit/);
    await dialog.getByRole('button', { name: 'Back to the design' }).click();
    await seen.count(dialog).toBe(0);
  });

  test('is a proof preview that reopens, with too many titles for an e-mail', async () => {
    const titles = Array.from({ length: 300 }, (_, index) => `Exhibit ${index + 1}`);
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
    await page.getByLabel('Bill to').fill('Okafor Hale LLP\nChicago, IL 60622');
    const [second] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download quote' }).click(),
    ]);
    expect((await readPdf(new Uint8Array(readFileSync(await second.path())))).pages).toHaveLength(
      1,
    );
    const again = await review(await designerOn(page, service));
    await seen.value(again.getByLabel('Bill to')).toBe('Okafor Hale LLP\nChicago, IL 60622');
    expect(designer.complaints).toEqual([]);
  });

  test('rejects foreign and damaged files in one message each, and loses nothing', async () => {
    const { page, titles } = await open('/configure/paper?sets=25&labels=Mine|Too');
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(text),
    });
    const refused = async (sentence: RegExp) => {
      const notice = page.getByRole('region', { name: "This file didn't open" });
      await seen.text(notice).toMatch(sentence);
      await expect.poll(titles).toEqual(['Mine', 'Too']);
    };
    const chooser = page.locator('.toolbar').getByLabel('Open a saved proof');
    await chooser.setInputFiles(file('half.pdf', '%PDF-1.7\n1 0 obj'));
    await refused(/half\.pdf is damaged/);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF-1.7\n%%EOF'], 'invoice.pdf'));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      if (document.body.dispatchEvent(new DragEvent('drop', options))) throw new Error('left');
    });
    await refused(/invoice\.pdf has no design in it/);
  });

  test('opens hostile designs with what is usable in them, or says why not', async () => {
    const { page, titles, complaints } = await open('/configure/paper?sets=25&labels=Mine|Too');
    const saved = {
      ...{ format: 'tabquote-design', version: 1, product: 'poly', sets: 25, options: {} },
      ...{ colorChanges: 0, titles: ['A', 'B'], look: '', totalCents: 1 },
    };
    /** No sentence is that of the file before. */
    const hostile: readonly (readonly [object, string])[] = [
      [{ titles: { length: 3 } }, 'is damaged'],
      [{ titles: ['A', { toString: 1 }] }, "couldn't read 1 title"],
      [{ version: { valueOf: 1 } }, 'is damaged'],
      [{ product: 'vinyl' }, "a product that we don't offer"],
      [
        { sets: { toString: 1 }, options: { toString: null } },
        'the number of sets and the options',
      ],
      [{ options: JSON.parse('{"__proto__": "x", "constructor": "y"}') }, '__proto__'],
      [{ look: 'colors=__proto__&cut=constructor&type=toString' }, 'constructor'],
    ];
    const chooser = page.locator('.toolbar').getByLabel('Open a saved proof');
    for (const [index, [over, sentence]] of hostile.entries()) {
      const buffer = Buffer.from(attaching({ ...saved, ...over }));
      const name = `${index}.pdf`;
      await chooser.setInputFiles({ name, mimeType: 'application/pdf', buffer });
      const notice = page.getByRole('region', { name: /is open|didn't open/ });
      await notice.getByText(sentence).waitFor();
    }
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

  test('copies the link, or shows it if the browser refuses to copy', async () => {
    const { page } = await open('/configure/paper?tabs=3&sets=25');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: /Copy the link|Link copied/ }).click();
    await seen.value(page.getByLabel('Link to this design')).toBe(page.url());
  });
});

describe('print', () => {
  test('is a clean sheet: drawing, titles, options and price', async () => {
    const { page, total } = await open('/configure/paper?sets=50&punch=3hole&labels=Café|Two');
    const price = await total();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.print-area');
    await sheet.waitFor();
    const text = await sheet.innerText();
    for (const part of [
      price,
      'Paper Index Tabs',
      '3-hole',
      '8.5 x 11, 90# index',
      'Café',
      '1/3',
    ]) {
      expect(text).toContain(part);
    }
    await seen.count(sheet.locator('svg')).toBe(2);
    const visible = await page
      .locator('body *:visible')
      .evaluateAll((all) => all.filter((element) => !element.closest('.print-area')).length);
    const around = await page
      .locator('body *:visible:has(.print-area)')
      .evaluateAll((all) => all.length);
    expect(visible).toBe(around);
    await page.emulateMedia({ media: 'screen' });
    await seen.count(sheet).toBe(0);
  });

  test('makes a PDF', async () => {
    const { page } = await open('/configure/paper?sets=50&labels=One|Two');
    // The parts that load later have their styles.
    await page.locator('link[href*="opened-later"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('without a script', () => {
  test('the page shows a build, its price, and a link to others', async () => {
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
    await page.getByRole('button', { name: 'Price the choices below' }).click();
    await seen.text(page.locator('body')).toContain('"sided":"2s"');
  });
});

describe('axe finds nothing on', () => {
  /** A name, a link, what differs from the first state, and how to get there. */
  type State = readonly [string, string, string, (designer: DesignerPage) => Promise<unknown>];
  const numbered = '/configure/paper?sets=25&labels=1.+A|2.+B';
  const tools = ['Paste a list', 'Fill a series', 'Common sets'].map(
    (tool): State => [
      `the tool "${tool}"`,
      numbered,
      '.tool',
      ({ page }) => page.getByRole('button', { name: tool }).click(),
    ],
  );
  const states: readonly State[] = [
    ['a fresh page', '/configure/paper', 'html', async () => {}],
    ['poly in colors', colored, '.panels', ({ open: openPanel }) => openPanel('Look')],
    ['a page with problems', '/configure/paper?tabs=8&sets=60&x=1', 'main', async () => {}],
    [
      'a title that does not fit, with its menu open',
      misfitting,
      '.panels',
      ({ page }) => page.getByRole('button', { name: 'Actions for tab 1', exact: true }).click(),
    ],
    ...tools,
    [
      'the colors of one tab, and a title in the drawing',
      colored,
      '.stage',
      async ({ page, drawn }) => {
        await page.getByRole('button', { name: 'Color', exact: true }).click();
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('button', { name: 'Rename' }).click();
        await drawn(1).waitFor();
      },
    ],
    [
      'print on the body, 2-sided',
      '/configure/paper?sets=25&labels=A|B&sided=2s&bodyprint=1c#body=Volume+2',
      '.stage',
      async ({ page, open: openPanel }) => {
        await openPanel('Options');
        await page.getByRole('button', { name: 'Whole divider' }).click();
      },
    ],
    [
      'the delivery dates',
      '/configure/paper',
      '.panels',
      async ({ page, open: openPanel }) => {
        await openPanel('Quantity and date');
        await page.getByLabel('ZIP code').fill('60601');
        await page.getByRole('button', { name: 'Show dates' }).click();
        await page.locator('.arrival').waitFor();
      },
    ],
    [
      'the review',
      misfitting,
      'dialog',
      ({ page }) => page.getByRole('button', { name: 'Review and get the free proof' }).click(),
    ],
  ];

  test.each(states)('%s', async (_, path, within, prepare) => {
    const designer = await open(path, { viewport: phone, reducedMotion: 'reduce' });
    const { page, complaints } = designer;
    await prepare(designer);
    await page.locator(within).first().waitFor();
    expect(await violationsInBothSchemes(page, within)).toEqual([]);
    expect(complaints).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
  });
});

describe('the by-quote form', () => {
  const openQuote = async (javaScriptEnabled: boolean) => {
    const context = await chromium.newContext({ viewport: phone, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(service.address + seller.quotePath);
    return page;
  };

  test('writes an e-mail to the seller, and stores nothing', async () => {
    const page = await openQuote(true);
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

  test('works as a ready-made e-mail without scripts', async () => {
    const page = await openQuote(false);
    const href = await page.locator('main a[href^="mailto:"]').first().getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('body')).toContain('Sheet size:');
    await expect.poll(() => page.locator('#quote-form').isVisible()).toBe(false);
  });
});
