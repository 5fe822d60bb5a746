import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { budgetAnswer, noBudget, priceView } from '../../src/browser/price-view.ts';
import { orderPath } from '../../src/order/path.ts';
import { type Build, defaultBuild } from '../../src/pricing/build.ts';
import { chargesText, perOrderText } from '../../src/pricing/charges.ts';
import { priceAt } from '../../src/pricing/quote.ts';
import { formatCount } from '../../src/text/counts.ts';
import { dollars } from '../../src/text/money.ts';
import { browser } from '../support/browser.ts';
import { buildOf } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();
const { paper } = catalog.products;

/** Builds in which no option is at its default, and a price per set is rounded. */
const builds = [
  'product=paper&tabs=500&sets=1000&material=110&sided=2s&punch=2hole&reinforce=reinforced&bodyprint=1c&collation=collated',
  'product=poly&tabs=26&sets=75&sided=2s&punch=3hole&ink=white&bodyprint=1c&collation=collated&colorChanges=10',
].map((query) => buildOf(catalog, query));

let page: Page;

beforeAll(async () => {
  page = await (await chromium.newContext()).newPage();
});

async function openPrices(product: ProductId, query = '') {
  await page.goto(`${service.address}/prices/${product}${query && `?${query}`}`);
}

/** The price table, row by row: where each price leads, and its figures per set and in total. */
function shownTable(page: Page) {
  return page.locator('.price-table tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td a')].map((a) => ({
        href: a.getAttribute('href') ?? '',
        text: a.textContent.trim().replace(/\s+/g, ' '),
      })),
    ),
  );
}

