import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { documentPaths, pagePaths, productPricesPath, setPath } from '../../src/contract/paths.ts';
import { sitePages } from '../../src/documents/site-pages.ts';
import { book } from '../../src/hosts/book.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';
import { violationsInBothSchemes } from '../../test/support/axe.ts';
import { launch, unpacked } from '../../test/support/browser.ts';
import { ownDist } from '../../test/support/own-build.ts';
import { endWithRun, folderOfRun } from '../../test/support/run.ts';
import { startBuilt } from '../../test/support/served.ts';
import { freePort } from './load/connection.ts';
import { report, run } from './tools.ts';

/** What public tools say of the built site, served at its own base URL so that its links work. */

const { baseUrl } = JSON.parse(readFileSync(join(ownDist, 'server/site.json'), 'utf8'));
const { hostname, port } = new URL(baseUrl);
if (hostname !== 'localhost') {
  throw new Error(
    `The build publishes ${baseUrl}, but the audit follows its links on this machine: run npm run build without BASE_URL first`,
  );
}
const service = await startBuilt({ PORT: port });
endWithRun(service.process.pid as number);
const catalog = openCatalog(book, baseUrl);

const text = await (await service.fetch(documentPaths.openApi)).text();
const folder = folderOfRun({
  // The rules reject localhost.
  'openapi.json': text.replaceAll(baseUrl, 'https://tabs.example'),
  'spectral.json': '{"extends":["spectral:oas"]}',
});
const description = join(folder, 'openapi.json');

test('redocly finds nothing in /openapi.json, recommended-strict', async () => {
  const options = ['--extends', 'recommended-strict', '--format', 'json'];
  expect((await report('redocly', ['lint', description, ...options])).problems).toEqual([]);
});

test('spectral finds nothing in /openapi.json', async () => {
  const options = ['--ruleset', join(folder, 'spectral.json'), '--format', 'json', '--quiet'];
  expect(await report('spectral', ['lint', description, ...options])).toEqual([]);
});

test('html-validate finds nothing in any page', async () => {
  const pages = globSync('client/**/*.html', { cwd: ownDist }).map((name) => join(ownDist, name));
  // On stdout the report would be truncated: it includes the pages.
  const file = join(folder, 'report.json');
  const config = join(import.meta.dirname, 'html-validate.json');
  await run('.bin/html-validate', ['--config', config, '--formatter', `json=${file}`, ...pages]);
  const results: { filePath: string; messages: object[] }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  console.log(`${pages.length} pages`);
  expect(
    results.flatMap(({ filePath, messages }) =>
      messages.map((message) => ({ filePath, ...message })),
    ),
  ).toEqual([]);
});

test('linkinator finds no broken link or fragment', async () => {
  // Fewer at a time than the order pages that the service renders at once: it refuses more.
  const options = ['--recurse', '--check-fragments', '--concurrency', '30', '--format', 'json'];
  const { links }: { links: { state: string; url: string; status: number; parent: string }[] } =
    await report('linkinator', [`${baseUrl}/`, ...options]);
  console.log(`${links.length} links`);
  const broken = links
    .filter(({ state }) => state === 'BROKEN')
    // An order link's fragment is the look of its design, no part of a page.
    .filter(({ url, status }) => status !== 200 || !/#(cut|colors)=/.test(url))
    .map(({ url, status, parent }) => `${url} is ${status}, linked from ${parent}`);
  expect(broken).toEqual([]);
});

// It asks llms.txt for every page of the sitemap; each set has one, and the list of sets leads there.
test('afdocs scores the site at least 97', async () => {
  const options = ['--format', 'json', '--score', '--quiet'];
  const { scoring, results } = await report('afdocs', ['check', baseUrl, ...options]);
  const isFault = ({ status }: { status: string }) => status === 'fail' || status === 'warn';
  console.log(scoring.overall, results.filter(isFault));
  expect(scoring.overall).toBeGreaterThanOrEqual(97);
});

const debuggingPort = await freePort();
const chromium = await launch(await unpacked(), folderOfRun(), [
  `--remote-debugging-port=${debuggingPort}`,
]);
afterAll(() => chromium.close());

const pages = sitePages(catalog).map(({ path }) => path);

test.each([...pages, '/no-such-page'])(
  'axe finds nothing in %s, light and dark, on a phone',
  async (path) => {
    const viewport = { width: 360, height: 740 };
    const context = await chromium.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(service.address + path);
    // As it is used: the designer's script starts after the first paint.
    await page.waitForFunction(() => !document.querySelector('#designer:not([data-ready])'));
    const found = await violationsInBothSchemes(page);
    await context.close();
    expect(found).toEqual([]);
  },
);

const [firstSet] = readySets(catalog);

/** One page of each kind. */
const kindsOfPages = [
  pagePaths.home,
  pagePaths.prices,
  productPricesPath(catalog.defaultProduct),
  ...(firstSet ? [pagePaths.sets, setPath(firstSet.slug)] : []),
  pagePaths.faq,
  pagePaths.developers,
  ...catalog.productIds.map(designerPath),
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

// Other work on this machine can only slow a page down, so the best of three runs counts.
test.each(kindsOfPages)(
  'Lighthouse scores %s 100 on a simulated phone',
  { retry: 2 },
  async (path) => {
    const { categories: scored, audits } = await report('lighthouse', [
      service.address + path,
      `--port=${debuggingPort}`,
      `--only-categories=${categories.join()}`,
      ...['--output=json', '--output-path=stdout', '--quiet'],
    ]);
    const scores = categories.map((id) => `${id} ${Math.round((scored[id].score ?? 0) * 100)}`);
    const misses = categories
      .filter((id) => scored[id].score !== 1)
      .flatMap((id) => scored[id].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${audits[id].title} ${audits[id].displayValue ?? ''}`);
    expect(scores, misses.join('; ')).toEqual(categories.map((id) => `${id} 100`));
    const { numericValue: shift } = audits['cumulative-layout-shift'];
    const { displayValue: largest } = audits['largest-contentful-paint'];
    console.log(`${path}: layout shift ${shift}, largest paint ${largest}`);
    expect(shift).toBe(0);
  },
);
