import { checkBook } from '../src/book/check.ts';
import { checkTransit } from '../src/book/check-transit.ts';
import { book } from '../src/book/index.ts';
import { transit } from '../src/book/transit.generated.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { checkFacts } from '../src/pricing/check-facts.ts';

const faults = [...checkBook(book), ...checkTransit(book, transit)];
if (faults.length === 0) faults.push(...checkFacts(openCatalog(book, '')));
for (const { place, value, message } of faults) {
  console.error(`src/book: ${place} is ${JSON.stringify(value) ?? 'missing'}: ${message}`);
}
if (faults.length > 0) process.exitCode = 1;
else console.log('The book is whole.');
