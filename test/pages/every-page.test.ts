import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { savedDesign } from '../../src/pdf/saved-design.ts';
import { designerOn } from '../designer/page.ts';
import { design } from '../designer/support.ts';
import { attaching } from '../pdf/pdf.ts';
import { violationsInBothSchemes } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();

const phone = { width: 360, height: 740 };

async function open(path: string, options: BrowserContextOptions = {}) {
  const used = await chromium.page(options);
  await used.page.goto(service.address + path);
  return used;
}

test.each([
  '/',
  '/prices',
  '/prices/paper',
  '/prices/poly',
  '/sets',
  '/sets/estate-plan',
  '/faq',
  '/quote',
  '/privacy',
  '/terms',
  '/support',
  '/developers',
  '/nothing',
])(
  '%s is reached by Tab, fits a phone, and has no axe violations in light and dark',
  async (path) => {
    const { page, complaints } = await open(path, { reducedMotion: 'reduce' });
    await expectTabStops(page);
    await page.setViewportSize(phone);
    expect(await page.evaluate(tooLow)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    await page.evaluate(keepFirst);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(complaints.filter((text) => path !== '/nothing' || !text.includes('404'))).toEqual([]);
  },
);

test.each(['', 'Look', 'Options', 'Quantity', 'Review'])(
  'Tab reaches every link and control of the designer in their order, %s opened',
  async (pressed) => {
    const { page } = await open(
      pressed ? '/configure/paper?labels=One|Two|Three' : '/configure/poly',
      {
        reducedMotion: 'reduce',
      },
    );
    await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
    if (pressed) {
      await page.getByRole('button', { name: pressed }).click();
      const opened = pressed === 'Review' ? 'dialog' : `.panel:has(h2:text("${pressed}"))`;
      await page.locator(opened).waitFor();
    }
    await expectTabStops(page, pressed !== '');
  },
);

/** Walks through the page by Tab, from what has the focus if something was pressed. */
async function expectTabStops(page: Page, isPressed = false) {
  const expected = await page.evaluate(numberControls);
  const reached: (string | undefined)[] = [];
  while (reached.length < expected.length) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.stop);
    const isPageLeft = stop === undefined && isPressed && reached.at(-1) === expected.at(-1);
    // A date has a stop for each of its numbers.
    if (!isPageLeft && (stop === undefined || stop !== reached.at(-1))) reached.push(stop);
  }
  const first = isPressed ? expected.indexOf(reached[0] ?? '') : 0;
  expect(reached).toEqual([...expected.slice(first), ...expected.slice(0, first)]);
}

/** Runs in the page: numbers what can be used, and names it; of radio buttons the chosen one. */
function numberControls(): string[] {
  const usable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const root = document.querySelector('dialog[open]') ?? document;
  return [...root.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => {
      const isBoxless = getComputedStyle(element).display === 'contents';
      const box = isBoxless ? element.parentElement : element;
      return box?.checkVisibility({ visibilityProperty: true });
    })
    .filter((element) => element.tabIndex === 0 && !element.matches(':disabled'))
    .filter((element) => !element.matches('[type=radio]:not(:checked)'))
    .map((element, index) => {
      const stop = `${index + 1}: ${(element.textContent || element.id).trim().slice(0, 40)}`;
      element.dataset.stop = stop;
      return stop;
    });
}

/** Runs in the page: what is too low to press with a finger. */
function tooLow(): string[] {
  return [...document.querySelectorAll('a, button, input, select, summary')]
    .filter((element) => element.checkVisibility() && !element.matches('.skip-link'))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => element.closest('label') ?? element)
    .filter((element) => Math.round(element.getBoundingClientRect().height) < 44)
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Runs in the page: rows and cards are alike, and axe needs long for a thousand of them. */
function keepFirst(): void {
  const more = 'tbody tr:nth-child(n + 4), .set-field:nth-child(n + 3), details:nth-child(n + 3)';
  for (const element of document.querySelectorAll(more)) element.remove();
}

test('the first Tab reaches the skip link, which skips the navigation', async () => {
  const { page } = await open('/prices/paper');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  expect(await page.locator('main :focus').count()).toBe(1);
});

