import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The violations that axe finds, each with its places. */
export async function violations(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  await page.evaluate(axe);
  const options: RunOptions = { resultTypes: ['violations'] };
  const results: AxeResults = await page.evaluate(
    // biome-ignore lint/suspicious/noExplicitAny: axe is a global in the page
    (options) => (globalThis as any).axe.run(document, options),
    options,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
