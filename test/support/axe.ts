import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The violations that axe finds, each with its places; by default of all rules, anywhere. */
export async function violations(
  page: Pick<Page, 'evaluate'>,
  within = 'html',
  category?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const runOnly = category && { runOnly: [`cat.${category}`] };
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...runOnly };
  const results: AxeResults = await page.evaluate(
    // biome-ignore lint/suspicious/noExplicitAny: axe is a global in the page
    ([within, options]) => (globalThis as any).axe.run(within, options),
    [within, options] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** The same in both color schemes; in dark mode only what colors can change is checked again. */
export async function violationsInBothSchemes(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  const found = await violations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const dark = await violations(page, within, 'color');
  return [...found, ...dark.map((violation) => `dark: ${violation}`)];
}

/** Waits for colors that are changing. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  });
}
