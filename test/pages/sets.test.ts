import { expect, test } from 'vitest';
import { setPath } from '../../src/contract/paths.ts';
import { dollars } from '../../src/pricing/money.ts';
import { priceAt } from '../../src/pricing/quote.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';
import { violations } from '../support/axe.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();
const sets = readySets(catalog);

test('every ready-made set has a page, Markdown and data that agree with the price of the core', async () => {
  const texts = async (path: string) => (await service.fetch(path)).text();
  for (const { slug, name, titles, build } of sets) {
    const path = setPath(slug);
    const [page, markdown] = await Promise.all([texts(path), texts(`${path}.md`)]);
    const data = JSON.parse(await texts(`${path}.json`));
    const { perSetCents, totalCents } = priceAt(catalog.products[build.product], build, build.sets);
    expect(page, slug).toContain('<svg class="set-picture"');
    expect(page, slug).toContain(dollars(totalCents));
    expect(markdown, slug).toContain(dollars(perSetCents));
    expect(markdown.startsWith(`# ${name}\n`), slug).toBe(true);
    expect(data, slug).toMatchObject({ slug, titles, layout: { titlesThatDoNotFit: [] } });
    expect(data.prices[0], slug).toEqual({
      sets: build.sets,
      perSet: perSetCents / 100,
      total: totalCents / 100,
    });
  }
});

test('the list leads to every set, and all of them are in the site map', async () => {
  const list = await (await service.fetch('/sets')).text();
  const map = await (await service.fetch('/sitemap.xml')).text();
  for (const { slug } of sets) {
    expect(list).toContain(`href="${setPath(slug)}"`);
    expect(map).toContain(`${setPath(slug)}</loc>`);
  }
});

test('the search shows the sets that have every word, and says how many', async () => {
  const page = await (await chromium.newContext()).newPage();
  await page.goto(`${service.address}/sets`);
  await page.getByRole('searchbox').fill('exhibit trial');
  const shown = page.locator('[data-set]:visible a');
  expect(await shown.allInnerTexts()).toContain('Trial notebook');
  expect(await page.getByRole('status').innerText()).toBe(
    `${await shown.count()} ${(await shown.count()) === 1 ? 'set' : 'sets'} found`,
  );
  await page.getByRole('searchbox').fill('no such set');
  expect(await page.locator('.set-field:visible').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('a set says when it arrives, and opens in the designer with its titles and colors', async () => {
  const page = await (await chromium.newContext()).newPage();
  await page.goto(`${service.address}/sets/estate-plan`);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('ZIP code').fill('60601');
  await page.getByRole('button', { name: 'Get the date' }).click();
  await expect
    .poll(() => page.locator('#delivery-answer').innerText())
    .toMatch(/^Arrives \w{3}, \w{3} \d+ if you approve the proof on \w{3}, \w{3} \d+\.$/);
  await page.getByRole('link', { name: 'Open in the designer' }).click();
  await page.waitForURL(/configure/);
  expect(await page.locator('main').innerText()).not.toContain('could not be');
});