function expectedTable(build: Build) {
  const product = catalog.products[build.product];
  return product.quantities.map((sets) =>
    product.commonTabs.map((tabs) => {
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
    const { product: id, tabs, sets, options, colorChanges } = build;
    const product = catalog.products[id];
    await openPrices(id);
    await page.getByLabel('Your budget').fill('$9,999');
    await page.fill('#tabs', String(tabs));
    const chosen = Object.entries({ sets, ...options, ...(colorChanges && { colorChanges }) });
    for (const [name, value] of chosen) {
      const field = page.locator(`select[name=${name}]`);
      if (await field.count()) await field.selectOption(String(value));
    }
    await expect.poll(() => shownTable(page)).toEqual(expectedTable(build));
    await seen.text(page.locator('#budget-answer')).toBe(budgetAnswer(product, build, '9999'));
    await seen.text(page.locator('tr.chosen th')).toBe(formatCount(sets));
    const cents = product.quantities.map((sets) => priceAt(product, build, sets).perSetCents);
    const tenths = cents.map((each) => Math.round((1000 * each) / Math.max(...cents)));
    const heights = await page.locator('.price-chart rect').evaluateAll((bars) => ({
      chosen: bars.findIndex(({ classList }) => classList.contains('chosen')),
      tenths: bars.map((bar) => Math.round(Number(bar.getAttribute('height')) * 10)),
    }));
    expect(heights).toEqual({ chosen: product.quantities.indexOf(sets), tenths });
    await page.reload();
    await expect.poll(() => shownTable(page)).toEqual(expectedTable(build));
    await seen.value(page.locator('#sets')).toBe(String(sets));
    const { href, isRounded: _, ...texts } = priceView(product, build);
    expect(await page.locator('#answer-rounding').isVisible()).toBe(false);
    for (const [name, text] of Object.entries(texts)) {
      expect(await page.locator(`#answer-${name}`).textContent(), name).toBe(text);
    }
    expect(await page.getAttribute('#answer-href', 'href')).toContain(href);
  },
);

test('what a link or a visitor asks for that the form lacks is ignored, or rejected', async () => {
  await openPrices('poly', 'tabs=9999&sets=30&ink=white&reinforce=reinforced&x=1&colorChanges=4');
  const build = buildOf(catalog, 'product=poly&tabs=5&sets=25&ink=white&colorChanges=4');
  await expect.poll(() => shownTable(page)).toEqual(expectedTable(build));
  await page.fill('#tabs', '4');
  await seen.value(page.locator('#colorChanges')).toBe('3');
  await seen.count(page.locator('#colorChanges option:not(:disabled)')).toBe(4);
  const rule = page.locator('#tabs-error');
  for (const tabs of ['0', '501', '', '2.5']) {
    await page.fill('#tabs', '1');
    await seen.text(rule).toBe('');
    await page.fill('#tabs', tabs);
    await seen.text(rule).toBe('A set has 1 to 500 tabs.');
    expect(await page.locator('#answer-total').isVisible()).toBe(false);
  }
});

test('without scripts the page shows default prices, and its form opens what was chosen', async () => {
  const page = await (await chromium.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${service.address}/prices/paper`);
  const build = defaultBuild(catalog, 'paper');
  expect(await shownTable(page)).toEqual(expectedTable(build));
  const choices = paper.options.flatMap(({ choices }) => [...choices.values()]);
  const adds = choices.map(({ charges }) => chargesText(charges) || 'Included');
  const ofChoices = await page.locator('.options-table td').allInnerTexts();
  expect(ofChoices).toEqual([perOrderText(paper.setup), ...adds]);
  const answer = await page.locator('.price-answer').innerText();
  for (const said of ['5 tabs, 25 sets', '$5.45', '$136.25']) expect(answer).toContain(said);
  expect(answer).toContain('50 sets: $3.20 a set, $160.00 total.');
  expect(await page.locator('#answer-rounding').isVisible()).toBe(false);
  await page.selectOption('#punch', '3hole');
  await page.getByRole('button', { name: 'Open in the designer' }).click();
  await seen.text(page.locator('.order-summary h1')).toBe('5 paper tabs, 25 sets: $137.25');
});

test('tables show prices per set or in total; a budget gets each product its most sets', async () => {
  await page.goto(`${service.address}/prices`);
  const prices = page.locator('.price-table tbody').nth(1).locator('td a').first();
  const { poly } = catalog.products;
  const price = priceAt(poly, defaultBuild(catalog, 'poly', 3), 25);
  await expect.poll(() => prices.innerText()).toBe(dollars(price.perSetCents));
  await page.getByLabel('Order total').check();
  await expect.poll(() => prices.innerText()).toBe(dollars(price.totalCents));
  await page.getByLabel('Your budget').fill('about $500');
  await expect
    .poll(() => page.locator('.budget-answer').allInnerTexts())
    .toEqual([
      '300 sets at $1.52 each: $456.00 total.',
      'The smallest order is 25 sets: $787.50 total.',
    ]);
});

test('a price per set that is rounded is called so', async () => {
  await openPrices('paper', 'tabs=3&sets=75');
  const { perSetCents, totalCents } = priceAt(paper, defaultBuild(catalog, 'paper', 3), 75);
  expect(perSetCents * 75).not.toBe(totalCents);
  await expect.poll(() => page.locator('#answer-rounding').isVisible()).toBe(true);
});

test('a budget is an amount as people type it', () => {
  const answers = {
    '': '',
    ' $500 ': '300 sets at $1.52 each: $456.00 total.',
    '$ 1,250.50': '1,000 sets at $1.08 each: $1,080.00 total.',
    '136.25': '25 sets at $5.45 each: $136.25 total.',
    '136.24': 'The smallest order is 25 sets: $136.25 total.',
    five: noBudget,
    '-1': noBudget,
    '1e3': noBudget,
    '1.005': noBudget,
    $: noBudget,
    '12345678': noBudget,
  };
  const small = defaultBuild(catalog, 'paper');
  for (const [typed, answer] of Object.entries(answers))
    expect(budgetAnswer(paper, small, typed), typed).toBe(answer);
});
