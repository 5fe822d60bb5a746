import type { Browser } from 'playwright-core';
import { violationsInBothSchemes } from '../../../test/support/axe.ts';
import { type Check, noProblems } from './check.ts';

const phone = { width: 360, height: 740 };

/** Runs all axe rules on pages at phone size, in light and dark mode. */
export async function checkAccessibility(
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<Check> {
  const problems: string[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(address + path);
    // As it is used: the designer's script starts after the first paint.
    await page.waitForFunction(() => !document.querySelector('#designer:not([data-ready])'));
    for (const violation of await violationsInBothSchemes(page)) {
      problems.push(`${path}: ${violation}`);
    }
    await context.close();
  }
  return noProblems(`axe, ${paths.length} pages, light and dark`, problems);
}
