import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { threeProducts as book } from '../shops/three-products.ts';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served('threeProducts');
const other = served('twoProducts');
const chromium = browser();
const [ownSite = ''] = book.seller.embedOn ?? [];

const guide = readFileSync('deploy/embedding.md', 'utf8');
const [, code = ''] = /```html\n(.*?)```/s.exec(guide) ?? [];

/** Shows a page of another origin, whose requests to the published site reach the built one. */
async function openOn(origin: string, html: string) {
  const context = await chromium.newContext();
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
  const own = code.replace(
    'https://tabs.example.com/embed/paper',
    `${service.baseUrl}/embed/letter`,
  );
  const { page, complaints } = await openOn(ownSite, own);
  const frame = page.frameLocator('#tabquote');
  await frame.getByText('8 tabs, 50 sets').waitFor({ state: 'attached' });
  await frame.locator('#tabs').fill('9');
  await seen.count(frame.locator('.set-picture [data-title]')).toBe(9);
  for (const width of [1000, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = () =>
      frame.locator('body').evaluate((body) => innerHeight - body.getBoundingClientRect().height);
    await expect.poll(spare).toBeCloseTo(0, -1);
    const sideways = frame.locator('html').evaluate((html) => html.scrollWidth > innerWidth);
    expect(await sideways, `${width} px wide`).toBe(false);
  }
  const opened = page.waitForURL(`${service.baseUrl}/configure/letter?tabs=9&sets=50**`);
  await frame.locator('#answer-href').click();
  await opened;
  expect(complaints).toEqual([]);
});

test('another site may not frame it, and a shop that names no site has none of it', async () => {
  const code = `<iframe src="${service.baseUrl}/embed/letter"></iframe>`;
  const { page, complaints } = await openOn('https://evil.example', code);
  await expect.poll(() => complaints.join()).toContain('frame-ancestors');
  expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  expect((await other.fetch('/embed/paper')).status).toBe(404);
});
