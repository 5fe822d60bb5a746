import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { book } from '../../../src/book/index.ts';
import type { ProductId } from '../../../src/book/schema.ts';
import { designerPath } from '../../../src/order/path.ts';
import { launch, unpacked } from '../../../test/support/browser.ts';
import { ownDist } from '../../../test/support/own-build.ts';
import { retrySeconds } from '../../deploy/nginx-conf.ts';
import { buildService, copyProject } from '../build.ts';
import { type LoadResult, summaryOf } from '../load/run.ts';
import type { Result } from '../report.ts';
import type { Site } from './site.ts';
import { loadSite } from './traffic.ts';

/** Number of designers of each product that are open during a rollout. */
const designersEach = 3;
const title = 'Typed before the release';
/** What shows a part of the designer whose script is loaded on first use: a note on its tab. */
const misfit = 'Too long for any tab. '.repeat(9);

/**
 * A different build is rolled out under load while designers are open in a browser, whose lazy
 * scripts are those of the replaced build. Then it is rolled back to a build without the newer
 * scripts: open designers save the design, reload and continue.
 */
export async function drillRelease(site: Site): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-release-'));
  const next = join(folder, 'next');
  buildNext(next);
  const browser = await launch(await unpacked(), folder);
  try {
    const pages = await openDesigners(browser, site);
    const forward = await rollOut(site, join(next, 'dist'));
    const loaded = await everyPage(pages, loadsLatePart);
    const renewed = await everyPage(pages, (page) => reloadsInto(page, nextName));
    const back = await rollOut(site, ownDist);
    const recovered = await everyPage(pages, recovers);
    return [
      {
        what: 'A different build rolled out under load, with designers open in Chromium',
        required:
          'each loads a part that only the replaced build has; reloaded, each is the new build with its design; no request fails',
        found: `of ${pages.length} designers ${loaded} loaded the part and ${renewed} kept the design; ${summaryOf(forward)}`,
        met: [loaded, renewed].every((count) => count === pages.length) && forward.failed === 0,
      },
      {
        what: 'Rolled back under load to a build without the scripts of the open designers',
        required: 'each saves its design, reloads automatically and continues; no request fails',
        found: `${recovered} of ${pages.length} designers did; ${summaryOf(back)}`,
        met: recovered === pages.length && back.failed === 0,
      },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const nextName = `${book.seller.name} II`;

/**
 * Builds this project with a different seller name on its pages and a change in every script of the
 * designer.
 */
function buildNext(folder: string): void {
  copyProject(folder);
  edit(join(folder, 'src/book/seller.ts'), (text) => text.replace(book.seller.name, nextName));
  for (const name of globSync('src/designer/**/*.{ts,tsx}', { cwd: folder })) {
    edit(join(folder, name), (text) => `${text}\nperformance.mark('newer release');\n`);
  }
  buildService(folder, { EARLIER_BUILD: ownDist });
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is unchanged`);
  writeFileSync(file, changed);
}

async function openDesigners(browser: Browser, site: Site): Promise<Page[]> {
  const products = Object.keys(book.products).flatMap((id) =>
    Array.from({ length: designersEach }, () => id),
  );
  return Promise.all(
    products.map(async (product) => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      const page = await context.newPage();
      await page.goto(site.origin + designerPath(product as ProductId));
      await ready(page);
      await page.locator('#title-0').fill(title);
      return page;
    }),
  );
}

/** Replaces the instances one by one under load. */
async function rollOut(site: Site, dist: string): Promise<LoadResult> {
  const result = loadSite(site, { connections: 32, perSecond: 300, seconds: 20 });
  await pause(1_000);
  for (const instance of site.instances) {
    await instance.replace(dist);
    await pause((retrySeconds + 1) * 1_000);
  }
  const measured = await result;
  site.emptyCache();
  return measured;
}

/** Counts the pages that complete a step in time. */
async function everyPage(
  pages: readonly Page[],
  does: (page: Page) => Promise<void>,
): Promise<number> {
  const results = await Promise.allSettled(pages.map(does));
  for (const result of results) if (result.status === 'rejected') console.error(result.reason);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

async function loadsLatePart(page: Page): Promise<void> {
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await page.locator('#title-1').fill(misfit);
  await page.locator('.title-note').waitFor();
  if (reloads > 0) throw new Error('the page had to reload');
  await page.locator('#title-1').fill('');
  await hasDesign(page);
}

async function reloadsInto(page: Page, seller: string): Promise<void> {
  await page.reload();
  await ready(page);
  await page.getByText(seller).first().waitFor();
  await hasDesign(page);
}

async function recovers(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.locator('#title-1').fill(misfit)]);
  await ready(page);
  await hasDesign(page);
  await page.locator('.title-note').waitFor();
}

async function ready(page: Page): Promise<void> {
  await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
}

async function hasDesign(page: Page): Promise<void> {
  const shown = await page.locator('#title-0').inputValue();
  if (shown !== title) throw new Error(`the first title is "${shown}"`);
}
