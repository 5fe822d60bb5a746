import { book } from '../../src/book/index.ts';
import { pagePaths, productPricesPath, setPath } from '../../src/contract/paths.ts';
import { sitePages } from '../../src/documents/site-pages.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';
import { runProgram } from '../program.ts';
import { checkAccessibility } from './audit/accessibility.ts';
import { type Check, report } from './audit/check.ts';
import { checkAfdocs, checkLinks } from './audit/crawlers.ts';
import { checkDescription } from './audit/description.ts';
import { checkHtml } from './audit/html.ts';
import { checkLighthouse } from './audit/lighthouse.ts';
import { checkObservatory } from './audit/observatory.ts';
import { openBrowser, serveBuilt } from './audit/serving.ts';

const catalog = openCatalog(book, '');

/** One page of each kind, for Lighthouse. */
const lighthousePaths = [
  pagePaths.home,
  pagePaths.prices,
  productPricesPath(catalog.defaultProduct),
  ...readySets(catalog)
    .slice(0, 1)
    .map(({ slug }) => setPath(slug)),
  pagePaths.faq,
  pagePaths.developers,
  pagePaths.reference,
  ...catalog.productIds.map(designerPath),
];

/** Runs every tool on the built site, prints the results, and fails if one is below its bar. */
async function auditWeb(): Promise<void> {
  const service = await serveBuilt();
  const { browser, debuggingPort, close } = await openBrowser();
  try {
    const { address, baseUrl } = service;
    const paths = sitePages(openCatalog(book, baseUrl)).map(({ path }) => path);
    const checks: Check[] = [
      ...(await checkDescription(address, baseUrl)),
      await checkHtml(new URL('../../dist/client/', import.meta.url)),
      await checkLinks(baseUrl),
      await checkAfdocs(baseUrl),
      await checkObservatory(),
      await checkAccessibility(browser, address, [...paths, '/no-such-page']),
    ];
    for (const path of lighthousePaths) {
      checks.push(await checkLighthouse(address, path, debuggingPort));
    }
    console.log(report(checks));
    if (checks.some(({ passed }) => !passed)) process.exitCode = 1;
  } finally {
    await close();
    await service.stop();
  }
}

await runProgram(auditWeb);
