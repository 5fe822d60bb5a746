import { expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { setPath } from '../../src/contract/paths.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { priceAt } from '../../src/pricing/quote.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';
import { dollars } from '../../src/text/money.ts';
import { violations } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served();
const shipped = served('book');
const chromium = browser();
const ownCatalog = openCatalog(book, 'https://tabs.test');
const sets = readySets(ownCatalog);

test('every set that ships has a page with drawing and price, Markdown, data and a place in the list and the site map', async () => {
  const texts = async (path: string) => (await shipped.fetch(path)).text();
  const list = await texts('/sets');
  const map = await texts('/sitemap.xml');
  expect(sets.length).toBeGreaterThan(99);
  for (const { slug, name, about, titles, build } of sets) {
    const path = setPath(slug);
    const [page, markdown] = await Promise.all([texts(path), texts(`${path}.md`)]);
    const data = JSON.parse(await texts(`${path}.json`));
    const product = ownCatalog.products[build.product];
    const { perSetCents, totalCents } = priceAt(product, build, build.sets);
    const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
    const drawn = /<svg class="scene"[^>]*aria-label="[^:]*: ([^"]*)"/.exec(page)?.[1];
    expect(drawn, slug).toBe(asText(titles.join(', ')));
    for (const text of [`<h1>${asText(name)}</h1>`, dollars(totalCents)]) {
      expect(page, slug).toContain(text);
    }
    for (const text of [`# ${name}\n`, dollars(perSetCents), about]) {
      expect(markdown, slug).toContain(text);
    }
    expect(list, slug).toContain(`href="${path}"`);
    expect(map, slug).toContain(`${path}</loc>`);
    const price = { sets: build.sets, perSet: perSetCents / 100, total: totalCents / 100 };
    expect(data, slug).toMatchObject({ slug, titles, layout: { titlesThatDoNotFit: [] } });
    expect(data.prices[0], slug).toEqual(price);
  }
});

test('the search shows the sets that have every word, and their number', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.goto(`${service.address}/sets`);
  await page.getByRole('searchbox').fill('exhibit trial');
  const shown = page.locator('[data-set]:visible a');
  await expect.poll(() => shown.allInnerTexts()).toContain('Trial notebook');
  const found = await shown.count();
  await seen.text(page.getByRole('status')).toBe(`${found} set${found === 1 ? '' : 's'} found`);
  await page.getByRole('searchbox').fill('no such set');
  await seen.count(page.locator('.set-field:visible')).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('a set says when it arrives, and opens in the designer with its titles and colors', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.goto(`${service.address}/sets/estate-plan`);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('ZIP code').fill('60601-1234');
  await page.getByRole('button', { name: 'Get the date' }).click();
  await seen
    .text(page.locator('#delivery-answer'))
    .toMatch(
      /^Arrives \w{3}, \w{3} \d+ if you approve the proof on \w{3}, \w{3} \d+\.( Approve it (by|on) \w{3}, \w{3} \d+ and it arrives \w{3}, \w{3} \d+\.){1,2}$/,
    );
  await page.getByRole('link', { name: 'Open in the designer' }).click();
  await page.waitForURL(/configure/);
  await seen.text(page.locator('main')).not.toContain('could not be');
  await seen.value(page.getByLabel('ZIP code')).toBe('60601');
  await page.goto(`${service.address}/sets/estate-plan`);
  await seen.text(page.locator('#delivery-answer')).toMatch(/^Arrives/);
});
