import type { ProductId } from '../../book/schema.ts';
import type { Catalog, PricedProduct, SiteCatalog } from '../../pricing/catalog.ts';
import type { Micros } from '../../pricing/money.ts';
import { priceTable } from '../../pricing/price-table.ts';
import { counted } from '../../text/counts.ts';
import { neverPriced, totalIncludes } from '../../text/totals.ts';
import { plainDollars, plainMicros } from '../figures.ts';
import { code, numbered, table } from '../markdown.ts';
import { colorPricedNouns } from '../product-nouns.ts';
import { workedExamples } from '../worked-examples.ts';

/** How every price is calculated, and what never changes it. */
export function priceRules(catalog: Catalog): string[] {
  const { tabsPerSet, setQuantities } = catalog.book.limits;
  return [
    '## How prices are calculated',
    [
      '```',
      'total = round(setup + charges per order + sets x tabs x (rate per tab + adders per tab))',
      'price per set = round(total / sets)',
      '```',
    ].join('\n'),
    numbered([
      `\`sets\` is one of ${setQuantities.join(', ')}. No other number of sets can be ordered.`,
      `\`tabs\` is the number of tabs in each set, ${tabsPerSet.min} to ${tabsPerSet.max}. Blank tabs count.`,
      "Setup and the rate per tab are in each product's tables. The rate depends only on the number of sets, never on the number of tabs.",
      `Pick one choice per option; an option you leave out takes its default, which adds nothing. Add up what the choices add per tab and per order.${colorChangeRule(catalog)}`,
      'Calculate with exact decimals and round once, at the end: to whole cents, half a cent up (247.875 becomes 247.88). Then divide the rounded total by the sets and round that the same way.',
      'The total is the printing, setup included. The price per set is for comparison: multiplied by sets, it may differ from the total by rounding (95.36 / 25 = 3.8144, shown as 3.81).',
    ]),
    `${neverPriced} ${totalIncludes(catalog.book.prices.excludes)}`,
  ];
}

/** The source of the prices, in small print at the end; empty if the book names none. */
export function creditText({ book }: Catalog): string[] {
  const { credit } = book.prices;
  return credit === undefined ? [] : [`${credit}.`];
}

function colorChangeRule(catalog: Catalog): string {
  const nouns = colorPricedNouns(catalog);
  if (nouns === '') return '';
  return ` On ${nouns}, each color change (the number of distinct tab colors minus one) is charged per order.`;
}

/** One product's prices: charges per order, rates, and the adders of every choice. */
export function productPrices(catalog: Catalog, id: ProductId): string[] {
  const product = catalog.products[id];
  return [
    `## Product ${code(id)}: ${product.data.name}`,
    product.data.summary,
    `### Charges per order of ${code(id)}`,
    chargesTable(product),
    `### Rates per tab of ${code(id)}`,
    ratesTable(product),
    ...optionsText(catalog, id, 3),
  ];
}

/** Every choice of every option, with its adder and its meaning. */
export function optionsText({ products }: Catalog, id: ProductId, headingDepth: 2 | 3): string[] {
  return [`${'#'.repeat(headingDepth)} Options of ${code(id)}`, optionsTable(products[id])];
}

function chargesTable({ data: { setup, colorChange } }: PricedProduct): string {
  const rows = [['setup', setup]];
  if (colorChange !== undefined) rows.push(['each color change (`colorChanges`)', colorChange]);
  return table(['charge', 'USD per order'], rows);
}

function ratesTable({ rates }: PricedProduct): string {
  return table(
    [rates.by === 'sets' ? 'sets' : 'tabs in the order', 'USD per tab'],
    rates.list.map(({ at, perTab }) => [at, plainMicros(perTab)]),
  );
}

function optionsTable({ options }: PricedProduct): string {
  return table(
    ['option', 'choice', 'adds USD per tab', 'adds USD per order', 'meaning'],
    options.flatMap((option) =>
      [...option.choices.values()].map((choice) => [
        `${code(option.key)}`,
        `${code(choice.id)}${choice.isDefault ? ' (default)' : ''}`,
        plainAdder(choice.perTab),
        plainAdder(choice.perOrder),
        `${option.label}, ${choice.label}: ${choice.meaning}`,
      ]),
    ),
  );
}

/** Totals of builds that show every part of a price, calculated step by step. */
export function workedExamplesText(catalog: SiteCatalog): string[] {
  const rows = workedExamples(catalog).map(({ query, sum, exact, quote }) => [
    code(query),
    `${sum} = ${exact}`,
    plainDollars(quote.totalCents),
    plainDollars(quote.perSetCents),
  ]);
  return [
    '## Worked examples',
    'Each build is a query of the price API; anything it leaves out takes its default.',
    table(['build', 'sum before rounding', 'total USD', 'USD per set'], rows),
  ];
}

/** The price tables of all products. */
export function priceTables(catalog: Catalog): string[] {
  return [
    '## Price tables',
    'Standard options. Each cell: total USD (USD per set).',
    ...catalog.productIds.flatMap((id) => [
      `### Totals of ${code(id)}`,
      defaultPrices(catalog, id),
    ]),
  ];
}

/** Totals and prices per set at the common tab counts, for default builds. */
export function defaultPrices(catalog: Catalog, id: ProductId): string {
  const tabCounts = catalog.book.limits.commonTabCounts;
  return table(
    ['sets', ...tabCounts.map((tabs) => counted(tabs, 'tab'))],
    priceTable(catalog.products[id], tabCounts).map(({ sets, cells }) => [
      sets,
      ...cells.map(
        ({ totalCents, perSetCents }) =>
          `${plainDollars(totalCents)} (${plainDollars(perSetCents)})`,
      ),
    ]),
  );
}

function plainAdder(micros: Micros): string {
  return micros === 0 ? '0' : plainMicros(micros);
}
