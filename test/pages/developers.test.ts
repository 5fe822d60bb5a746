import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { quoteDocument } from '../../src/documents/answers.ts';
import { mcpExamples } from '../../src/documents/calls.ts';
import { titledBuild, usualBuild } from '../../src/documents/examples.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { quote } from '../../src/pricing/quote.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { plain } from '../support/claims.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();
const run = promisify(execFile);

const usual = quoteDocument(catalog, quote(catalog, usualBuild(catalog))).price;

/** The examples of the page, in its order: the start of each, and what it has to print. */
const examples: Readonly<Record<string, () => string | object>> = {
  "curl '[^']*/api/price": () => ({ price: usual }),
  "curl '[^']*/api/delivery-date": () => ({ delivery_date: expect.any(String) }),
  'import ': () => {
    const here = openCatalog(catalog.book, service.baseUrl);
    const { price, orderUrl } = quoteDocument(here, quote(here, titledBuild(here)));
    return `${price.total} ${orderUrl}`;
  },
  "curl '[^']*/api/mcp": () => ({ result: { structuredContent: { price: usual } } }),
};

test.for(Object.entries(examples))(
  'the example "%s" does what it says',
  async ([start, expected], { skip }) => {
    const page = await (await service.fetch('/developers')).text();
    const shown = [...page.matchAll(/<pre><code>([^<]*)</g)].map(([, code = '']) => plain(code));
    const code = shown.find((code) => code.search(start) === 0) ?? '';
    const [file, ...args] = code.startsWith('curl')
      ? (['sh', '-c'] as const)
      : ([process.execPath, '--input-type=module', '-e'] as const);
    const isInstalled = await run('curl', ['--version']).then(Boolean, () => false);
    if (file === 'sh' && !isInstalled) skip('curl is not installed here');
    const text = code.replaceAll(service.baseUrl, service.address);
    const { stdout } = await run(file, [...args, text]);
    const required = expected();
    if (typeof required === 'string') expect(stdout.trim()).toBe(required);
    else expect(JSON.parse(stdout)).toMatchObject(required);
  },
);

test('the page shows every sample of the MCP server, and code is copied as shown', async () => {
  const { page } = await chromium.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${service.address}/developers`);
  const shown = (await page.locator('pre').allTextContents()).join('\n');
  for (const { code } of mcpExamples(openCatalog(catalog.book, service.baseUrl)))
    expect(shown).toContain(code);
  await page.getByRole('button', { name: 'Copy: A call of /api/price' }).press('Enter');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(await page.locator('figure.code').first().innerText());
});
