import { book } from '../src/book/index.ts';
import { dateOfNumber, priceBookOf } from '../src/documents/quote-number.ts';
import { designerPath } from '../src/order/path.ts';
import { readLink } from '../src/order/read-link.ts';
import { chosenWords } from '../src/pricing/build.ts';
import { type Catalog, openCatalog } from '../src/pricing/catalog.ts';
import { quote } from '../src/pricing/quote.ts';
import { counted } from '../src/text/counts.ts';
import { dateText, isoDate, parseDay } from '../src/text/days.ts';
import { dollars } from '../src/text/money.ts';
import { runProgram } from './program.ts';

const usage = `npm run quote:check -- <number or link>

Says whether a quote can be this shop's, and what it said. The number is at its top; the link is in
its QR code. Put a link in quotes.`;

/** What a seller learns about a quote that a buyer sent. */
interface QuoteFinding {
  /** Whether it can be one of this shop's. */
  readonly isGenuine: boolean;
  readonly sentences: readonly string[];
}

/**
 * Checks a quote by its number, or by the link in its QR code, which also says what was quoted. The
 * number isn't secret, so a price that this book no longer has can't be vouched for.
 *
 * @param text a number, a link, or both
 */
export function checkQuote(catalog: Catalog, text: string): QuoteFinding {
  const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
  const [, named = '', cents] =
    /#.*\bquote=([\w-]+)\.(\d{1,12})/.exec(link) ?? /(?:^|\s)([\w-]+)/.exec(text) ?? [];
  const number = named.toUpperCase();
  const date = dateOfNumber(number);
  if (date === undefined) {
    return forged(
      link && !cents
        ? 'This link is of a design, not of a quote: scan the QR code on the quote.'
        : `${number.slice(0, 40) || 'This'} isn't the number of a quote of ours: it is misspelled or made up.`,
    );
  }
  const valid = validity(catalog, date);
  if (!link || cents === undefined) {
    return genuine(
      `${number} can be the number of a quote from ${dateText(date)}${valid}.`,
      'To see what it said, check the link in its QR code.',
    );
  }
  const build = buildOf(catalog, link);
  const totalCents = Number(cents);
  const priceBook = build && priceBookOf(catalog, number, { date, build, totalCents });
  if (!build || priceBook === undefined) {
    return forged(`${number} isn't genuine: its number doesn't belong to this order and total.`);
  }
  const product = catalog.products[build.product];
  const said = [
    product.data.name,
    `${counted(build.sets, 'set')} of ${counted(build.tabs, 'tab')}`,
    ...chosenWords(product, build),
  ];
  const quoted = `${number}, ${dateText(date)}${valid}: ${said.join(', ')}: ${dollars(totalCents)} total.`;
  const now = quote(catalog, build).totalCents;
  if (priceBook === catalog.book.prices.date) {
    return now === totalCents
      ? genuine(`Genuine. ${quoted}`)
      : forged(
          `${number} isn't genuine: this order costs ${dollars(now)}, not ${dollars(totalCents)}.`,
        );
  }
  return genuine(
    quoted,
    `It was made with the prices of ${dateText(priceBook)}. With those of ${dateText(catalog.book.prices.date)}, the total is ${dollars(now)}. Check the old total with the book of that day.`,
  );
}

function genuine(...sentences: string[]): QuoteFinding {
  return { isGenuine: true, sentences };
}

function forged(sentence: string): QuoteFinding {
  return { isGenuine: false, sentences: [sentence] };
}

function validity({ book }: Catalog, date: string): string {
  const { quoteValidDays } = book.seller;
  if (quoteValidDays === undefined) return '';
  return `, valid until ${dateText(isoDate((parseDay(date) ?? 0) + quoteValidDays))}`;
}

/** The build of a quote's link; `undefined` if this shop can't make it. */
function buildOf(catalog: Catalog, link: string) {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  const product = catalog.productIds.find((id) => pathname.endsWith(designerPath(id)));
  if (!product) return undefined;
  const { order, problems } = readLink(catalog, product, search.slice(1), '');
  return problems.length === 0 ? order.build : undefined;
}

if (import.meta.main) {
  await runProgram(
    ({ positionals }) => {
      if (positionals.length === 0) throw new Error(usage);
      const { isGenuine, sentences } = checkQuote(openCatalog(book, ''), positionals.join(' '));
      for (const sentence of sentences) console.log(sentence);
      if (!isGenuine) process.exitCode = 1;
    },
    { usage, allowPositionals: true },
  );
}
