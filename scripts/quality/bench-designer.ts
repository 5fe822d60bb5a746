import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { book } from '../../src/hosts/book.ts';
import { designerPath } from '../../src/order/path.ts';
import { launch, unpacked } from '../../test/support/browser.ts';
import { startBuilt } from '../../test/support/served.ts';
import { catalog } from './load/requests.ts';
import { quantile } from './load/run.ts';

/** Prints how long changes to a full design take to appear, on a page slowed four times. */

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
{
  using home = mkdtempDisposableSync(join(tmpdir(), 'tabquote-bench-'));
  await using browser = await launch(await unpacked(), home.path);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const titles = Array.from({ length: tabs }, (_, index) => `Exhibit ${index + 1}`);
  const query = `sets=${setQuantities[0]}&labels=${titles.join('|')}`;
  await page.goto(`${service.address}${designerPath(id)}?${query}`);
  await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  console.log(`${tabs} tabs, a page slowed ${slowdown} times: milliseconds until visible`);
  for (const [name, selector, change] of changes) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await page.evaluate(changeUntilPainted, { selector, change }));
      await page.waitForTimeout(150);
    }
    // The first two warm up.
    const [median, worst] = [0.5, 1].map((share) => quantile(times.slice(2), share).toFixed(0));
    console.log(`${name.padEnd(28)} median ${median?.padStart(4)}  worst ${worst?.padStart(4)}`);
  }
}
await service.stop();

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
