import { execFileSync } from 'node:child_process';
import { book } from '../src/hosts/book.ts';
import { readLink } from '../src/order/read-link.ts';
import { chosenWords } from '../src/pricing/build.ts';
import { type Catalog, openCatalog } from '../src/pricing/catalog.ts';
import { describeBreakdown } from '../src/pricing/in-words.ts';
import { quote } from '../src/pricing/quote.ts';
import { counted } from '../src/text/counts.ts';
import { dateText, parseDay } from '../src/text/days.ts';
import { dollars } from '../src/text/money.ts';
import { otherBook } from './other-shop.ts';
import { runProgram } from './program.ts';

const usage = `npm run price -- "<link>" [--on 2026-11-17]

Says what a link to a design or to the price API costs with today's shop, line by line.

--on  a day: the price with the shop of the last commit before it too, and what differs`;

const options = { on: { type: 'string' } } as const;

await runProgram(
  async ({ positionals: [link], values: { on } }) => {
    if (!link) throw new Error(usage);
    const catalog = openCatalog(book, '');
    const now = linkPrice(catalog, link);
    if (on === undefined) {
      console.log([`Today's shop, ${pricesOf(catalog)}:`, ...now].join('\n'));
      return;
    }
    const commit = commitBefore(on);
    const earlier = openCatalog(await otherBook(commit), '');
    const before = linkPrice(earlier, link);
    const isSame = before.join() === now.join();
    const compared = [
      `Before ${dateText(on)}: commit ${commit.slice(0, 10)}, ${pricesOf(earlier)}.`,
      `Today: ${pricesOf(catalog)}${isSame ? ', and the same price' : ''}.`,
      ...before.map((line) => (now.includes(line) ? `  ${line}` : `- ${line}`)),
      ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
    ];
    console.log(compared.join('\n'));
  },
  { usage, options, allowPositionals: true },
);

/**
 * What a link costs with a shop, as lines of text: what is ordered, each part of the price, and the
 * total.
 *
 * @throws if the link isn't an order of this shop; the message says why.
 */
function linkPrice(catalog: Catalog, link: string): string[] {
  const url = URL.parse(link);
  if (!url) throw new Error(`"${link}" isn't a link. Put it in quotes.`);
  const given = url.searchParams.get('product') ?? url.pathname.split('/').at(-1) ?? '';
  const id = catalog.productIds.find((id) => id === (catalog.book.retired[given] ?? given));
  if (!id) {
    throw new Error(`The link is of no product here: ${catalog.productIds.join(', ')}.`);
  }
  url.searchParams.delete('product');
  const { order, problems } = readLink(catalog, id, url.search.slice(1), '');
  const { build } = order;
  const product = catalog.products[id];
  const ordered = [
    product.data.name,
    `${counted(build.sets, 'set')} of ${counted(build.tabs, 'tab')}`,
    ...chosenWords(product, build),
  ];
  const priced = quote(catalog, build);
  return [
    ...problems.map((problem) => `Not as in the link: ${problem}`),
    ordered.join(', '),
    ...describeBreakdown(priced).map(({ label, text }) => `${label} = ${text}`),
    `Total: ${dollars(priced.totalCents)}`,
  ];
}

/**
 * The last commit before a day.
 *
 * @throws if there is none.
 */
function commitBefore(day: string): string {
  if (parseDay(day) === undefined) {
    throw new Error(`--on is "${day}": write a day as YYYY-MM-DD, such as 2026-11-17.`);
  }
  const given = ['rev-list', '-1', `--before=${day}T00:00:00`, 'HEAD'];
  const commit = execFileSync('git', given, { encoding: 'utf8' }).trim();
  if (!commit) throw new Error(`There is no commit before ${day}.`);
  return commit;
}

function pricesOf({ book }: Catalog): string {
  return `prices of ${dateText(book.prices.date)}`;
}
