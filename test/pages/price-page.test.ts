import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { budgetAnswer, priceView } from '../../src/browser/price-view.ts';
import { orderPath } from '../../src/order/path.ts';
import type { Build } from '../../src/pricing/build.ts';
import { sameBuildOf } from '../../src/pricing/build.ts';
import { chargesText, perOrderText } from '../../src/pricing/charges.ts';
import { priceAt } from '../../src/pricing/quote.ts';
import { formatCount } from '../../src/text/counts.ts';
import { dollars } from '../../src/text/money.ts';
import { capitalized } from '../../src/text/words.ts';
import { browser } from '../support/browser.ts';
import { buildOf } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();
const { commonTabCounts } = catalog.book.limits;

/** Builds in which no option is at its default, and a price per set is rounded. */
const builds = [
  'product=paper&tabs=500&sets=1000&material=110&sided=2s&punch=2hole&reinforce=reinforced&bodyprint=1c&collation=collated',
  'product=poly&tabs=26&sets=75&sided=2s&punch=3hole&ink=white&bodyprint=1c&collation=collated&colorChanges=10',
].map((query) => buildOf(catalog, query));

let page: Page;

beforeAll(async () => {
  page = await (await chromium.newContext()).newPage();
});

async function openPrices(product: ProductId, query = ''): Promise<Page> {
  await page.goto(`${service.address}/prices/${product}${query && `?${query}`}`);
  return page;
}

/** Sets the form to a build, like a visitor would. */
async function chooseBuild(page: Page, build: Build): Promise<void> {
  await page.fill('#tabs', String(build.tabs));
  await page.selectOption('#sets', String(build.sets));
  for (const [key, choice] of Object.entries(build.options)) {
    const button = page.locator(`[name=${key}][value="${choice}"]`);
    if (await button.count()) await button.check();
  }
  if (build.product === 'poly') {
    await page.selectOption('#colorChanges', String(build.colorChanges));
  }
}

interface Cell {
  readonly href: string;
  readonly text: string;
}

/** The price table, row by row: what shows of it, with the figures per set and in total. */
function shownTable(page: Page): Promise<Cell[][]> {
  return page.locator('.price-table tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td:not([hidden]) a')].map((a) => ({
        href: a.getAttribute('href') ?? '',
        text: a.textContent.trim(),
      })),
    ),
  );
}

function expectedTable(build: Build): Cell[][] {
  const product = catalog.products[build.product];
  const isCommon = commonTabCounts.includes(build.tabs);
  const columns = isCommon ? commonTabCounts : [build.tabs, ...commonTabCounts];
  return product.quantities.map((sets) =>
    columns.map((tabs) => {
      const order = { ...build, tabs, sets };
      const { perSetCents, totalCents } = priceAt(product, order, sets);
      const text = `${dollars(perSetCents)} ${dollars(totalCents)}`;
      return { href: orderPath(product, order), text };
    }),
  );
}

test.each(builds)(
  "a visitor who chooses $product in no usual way sees the core's prices, and again after a reload",
  async (build) => {
    const product = catalog.products[build.product];
    await openPrices(build.product);
    await page.getByLabel('How many sets can I get for').fill('$9,999');
    await chooseBuild(page, build);
    await expect.poll(() => shownTable(page)).toEqual(expectedTable(build));
    await seen.text(page.locator('#budget-answer')).toBe(budgetAnswer(product, build, '9999'));
    await seen.text(page.locator('tr.chosen th')).toBe(formatCount(build.sets));
    await page.reload();
    await expect.poll(() => shownTable(page)).toEqual(expectedTable(build));
    await seen.value(page.locator('#sets')).toBe(String(build.sets));
    const { href, ...texts } = priceView(product, build);
    for (const [name, text] of Object.entries(texts)) {
      expect(await page.locator(`#answer-${name}`).textContent(), name).toBe(text);
    }
    expect(await page.getAttribute('#answer-href', 'href')).toContain(href);
    const products = catalog.productIds.map((id) => catalog.products[id]);
    const drawn = products.map((product) => {
      const { perSetCents } = priceAt(product, sameBuildOf(product, build), build.sets);
      return `${capitalized(product.data.noun)} ${dollars(perSetCents)}`;
    });
    const labels = await page.locator('.price-chart .price').allTextContents();
    expect(labels.toSorted()).toEqual(drawn.toSorted());
  },
);

