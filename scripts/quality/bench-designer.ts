import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { book } from '../../src/book/index.ts';
import { designerPath } from '../../src/order/path.ts';
import { launch, unpacked } from '../../test/support/browser.ts';
import { startBuilt } from '../../test/support/served.ts';
import { catalog } from './load/requests.ts';
import { quantile } from './load/run.ts';

/**
 * Prints how long changes to a full design take to appear, on a page slowed four times, and how
 * much of the designer a browser downloads.
 */

const slowdown = 4;
const rounds = 12;
const { id, options, data } = catalog.products[catalog.defaultProduct];
const { setQuantities, tabsPerSet } = book.limits;
const tabs = tabsPerSet.max;

/** Each change and where it is made; a click is on something that isn't chosen. */
const changes: readonly (readonly [string, string, Change['change']])[] = [
  ['Panning the drawing', '.drawing', 'scroll'],
  ['Scrolling the page', 'html', 'scroll'],
  ...options
    .filter(({ choices }) => choices.size > 1)
    .map(({ key, label }) => [label, unchecked(key), 'click'] as const),
  ['The number of sets', unchecked('quantity'), 'click'],
  ...(data.colors
    ? [['The color of all tabs', '#colors [aria-pressed="false"]', 'click'] as const]
    : []),
  ['The cut', unchecked('cut'), 'click'],
  ['A letter of a title', '#title-7', 'type'],
];

function unchecked(name: string): string {
  return `input[name="${name}"]:not(:checked)`;
}

const service = await startBuilt();
const home = mkdtempSync(join(tmpdir(), 'tabquote-bench-'));
const browser = await launch(await unpacked(), home);
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const titles = Array.from({ length: tabs }, (_, index) => `Exhibit ${index + 1}`);
  await page.goto(
    `${service.address}${designerPath(id)}?sets=${setQuantities[0]}&labels=${titles.join('|')}`,
  );
  await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  console.log(`${tabs} tabs, a page slowed ${slowdown} times: milliseconds until visible`);
  for (const [name, selector, change] of changes) {
    const times = await timed(page, selector, change);
    const [median, worst] = [quantile(times, 0.5), quantile(times, 1)];
    console.log(
      `${name.padEnd(28)} median ${median.toFixed(0).padStart(4)}  worst ${worst.toFixed(0).padStart(4)}`,
    );
  }
} finally {
  await browser.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  await service.stop();
}

/** Milliseconds of each change until it is visible, after two to warm up. */
async function timed(page: Page, selector: string, change: Change['change']): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    times.push(await page.evaluate(changeUntilPainted, { selector, change }));
    await page.waitForTimeout(150);
  }
  return times.slice(2);
}

/**
 * Runs in the page: measures from a click, one more letter in a field, or a scroll by a finger's
 * width, to the end of the frame that shows the change.
 */
function changeUntilPainted({ selector, change }: Change): Promise<number> {
  const element = document.querySelector(selector) as HTMLInputElement;
  const start = performance.now();
  if (change === 'click') element.click();
  else if (change === 'scroll') element.scrollBy({ left: 60, top: 60, behavior: 'instant' });
  else {
    element.value += 'x';
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    });
  });
}

interface Change {
  readonly selector: string;
  readonly change: 'click' | 'type' | 'scroll';
}
