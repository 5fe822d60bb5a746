import { book } from '../src/book/index.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { formatCount } from '../src/text/counts.ts';
import { countBuilds } from './prices/all-builds.ts';
import { checkPrices } from './prices/price-rules.ts';
import { progressLine } from './terminal.ts';

const catalog = openCatalog(book, '');
const progress = progressLine('builds walked', countBuilds(catalog));
const { buildsWalked, breachCount, breaches } = checkPrices(catalog, progress.show);
progress.end();

for (const { rule, build, detail } of breaches) console.error(`${build}: ${rule} (${detail})`);
if (breachCount > 0) {
  console.error(
    `${formatCount(breachCount)} breaches in ${formatCount(buildsWalked)} builds; the first ${breaches.length} are named.`,
  );
  process.exitCode = 1;
} else {
  console.log(`All ${formatCount(buildsWalked)} builds follow the price rules.`);
}