test('home draws and prices what is typed, like the API, on the first screen', async () => {
  const { page } = await open('/', { viewport: { width: 1280, height: 800 } });
  const drawing = await page.locator('#home-picture svg').elementHandle();
  const list = page.getByLabel('Titles, one per line');
  await list.fill('Alphabet\nTwo\nThree\nFour\nFive');
  await page.locator('#home-picture .drawn-title', { hasText: 'Alphabet' }).waitFor();
  await expect.poll(() => drawing?.evaluate((svg) => svg.isConnected)).toBe(true);
  const titles = Array.from({ length: 26 }, (_, tab) => `Exhibit ${tab + 1}`);
  await list.fill(titles.join('\n'));
  const drawn = page.locator('#home-picture .drawn-title');
  await expect
    .poll(async () => (await drawn.allTextContents()).toSorted())
    .toEqual(titles.toSorted());
  await seen.value(page.getByLabel('Tabs in a set')).toBe('26');
  await page.getByLabel('ZIP code').fill('60601');
  await page.getByRole('button', { name: 'Get the date' }).click();
  await seen.text(page.locator('#delivery-answer')).toContain('Arrives');
  const bar = await page.locator('.home-bar').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(800);

  await page.getByLabel('Poly', { exact: true }).check();
  await list.fill('Alpha\nBeta|Gamma');
  await page.getByLabel('Tabs in a set').fill('8');
  await page.getByLabel('Sets', { exact: true }).selectOption('250');
  const answer = await service.fetch('/api/price?product=poly&tabs=8&sets=250');
  const { price } = (await answer.json()) as { price: { total: number } };
  const shown = page.locator('.price-answer');
  await expect.poll(() => shown.innerText()).toContain(`$${price.total.toLocaleString('en-US')}`);
  await expect
    .poll(() => page.locator('#home-picture svg').getAttribute('aria-label'))
    .toBe('8 tabs, 1/8 cut: Alpha, Beta/Gamma, blank, blank, blank, blank, blank, blank');
  await page.getByRole('link', { name: 'Open in the designer' }).click();
  await page.waitForURL('**/configure/poly?tabs=8&sets=250&labels=*');
});

test('titles that are typed on home before its script runs are priced, each of them', async () => {
  const { page } = await open('/robots.txt');
  const loads = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', (route) => loads.promise.then(() => route.continue()));
  await page.goto(service.address, { waitUntil: 'commit' });
  await page.getByLabel('Titles, one per line').fill('A\nB\nC\nD\nE\nF\nG\nH');
  loads.resolve();
  await seen.value(page.getByLabel('Tabs in a set')).toBe('8');
  await page.getByRole('link', { name: 'Open in the designer' }).click();
  await page.waitForURL('**/configure/*?tabs=8&sets=*&labels=A%7CB%7CC%7CD%7CE%7CF%7CG%7CH*');
});

test('home dates the product that is chosen last, whichever answer comes last', async () => {
  const { page } = await open('/');
  const answer = page.locator('#delivery-answer');
  await page.getByLabel('ZIP code').fill('60601');
  const paper = Promise.withResolvers<void>();
  await page.route('**/delivery-date?*product=paper*', (route) =>
    paper.promise.then(() => route.continue()),
  );
  await page.getByRole('button', { name: 'Get the date' }).click();
  await page.getByLabel('Poly', { exact: true }).check();
  await seen.text(answer).toContain('Arrives');
  const poly = await answer.innerText();
  paper.resolve();
  await page.waitForLoadState('networkidle');
  expect(await answer.innerText()).toBe(poly);
});

test('a reorder starts on the home page with the proof preview that was saved', async () => {
  const titles = Array.from({ length: 400 }, (_, tab) => `Exhibit ${tab + 1} ${'é'.repeat(60)}`);
  const scene = pageOf(catalog, stateOf(design({ product: 'poly', titles })));
  const buffer = Buffer.from(attaching(JSON.parse(savedDesign(scene))));
  const { page } = await open('/');
  const choose = (name: string, buffer: Buffer) =>
    page
      .getByLabel('Open a saved proof preview')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('notes.pdf', Buffer.from('Notes'));
  await page.getByText("notes.pdf isn't a PDF.").first().waitFor();
  await page.goto(service.address);
  await choose('trial.pdf', buffer);
  await page.waitForURL('**/configure/poly*');
  const designer = await designerOn(page, service);
  await page.getByRole('region', { name: 'trial.pdf is open' }).waitFor();
  await expect.poll(() => designer.titles()).toEqual(titles);
});

test('the privacy page clears what this site keeps in the browser, and nothing else', async () => {
  const { page } = await open('/privacy');
  await page.evaluate(() => {
    localStorage.setItem('tabquote.titles', '1');
    sessionStorage.setItem('tabquote.left', '1');
    localStorage.setItem('another.site', '1');
  });
  await page.getByRole('button', { name: 'Clear saved designs' }).click();
  await seen.text(page.locator('#clear-saved-status')).toContain('Cleared');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept).toEqual(['another.site']);
});
