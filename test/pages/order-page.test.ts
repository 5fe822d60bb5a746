import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderPath } from '../../src/order/path.ts';
import { type Build, defaultBuild } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { quote } from '../../src/pricing/quote.ts';
import { dollars } from '../../src/text/money.ts';
import { threeProducts } from '../shops/three-products.ts';
import { browser } from '../support/browser.ts';
import { buildsOf } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { served } from '../support/served.ts';

const service = served('threeProducts');
const chromium = browser();
const shop = openCatalog(threeProducts, 'http://localhost:4321');

const titles = ['Exhibit A', 'Smith & Sons <1>', '', '契約', 'a_b *c*'];
const pathOf = (build: Build) => orderPath(shop.products[build.product], build);
const builds = fc
  .sample(buildsOf(shop), { numRuns: 12, seed: 3 })
  .map((build): Build => ({ ...build, titles, tabs: titles.length, colorChanges: 0 }));

test('the page of a build and its Markdown show its choices and what it costs', async () => {
  const check = async (build: Build) => {
    const { totalCents, perSetCents } = quote(shop, build);
    const labels = shop.products[build.product].options.map(
      ({ key, choices }) => choices.get(build.options[key] ?? '')?.label,
    );
    for (const path of [pathOf(build), pathOf(build).replace('?', '.md?')]) {
      const text = await (await service.fetch(path)).text();
      for (const said of [dollars(totalCents), dollars(perSetCents), ...labels]) {
        expect(text).toContain(said);
      }
    }
  };
  expect(await failures(builds, pathOf, check)).toEqual([]);
});

test('the titles are in the page and in the Markdown, never as markup', async () => {
  const path = pathOf(builds[0] as Build);
  const page = await (await service.fetch(path)).text();
  expect(page).toContain(
    '<li>Exhibit A</li><li>Smith &amp; Sons &lt;1&gt;</li><li>(blank tab)</li>',
  );
  const text = await (await service.fetch(path.replace('?', '.md?'))).text();
  expect(text).toContain('2. Smith & Sons \\<1\\>\n3. (blank tab)\n4. 契約\n5. a\\_b \\*c\\*\n');
});

test('a preview shows the build, and search engines list the page without it', async () => {
  const answer = await service.fetch('/configure/legal?sets=50&labels=Deeds|Wills');
  const page = await answer.text();
  const legal = shop.productIds[1] as Build['product'];
  const total = dollars(quote(shop, defaultBuild(shop, legal, 2, 50)).totalCents);
  expect(page).toContain(`<title>2 legal tabs, 50 sets: ${total} | Smith &amp; Sons`);
  expect(page).toContain(`property="og:title" content="2 legal tabs, 50 sets: ${total}"`);
  expect(page).toMatch(
    /name="description" content="Deeds, Wills: 1\/4 cut, 1 bank, \$[\d.]+ a set/,
  );
  expect(page).toContain('<link rel="canonical" href="http://localhost:4321/configure/legal">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('og:url');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a link with faults says why it was changed, and shows what can be made', async () => {
  const others = Array.from({ length: 1500 }, (_, index) => `p${index}`).join('&');
  const faults = {
    'tabs=6&sets=30': "30 sets isn't a quantity we print; we used 50.",
    'speed=rush&finish=satin': 'Finish "satin" isn\'t available; we used Matte.',
    [`labels=${'x'.repeat(9000)}`]: 'may have at most 8000',
    [`tabs=4&${others}&sets=50`]: 'The link names too many things; we used those we know.',
  };
  for (const [query, reason] of Object.entries(faults)) {
    const [page, markdown] = await Promise.all(
      ['', '.md'].map((form) => service.fetch(`/configure/letter${form}?${query}`)),
    );
    expect([page?.status, markdown?.status], reason).toEqual([200, 200]);
    const html = ((await page?.text()) ?? '').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
    const text = (await markdown?.text()) ?? '';
    expect(html).toContain('<meta name="robots" content="noindex">');
    for (const shown of [html, text]) expect(shown).toContain(reason);
    expect(text).toMatch(/\| Total, setup included \| \$[\d.,]+ \|/);
    expect(text).toContain(`takes about ${query.includes('rush') ? 2 : 6} business days`);
  }
});

test('without scripts the page shows the order; with scripts it shows the designer', async () => {
  const read = async (javaScriptEnabled: boolean) => {
    const page = await (await chromium.newContext({ javaScriptEnabled })).newPage();
    await page.goto(`${service.address}/configure/letter?sets=20&speed=fast&labels=Alpha|Beta`);
    return page;
  };
  const still = await read(false);
  expect(await still.locator('h1').innerText()).toMatch(/^2 letter tabs, 20 sets: \$[\d.]+$/);
  expect(await still.getByText('Production "fast" isn\'t available').isVisible()).toBe(true);
  expect(await still.getByText('turn on JavaScript').isVisible()).toBe(true);
  expect(await still.locator('.order-list li').allInnerTexts()).toEqual(['Alpha', 'Beta']);
  expect(await still.locator('svg.scene').getAttribute('aria-label')).toContain('Alpha, Beta');

  const live = await read(true);
  await live.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  expect(await live.locator('#title-1').inputValue()).toBe('Beta');
  expect(await live.locator('.order-summary').count()).toBe(0);
  expect(await live.title()).toMatch(/^Design Letter Dividers/);
  const rowHeight = () =>
    live
      .locator('.title-row')
      .first()
      .evaluate((row) => row.clientHeight);
  const ofOrder = await rowHeight();
  await live.goto(`${service.address}/configure/letter`);
  await live.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  expect(ofOrder, 'styles come in the same order').toBe(await rowHeight());
});
