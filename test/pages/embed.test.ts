import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { designerPath } from '../../src/order/path.ts';
import { threeProducts as book } from '../shops/three-products.ts';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served('threeProducts');
const other = served('twoProducts');
const chromium = browser();
const [ownSite = ''] = book.seller.embedOn ?? [];
const { name: kraftName } = book.products['kraft' as ProductId];

/** Shows a page of another origin, whose requests to the published site reach the built one. */
async function openOn(origin: string, html: string) {
  const context: BrowserContext = await chromium.newContext();
  await context.route(`${service.baseUrl}/**`, async (route) => {
    const url = service.here(route.request().url());
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><h1>Our shop</h1>${html}` }),
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${origin}/tabs/`);
  return { page, complaints };
}

test("the seller's own site shows prices in a frame as high as its content", async () => {
  const { page, complaints } = await openOn(
    ownSite,
    `<script async src="${service.baseUrl}/embed.js" data-product="letter" data-build="tabs=8&amp;sets=50" data-title="Letter tabs"></script><p>Below</p>`,
  );
  const frame = page.frameLocator('iframe[title="Letter tabs"]');
  await frame.getByText('8 tabs, 50 sets').waitFor();
  const shown = async () => frame.locator('#answer-total').textContent();
  const before = await shown();
  await frame.locator('#tabs').fill('9');
  await frame.getByText('9 tabs, 50 sets').waitFor();
  await expect.poll(shown).not.toBe(before);
  await seen.count(frame.locator('.set-picture [data-title]')).toBe(9);
  await expect
    .poll(() => frame.locator('#answer-href').getAttribute('href'))
    .toContain('tabs=9&sets=50');

  for (const width of [1000, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() =>
        frame.locator('body').evaluate((body) => innerHeight - body.getBoundingClientRect().height),
      )
      .toBeCloseTo(0, -1);
    const sideways = frame.locator('html').evaluate((html) => html.scrollWidth > innerWidth);
    expect(await sideways, `${width} px wide`).toBe(false);
  }
  const opened = page.waitForURL(
    `${service.baseUrl}${designerPath('letter' as ProductId)}?tabs=9**`,
  );
  await frame.locator('#answer-href').click();
  await opened;
  expect(complaints).toEqual([]);
});

test('another site may not frame it', async () => {
  const code = `<iframe src="${service.baseUrl}/embed/letter"></iframe>`;
  const { page, complaints } = await openOn('https://evil.example', code);
  await expect.poll(() => complaints.join()).toContain('frame-ancestors');
  expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

test('the page that makes the code follows what is chosen in its preview', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.goto(`${service.address}/embed`);
  const preview = page.frameLocator('#preview');
  const code = (id: string) => page.locator(`#${id} code`);
  await page.locator('#product').selectOption('kraft');
  await preview.getByRole('heading', { name: kraftName }).waitFor();
  await preview.locator('#tabs').fill('7');
  const { origin } = new URL(service.address);
  await expect
    .poll(() => code('embed-tag-block').textContent())
    .toMatch(/data-product="kraft" data-build="tabs=7&amp;sets=\d+"><\/script>$/);
  const link = (await code('embed-link-block').textContent()) ?? '';
  expect(link).toMatch(new RegExp(`^${origin}/configure/kraft\\?tabs=7&sets=`));
  expect((await fetch(link)).status).toBe(200);
});

test('a shop that names no site has none of it', async () => {
  for (const path of ['/embed', '/embed/paper', '/embed.js']) {
    expect((await other.fetch(path)).status, path).toBe(404);
  }
});