test('the chart works by keyboard and pointer, and sets the quantity', async () => {
  const page = await openPrices('paper');
  await page.locator('#chart-sets').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.inputValue('#sets')).toBe('50');
  await seen.text(page.locator('#answer-total')).toBe('$160.00');
  const picture = page.locator('#chart-picture');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  await picture.hover({ position: { x: (box?.width ?? 0) - 4, y: 40 } });
  await seen.text(page.locator('#chart-reading')).toContain('1,000 sets: paper $1.08');
  await expect.poll(() => page.inputValue('#sets')).toBe('50');
  await picture.click({ position: { x: (box?.width ?? 0) - 4, y: 40 } });
  await expect.poll(() => page.inputValue('#sets')).toBe('1000');
  await page.getByLabel('Compare with poly').uncheck();
  await seen.text(page.locator('#chart-reading')).not.toContain('poly');
});

test('an untouched page keeps its plain address, and so does one reset to its defaults', async () => {
  const page = await openPrices('paper');
  await page.getByLabel('3-hole').check();
  expect(new URL(page.url()).search).toBe('?tabs=5&sets=25&punch=3hole');
  await page.getByLabel('Unpunched').check();
  expect(new URL(page.url()).search).toBe('');
});

test('tabs that are no whole number from 1 to 500 are rejected, and the last price stays', async () => {
  const page = await openPrices('paper', 'tabs=1&sets=250');
  const before = await shownTable(page);
  const isInvalid = () => page.getAttribute('#tabs', 'aria-invalid');
  for (const tabs of ['0', '501', '', '1e2', '2.5']) {
    await page.fill('#tabs', '1');
    await expect.poll(isInvalid).toBe('false');
    await page.fill('#tabs', tabs);
    await expect.poll(isInvalid, { message: tabs }).toBe('true');
    await seen.text(page.locator('#tabs-error')).toBe('A set has 1 to 500 tabs.');
  }
  expect(await shownTable(page)).toEqual(before);
});

test('parts of a link that the form lacks are ignored', async () => {
  const page = await openPrices('poly', 'tabs=9999&sets=30&ink=white&reinforce=reinforced&x=1');
  const build = buildOf(catalog, 'product=poly&tabs=5&sets=25&ink=white');
  await expect.poll(() => shownTable(page)).toEqual(expectedTable(build));
});

test('a set has no more colors than tabs', async () => {
  const page = await openPrices('poly', 'tabs=6&sets=25&colorChanges=5');
  await page.fill('#tabs', '5');
  await expect.poll(() => page.inputValue('#colorChanges')).toBe('4');
  await seen.count(page.locator('#colorChanges option:not(:disabled)')).toBe(5);
});

test('without scripts the page shows the prices of default builds and no dead controls', async () => {
  const context = await chromium.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${service.address}/prices/paper`);
  const build = buildOf(catalog, 'product=paper&tabs=5&sets=25');
  await expect.poll(() => shownTable(page)).toEqual(expectedTable(build));
  const { options, setup } = catalog.products.paper;
  const choices = options.flatMap(({ choices }) => [...choices.values()]);
  const adds = choices.map(({ charges }) => chargesText(charges) || 'Included');
  const ofChoices = await page.locator('.options-table td').allInnerTexts();
  expect(ofChoices).toEqual([perOrderText(setup), ...adds]);
  await expect.poll(() => page.locator('#price-form').isVisible()).toBe(false);
  await expect.poll(() => page.locator('#chart-sets').isVisible()).toBe(false);
  await seen.text(page.locator('#chart-reading')).toContain('$136.25');
  await seen.text(page.locator('.price-answer')).toContain('$136.25');
});

test('all scripts that the page opens with are under 9 KB compressed', async () => {
  const html = await (await service.fetch('/prices/paper')).text();
  const opened = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src));
  let bytes = 0;
  for (const path of opened) {
    const answer = await service.fetch(path as string, { headers: { 'accept-encoding': 'br' } });
    const code = await answer.text();
    // What compression wouldn't shrink is sent as it is.
    if (code.length > 100) expect(answer.headers.get('content-encoding')).toBe('br');
    bytes += Number(answer.headers.get('content-length'));
    const parts = code.matchAll(/(?:from|import)\s*["`']\.\/([^"`']+)/g);
    for (const [, name] of parts) opened.add(`/_astro/${name}`);
  }
  expect(opened.size).toBeGreaterThan(1);
  expect(bytes).toBeLessThan(9 * 1024);
});

test('the table shows prices per set or in total, and the row and column of the build', async () => {
  const page = await openPrices('paper', 'tabs=7&sets=50');
  const cell = page.locator('tr.chosen td.chosen a');
  const build = buildOf(catalog, 'product=paper&tabs=7&sets=50');
  const { perSetCents, totalCents } = priceAt(catalog.products.paper, build, 50);
  await expect.poll(() => cell.innerText()).toBe(dollars(perSetCents));
  await page.getByLabel('Order total').check();
  await expect.poll(() => cell.innerText()).toBe(dollars(totalCents));
  await page.fill('#tabs', '8');
  await seen.count(page.locator('.price-table thead th:visible')).toBe(1 + commonTabCounts.length);
});
