import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { book } from '../../../src/book/index.ts';
import type { ProductId } from '../../../src/book/schema.ts';
import { designerPath } from '../../../src/order/path.ts';
import { browser } from '../../../test/support/browser.ts';
import { ownDist } from '../../../test/support/own-build.ts';
import { retrySeconds } from '../../deploy-nginx.ts';
import { buildService, copyProject } from '../build.ts';
import { drilledSite, loadSite } from './drill.ts';

const site = drilledSite();
const chromium = browser();
const folder = mkdtempSync(join(tmpdir(), 'tabquote-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

const nextName = `${book.seller.name} II`;
const title = 'Typed before the release';
/** What shows a part of the designer whose script is loaded on first use: a note on its tab. */
const misfit = 'Too long for any tab. '.repeat(9);

test('release: open designers outlive a different build rolled out under load, and the way back', async () => {
  buildNext();
  const products = Object.keys(book.products).flatMap((id) => [id, id, id]);
  const pages = await Promise.all(products.map(openDesigner));

  expect((await rollOut(join(folder, 'dist'))).failed).toBe(0);
  await Promise.all(pages.map(loadsLatePart));
  await Promise.all(pages.map(reloadsIntoNext));

  expect((await rollOut(ownDist)).failed).toBe(0);
  await Promise.all(pages.map(recovers));
});

/**
 * Builds this project with a different seller name on its pages and a change in every script of the
 * designer.
 */
function buildNext(): void {
  copyProject(folder);
  edit('src/book/seller.ts', (text) => text.replace(book.seller.name, nextName));
  for (const name of globSync('src/designer/**/*.{ts,tsx}', { cwd: folder })) {
    edit(name, (text) => `${text}\nperformance.mark('newer release');\n`);
  }
  buildService(folder, { EARLIER_BUILD: ownDist });
}

function edit(name: string, change: (text: string) => string): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${name} is unchanged`);
  writeFileSync(file, changed);
}

async function openDesigner(product: string): Promise<Page> {
  const context = await chromium.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(site().origin + designerPath(product as ProductId));
  await ready(page);
  await page.locator('#title-0').fill(title);
  return page;
}

/** Replaces the instances one by one under load. */
async function rollOut(dist: string) {
  const result = loadSite(site(), { connections: 32, perSecond: 300, seconds: 20 });
  await pause(1_000);
  for (const instance of site().instances) {
    await instance.replace(dist);
    await pause((retrySeconds + 1) * 1_000);
  }
  const load = await result;
  site().emptyCache();
  return load;
}

/** Loads a part that only the replaced build has, without a reload. */
async function loadsLatePart(page: Page): Promise<void> {
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await page.locator('#title-1').fill(misfit);
  await page.locator('.title-note').waitFor();
  expect(reloads).toBe(0);
  await page.locator('#title-1').fill('');
  await hasDesign(page);
}

async function reloadsIntoNext(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
  await page.getByText(nextName).first().waitFor();
  await hasDesign(page);
}

/** Reloads by itself when the scripts of its build are gone, and continues with its design. */
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
  expect(await page.locator('#title-0').inputValue()).toBe(title);
}
