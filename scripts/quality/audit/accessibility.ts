import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { type Check, noProblems } from './check.ts';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const phone = { width: 360, height: 740 };

/** Runs all axe rules on pages at phone size, in light and dark mode. */
export async function checkAccessibility(
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<Check> {
  const problems: string[] = [];
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        colorScheme,
        viewport: phone,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(address + path);
      await page.evaluate(axe);
      // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
      const results: AxeResults = await page.evaluate(() => (globalThis as any).axe.run(document));
      for (const { id, nodes } of results.violations) {
        for (const { target } of nodes) {
          problems.push(`${path}, ${colorScheme}: ${id} at ${target.join(' ')}`);
        }
      }
      await context.close();
    }
  }
  return noProblems(`axe, ${paths.length} pages, light and dark`, problems);
}
