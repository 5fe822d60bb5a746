import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { book } from '../../../src/hosts/book.ts';
import { designerPath } from '../../../src/order/path.ts';
import { browser } from '../../../test/support/browser.ts';
import { ownDist } from '../../../test/support/own-build.ts';
import { folderOfRun } from '../../../test/support/run.ts';
import { copyEarlierAssets } from '../../deploy/earlier-assets.ts';
import { buildService, copyProject } from '../build.ts';
import { catalog } from '../load/requests.ts';
import { drilledSite, restartUnderLoad } from './drill.ts';

const site = drilledSite();
const chromium = browser();

const nextName = `${book.seller.name} II`;
const title = 'Typed before the release';
/** What shows a part of the designer whose script is loaded on first use: a note on its tab. */
const misfit = 'Too long for any tab. '.repeat(9);

test('release: open designers outlive a different build rolled out under load, and the way back', async () => {
  const next = await buildNext();
  const addresses = catalog.productIds.map((id) => site().origin + designerPath(id));
  const pages = await Promise.all([...addresses, ...addresses, ...addresses].map(openDesigner));

  await rollOut(next);
  await Promise.all(pages.map(loadsLatePart));
  await Promise.all(pages.map(reloadsIntoNext));

  await rollOut(ownDist);
  await Promise.all(pages.map(recovers));
});

/**
 * Builds this project with a different seller name on its pages and a change in every script of the
 * designer.
 *
 * @returns its `dist`.
 */
async function buildNext(): Promise<string> {
  const folder = copyProject(folderOfRun());
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${name} is unchanged`);
    writeFileSync(file, changed);
  };
  edit('src/shop/seller.ts', (text) => text.replace(book.seller.name, nextName));
  for (const name of globSync('src/designer/**/*.{ts,tsx}', { cwd: folder })) {
    edit(name, (text) => `${text}\nperformance.mark('newer release');\n`);
  }
  await buildService(folder);
  const dist = join(folder, 'dist');
  copyEarlierAssets(ownDist, dist);
  return dist;
}

async function openDesigner(address: string): Promise<Page> {
  const context = await chromium.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  await page.locator('#title-0').fill(title);
  return page;
}

/** Replaces the instances one by one under load. */
async function rollOut(dist: string): Promise<void> {
  const extent = { connections: 32, perSecond: 300, seconds: 20 };
  expect((await restartUnderLoad(site(), extent, 2, dist)).failed).toBe(0);
  site().emptyCache();
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
