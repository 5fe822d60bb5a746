import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { describeBuild } from '../../src/browser/price-view.ts';
import type { QuoteDocument } from '../../src/contract/quote.ts';
import type { Build } from '../../src/pricing/build.ts';
import { formatCount } from '../../src/pricing/counts.ts';
import { formatCents } from '../../src/pricing/money.ts';
import { orderQuery } from '../../src/pricing/order-link.ts';
import { priceTable } from '../../src/pricing/price-table.ts';
import { browser } from '../support/browser.ts';
import { buildOf } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();
const { commonTabCounts } = catalog.book.limits;

/** Builds that between them take every choice of both products. */
const builds = [
  'product=paper&tabs=8&sets=250&collation=collated&punch=3hole',
  'product=paper&tabs=137&sets=950&material=110&sided=2s&punch=2hole&reinforce=reinforced&bodyprint=1c',
  'product=paper&tabs=1&sets=25',
  'product=paper&tabs=500&sets=1000&reinforce=reinforced',
  'product=poly&tabs=12&sets=150&collation=collated&ink=white&colorChanges=10',
  'product=poly&tabs=26&sets=75&sided=2s&punch=3hole&bodyprint=1c&colorChanges=1',
  'product=poly&tabs=2&sets=600&punch=2hole&collation=collated',
].map((query) => buildOf(catalog, query));

let page: Page;

beforeAll(async () => {
  page = await (await chromium.newContext()).newPage();
});

async function openPrices(product: ProductId, query = ''): Promise<Page> {
  await page.goto(`${service.address}/prices/${product}${query && `?${query}`}`);
  return page;
}

/** Makes the form show a build, as a reader would. */
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

function shownTable(page: Page): Promise<Cell[][]> {
  return page.locator('#price-table tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('a')].map((a) => ({
        href: a.getAttribute('href') ?? '',
        text: [...a.children].map((part) => part.textContent).join(' '),
      })),
    ),
  );
}

function expectedTable(build: Build): Cell[][] {
  const product = catalog.products[build.product];
  return priceTable(product, [build.tabs, ...commonTabCounts], build).map(({ sets, cells }) =>
    cells.map(({ tabs, perSetCents, totalCents }) => ({
      href: `/configure/${build.product}?${orderQuery(catalog, { ...build, tabs, sets })}`,
      text: `$${formatCents(perSetCents)} $${formatCents(totalCents)}`,
    })),
  );
}

test('numbers of sets are written alike in form, table, curve and designer', async () => {
  const most = formatCount(catalog.book.limits.setQuantities.at(-1) ?? 0);
  const page = await openPrices('paper');
  expect(await page.locator('#sets option').last().textContent()).toBe(most);
  expect(await page.locator('#price-table tbody th').last().innerText()).toContain(most);
  expect(await page.locator('#curve .sets').last().textContent()).toContain(most);
  await page.goto(`${service.address}/configure/paper`);
  await page.getByRole('button', { name: 'More quantities' }).click();
  expect(await page.locator('.quantity strong').last().textContent()).toBe(most);
});

test('a build is told in the words of a sentence', () => {
  const build = buildOf(catalog, 'product=paper&tabs=8&sets=250&collation=collated&punch=3hole');
  expect(describeBuild(catalog.products.paper, build)).toBe('8 tabs, 250 sets, 3-hole, collated');
});

describe.each(builds.map((build) => [orderQuery(catalog, build), build] as const))(
  'a reader who chooses %s',
  (query, build) => {
    test('sees in every cell the price of the core and a link to that build', async () => {
      const page = await openPrices(build.product);
      await chooseBuild(page, build);
      expect(await shownTable(page)).toEqual(expectedTable(build));
    });

    test('sees the price that the API answers, and keeps it in the address', async () => {
      const page = await openPrices(build.product);
      await chooseBuild(page, build);
      const answer = await service.fetch(`/api/price?product=${build.product}&${query}`);
      const { price } = (await answer.json()) as QuoteDocument;

      const shown = () => page.locator('.price-answer [role=status]').innerText();
      expect(await shown()).toContain(`$${formatCents(Math.round(price.perSet * 100))}`);
      expect(await shown()).toContain(`$${formatCents(Math.round(price.total * 100))}`);
      const before = await shown();
      await page.reload();
      expect(await shown()).toBe(before);
    });
  },
);

test('the link of a cell opens the designer with its build', async () => {
  const page = await openPrices('paper', 'tabs=8&sets=250&collation=collated&punch=3hole');
  await page.locator('#price-table tr.chosen .own a').click();
  expect(new URL(page.url()).pathname).toBe('/configure/paper');
  expect(new URL(page.url()).search).toBe('?tabs=8&sets=250&punch=3hole&collation=collated');
});

test('an untouched page keeps its plain address, and so does one put back to its defaults', async () => {
  const page = await openPrices('paper');
  await page.getByLabel('3-hole').check();
  expect(new URL(page.url()).search).toBe('?tabs=5&sets=25&punch=3hole');
  await page.getByLabel('Unpunched').check();
  expect(new URL(page.url()).search).toBe('');
});

test.each(['0', '501', '', '1e2', '2.5'])(
  '"%s" tabs are refused, and the last price stays',
  async (tabs) => {
    const page = await openPrices('paper', 'tabs=8&sets=250');
    const before = await shownTable(page);
    await page.fill('#tabs', tabs);
    expect(await page.locator('#tabs-error').innerText()).toBe('A whole number from 1 to 500.');
    expect(await page.getAttribute('#tabs', 'aria-invalid')).toBe('true');
    expect(await shownTable(page)).toEqual(before);
  },
);

test('what a link asks for and the form has not is passed over', async () => {
  const page = await openPrices('poly', 'tabs=9999&sets=30&ink=white&reinforce=reinforced&x=1');
  const build = buildOf(catalog, 'product=poly&tabs=5&sets=25&ink=white');
  expect(await shownTable(page)).toEqual(expectedTable(build));
});

test('a set has no more colors than tabs', async () => {
  const page = await openPrices('poly', 'tabs=6&sets=25&colorChanges=5');
  await page.fill('#tabs', '3');
  expect(await page.inputValue('#colorChanges')).toBe('2');
  expect(await page.locator('#colorChanges option:not(:disabled)').count()).toBe(3);
});

test('without scripts the page shows the prices of default builds and no dead controls', async () => {
  const context = await chromium.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${service.address}/prices/paper`);
  const build = buildOf(catalog, 'product=paper&tabs=5&sets=25');
  expect(await shownTable(page)).toEqual(expectedTable(build));
  expect(await page.locator('#price-form').isVisible()).toBe(false);
  expect(await page.locator('#price-table .own').first().isVisible()).toBe(false);
  expect(await page.locator('.price-answer').innerText()).toContain('$136.25');
});

test('all scripts of the page are under 6 KB as they are sent', async () => {
  const context = await chromium.newContext();
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    expect(response.headers()['content-encoding']).toBe('br');
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(`${service.address}/prices/paper`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6 * 1024);
});
