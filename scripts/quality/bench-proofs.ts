import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { book } from '../../src/book/index.ts';
import { designerPath } from '../../src/order/path.ts';
import { launch, unpacked } from '../../test/support/browser.ts';
import { startBuilt } from '../../test/support/served.ts';
import { catalog } from './load/requests.ts';

/**
 * Prints how long a PDF takes from button press to download, on a page slowed four times, and the
 * longest gap between frames meanwhile.
 */
const slowdown = 4;
const { defaultProduct } = catalog;

const service = await startBuilt();
const home = mkdtempSync(join(tmpdir(), 'tabquote-bench-'));
const browser = await launch(await unpacked(), home);
try {
  console.log(`A page slowed ${slowdown} times: milliseconds to the download, longest pause`);
  for (const tabs of [25, book.limits.tabsPerSet.max]) {
    for (const button of ['Download PDF proof', 'Download press file']) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const titles = Array.from({ length: tabs }, (_, index) => `Exhibit ${index + 1}`);
      await page.goto(
        `${service.address}${designerPath(defaultProduct)}?labels=${titles.join('|')}`,
      );
      await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
      await page
        .getByRole('button', { name: /review/i })
        .first()
        .click();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const turn of ['first', 'again']) {
        const { milliseconds, pause } = await timed(page, button);
        console.log(
          `${tabs} tabs, ${button}, ${turn}:`.padEnd(44),
          milliseconds.toFixed(0).padStart(6),
          pause.toFixed(0).padStart(6),
        );
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  await service.stop();
}

async function timed(page: Page, name: string): Promise<{ milliseconds: number; pause: number }> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  await page.evaluate(watchFrames);
  const begun = performance.now();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const milliseconds = performance.now() - begun;
  await download.path();
  const pause = await page.evaluate(() => (window as unknown as { pause: number }).pause);
  return { milliseconds, pause };
}

/** Runs in the page: records the longest gap between two frames. */
function watchFrames(): void {
  const here = window as unknown as { pause: number; watch: number };
  cancelAnimationFrame(here.watch ?? 0);
  here.pause = 0;
  let before = performance.now();
  const frame = () => {
    here.pause = Math.max(here.pause, performance.now() - before);
    before = performance.now();
    here.watch = requestAnimationFrame(frame);
  };
  frame();
}
