import { book } from '../../src/book/index.ts';
import { pagePaths, productPricesPath, setPath } from '../../src/contract/paths.ts';
import { sitePages } from '../../src/documents/site-pages.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';
import { runProgram } from '../program.ts';
import { checkDescription } from './audit/description.ts';
import { checkObservatory } from './audit/observatory.ts';
import {
  checkAccessibility,
  checkAfdocs,
  checkHtml,
  checkLighthouse,
  checkLinks,
} from './audit/pages.ts';
import { openBrowser, serveBuilt } from './audit/serving.ts';
import { printResults, type Result } from './report.ts';

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
    const checks: Result[] = [
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
    printResults('Public tools', checks);
  } finally {
    await close();
    await service.stop();
  }
}

await runProgram(auditWeb);
