import { readMatrix } from '../matrix.ts';
import type { Book, ProductData, TransitData } from '../schema.ts';
import { type Fault, faultsOf, placed, placedChoices, type Report } from './fault.ts';

/** What the default shop says of its seller, its rates and its place. */
const defaults = {
  seller: {
    name: 'Example Index Tabs',
    email: 'orders@example.com',
    registryName: 'com.example/tabquote',
    legalName: 'Example Index Tabs, Inc.',
    address: ['1200 Sample Parkway', 'Schaumburg, IL 60173'],
    phone: '(847) 555-0142',
    paymentTerms: 'Due when the proof is approved. Net 30 for accounts with approved credit.',
  },
  originZip: '60173',
  state: 'Illinois',
  creditStart: 'Default rates',
  rates: ['0.85 0.52 0.41 0.29 0.26 0.21', '3.10 2.35 1.57 1.04 0.85 0.79'],
};

/**
 * Finds what a seller probably forgot to change: parts of the default shop in one that changed, and
 * prices that look like a slipped decimal point. Nothing of it stops a build.
 *
 * @param book one in which `checkShop` found no faults.
 */
export function shopLeftovers(book: Book, { origin }: TransitData): Fault[] {
  const { seller, facts, prices } = book;
  const products = placed<ProductData>('products', book.products);
  const hasDefaultRates = products.some(([{ rates = {} }]) =>
    defaults.rates.includes(Object.values(rates).join(' ')),
  );
  return faultsOf((report) => {
    const isRenamed = seller.name !== defaults.seller.name;
    const isOther = isRenamed || seller.originZip !== defaults.originZip || !hasDefaultRates;
    const write = isRenamed ? `write that of ${seller.name}` : 'write yours';
    for (const [was, place, key] of placed<unknown>('seller', defaults.seller)) {
      const isLeft = JSON.stringify(Object(seller)[key]) === JSON.stringify(was);
      if (isOther && isLeft) report(place, `this is still the example's: ${write}`);
    }
    // It stays as long as one product has the default's rates.
    if (prices.credit?.startsWith(defaults.creditStart) && !hasDefaultRates) {
      report('prices.credit', 'these rates are your own: delete the credit for the default ones');
    }
    for (const [text, place] of placed('facts', facts)) {
      const isMoved = origin.state !== defaults.state && text.includes(defaults.state);
      const message = `parcels ship from ${origin.zip} in ${origin.state}: write that instead of ${defaults.state}`;
      if (isMoved) report(place, message);
    }
    const choices = products.flatMap(([{ options }]) => options.flatMap(({ choices }) => choices));
    if (facts.artwork !== undefined && !choices.some(({ effect }) => effect?.printsBody)) {
      const message =
        'no choice prints on the divider (effect: { printsBody: true }): leave this out';
      report('facts.artwork', message);
    }
    if (facts.rush === undefined && choices.some(({ productionDays = 0 }) => productionDays < 0)) {
      const message =
        'a choice makes production faster: say so here, or documents say "on request"';
      report('facts.rush', message);
    }
    for (const [product, place] of products) checkPrices(place, product, report);
  });
}

/** How many times a price may differ from its neighbors before it looks like a slip. */
const oddTimes = 5;

/** Reports prices far from both neighbors, in a list or in a row of a matrix, and odd charges. */
function checkPrices(place: string, { rates, matrix, options }: ProductData, report: Report): void {
  checkRow(
    placed(`${place}.rates`, rates ?? {}).map(([rate, at]) => [at, Number(rate)]),
    report,
  );
  for (const { line, prices } of readMatrix(matrix?.table ?? '').rows) {
    checkRow(
      prices.map((price) => [`${place}.matrix.table.${line}`, Number(price)]),
      report,
    );
  }
  const lowest = Math.min(...Object.values(rates ?? {}).map(Number));
  const message = `this is ${oddTimes} times the product's lowest rate or more: check the decimal point`;
  for (const [{ perTab = 0 }, at] of placedChoices(place, options)) {
    const charge = Math.abs(Number(perTab));
    if (charge > 0 && charge >= lowest * oddTimes) report(`${at}.perTab`, message);
  }
}

/** The first price and the last one have one neighbor, which may be the odd one itself. */
function checkRow(row: readonly (readonly [place: string, price: number])[], report: Report): void {
  const isFar = (one: number, other: number) => one >= other * oddTimes || other >= one * oddTimes;
  const odd = row.filter(([, price], index) => {
    const neighbors = [row[index - 1], row[index + 1]].filter((near) => near !== undefined);
    return neighbors.length > 0 && neighbors.every(([, near]) => isFar(price, near));
  });
  const inner = odd.filter((one) => one !== row[0] && one !== row.at(-1));
  for (const [place, price] of inner.length > 0 ? inner : odd) {
    const message = `this is ${oddTimes} times or more away from the rates next to it: check the decimal point of ${price}`;
    report(place, message);
  }
}
