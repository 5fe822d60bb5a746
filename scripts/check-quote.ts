import { book } from '../src/book/index.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { checkQuote } from './prices/quote-check.ts';

const given = process.argv.slice(2).join(' ');
if (given === '' || given === '--help') {
  console.log(`npm run quote:check -- <number or link>

Says whether a quote can be this shop's, and what it said. The number is at its top; the link is in
its QR code. Put a link in quotes.`);
  process.exit(given === '' ? 1 : 0);
}
const { isGenuine, sentences } = checkQuote(openCatalog(book, ''), given);
for (const sentence of sentences) console.log(sentence);
if (!isGenuine) process.exitCode = 1;
