import { book } from '../src/book/index.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { checkQuote } from './prices/quote-check.ts';
import { runProgram } from './program.ts';

const usage = `npm run quote:check -- <number or link>

Says whether a quote can be this shop's, and what it said. The number is at its top; the link is in
its QR code. Put a link in quotes.`;

await runProgram(
  ({ positionals }) => {
    if (positionals.length === 0) throw new Error(usage);
    const { isGenuine, sentences } = checkQuote(openCatalog(book, ''), positionals.join(' '));
    for (const sentence of sentences) console.log(sentence);
    if (!isGenuine) process.exitCode = 1;
  },
  { usage, allowPositionals: true },
);
