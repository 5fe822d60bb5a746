import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf } from '../../src/design/address.ts';
import { change } from '../../src/design/change.ts';
import { derive } from '../../src/design/derive.ts';
import type { Design } from '../../src/design/design.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { inShort } from '../../src/designer/effects/kept.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts } from '../shops/two-products.ts';
import { runs } from '../support/runs.ts';
import { seen } from '../support/seen.ts';
import { designerOf } from './page.ts';
import { designsOf } from './support.ts';

/** A changed design is the same in every field by whatever way its buyer comes back to it. */

const { open, service } = designerOf();

/** A link has no colors of a product without them. */
const decided = (of: Design) => ({ ...of, colors: of.colors.filter(Boolean) });

test('a design that was changed returns by Design, home, reload, link and each PDF', async () => {
  const shop = openCatalog(twoProducts, service.baseUrl);
  const short = designsOf(shop).filter((one) => !addressOf(shop, one).titles);
  const { page, title, goto, reload, press } = await open('/configure/paper');
  const kept = page.getByRole('link', { name: /^Continue/ });
  const forget = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(service.address);
    await page.waitForLoadState('networkidle');
    await seen.count(kept).toBe(0);
    await page.goto('about:blank');
  };
  const changed = async (given: Design) => {
    const design = change(shop, given, { do: 'setTitle', tab: 0, title: 'Changed' });
    const { address } = addressOf(shop, design);
    const path = designerPath(design.product);
    await forget();
    await goto(addressOf(shop, given).address);
    const shown = () => {
      const url = new URL(page.url());
      const { design: now } = openAddress(shop, design.product, url);
      return { pathname: url.pathname, ...decided(now) };
    };
    const isBack = (how: string) =>
      expect.poll(shown, { message: how }).toEqual({ pathname: path, ...decided(design) });
    await title(1).fill('Changed');
    await isBack('a change');
    await page.goto(service.address);
    // Home's link leads to the first product.
    const link = page.getByRole('link', { name: 'Design', exact: true }).first();
    await (design.product === shop.defaultProduct ? link.click() : goto(path));
    await isBack('Design');
    await page.goto(service.address);
    await seen.text(kept).toBe(`Continue: ${inShort(derive(shop, design))}`);
    await kept.click();
    await isBack('home');
    await reload();
    await isBack('a reload');
    const files: string[] = [];
    await page.locator('.price-bar .primary').click();
    for (const name of ['proof preview', 'press file', 'quote']) {
      const download = page.waitForEvent('download');
      await press(`Download ${name}`);
      expect((await download).suggestedFilename()).toContain(name.replace(' ', '-'));
      files.push(await (await download).path());
    }
    for (const file of [undefined, ...files]) {
      await forget();
      await goto(file ? path : address);
      if (file) await page.locator('#menu [type=file]').setInputFiles(file);
      await isBack(file ? `PDF ${files.indexOf(file) + 1}` : 'its link');
    }
  };
  await fc.assert(fc.asyncProperty(short, changed), { ...runs(1), endOnFailure: true });
}, 1_200_000);
