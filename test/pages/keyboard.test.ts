import { expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();

const paths = [
  '/',
  '/prices',
  '/prices/paper',
  '/prices/poly',
  '/sets',
  '/sets/estate-plan',
  '/faq',
  '/quote',
  '/privacy',
  '/terms',
  '/support',
  '/developers',
  '/configure/paper?labels=One|Two|Three',
  '/configure/poly',
  '/nothing',
];

const design = '/configure/paper?labels=One|Two|Three';
const walks = [
  ...paths.map((path) => ({ path, pressed: '' })),
  ...['Look', 'Options', 'Quantity', 'Review'].map((pressed) => ({ path: design, pressed })),
];

test.each(walks)(
  'Tab reaches every link and control of $path $pressed, in their order',
  async ({ path, pressed }) => {
    const { page } = await chromium.page(`${service.address}/robots.txt`, {
      reducedMotion: 'reduce',
    });
    await page.goto(service.address + path);
    if (path.startsWith('/configure'))
      await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
    if (pressed) {
      await page.getByRole('button', { name: pressed }).click();
      const opened = pressed === 'Review' ? 'dialog' : `.panel:has(h2:text("${pressed}"))`;
      await page.locator(opened).waitFor();
    }
    const expected = await page.evaluate(numberControls);
    const reached: (string | undefined)[] = [];
    while (reached.length < expected.length) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.stop);
      const isPageLeft = stop === undefined && pressed && reached.at(-1) === expected.at(-1);
      // A date has a stop for each of its numbers.
      if (!isPageLeft && (stop === undefined || stop !== reached.at(-1))) reached.push(stop);
    }
    // What was pressed has the focus, and what follows it is reached first.
    const first = pressed ? expected.indexOf(reached[0] ?? '') : 0;
    expect(reached).toEqual([...expected.slice(first), ...expected.slice(0, first)]);
  },
);

/** Runs in the page: numbers what can be used, and names it; of radio buttons the chosen one. */
function numberControls(): string[] {
  const usable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const root = document.querySelector('dialog[open]') ?? document;
  return [...root.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => {
      const isBoxless = getComputedStyle(element).display === 'contents';
      const box = isBoxless ? element.parentElement : element;
      return box?.checkVisibility({ visibilityProperty: true });
    })
    .filter((element) => element.tabIndex === 0 && !element.matches(':disabled'))
    .filter((element) => !element.matches('[type=radio]:not(:checked)'))
    .map((element, index) => {
      const stop = `${index + 1}: ${(element.textContent || element.id).trim().slice(0, 40)}`;
      element.dataset.stop = stop;
      return stop;
    });
}
