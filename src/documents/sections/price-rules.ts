import type { ProductId, Section } from '../../book/schema.ts';
import {
  allChoices,
  type Catalog,
  type PricedProduct,
  perProduct,
  type SiteCatalog,
  textsByProduct,
} from '../../pricing/catalog.ts';
import { chargesText } from '../../pricing/charges.ts';
import { priceTable, quantitiesText } from '../../pricing/quantities.ts';
import { type BreakdownLine, quote } from '../../pricing/quote.ts';
import { examplesOf } from '../../pricing/usual.ts';
import { counted } from '../../text/counts.ts';
import type { Values } from '../../text/fill-in.ts';
import { capitalized } from '../../text/words.ts';
import { apiQuery, exampleBuild, usualBuild } from '../examples.ts';
import { code, plainDollars, plainMicros, table } from '../plain-text.ts';

/** How a total is calculated by hand: the formula, and what its rules depend on. */
export function priceRules(catalog: SiteCatalog): Values {
  const { productIds, products } = catalog;
  const charges = chargesOf(productIds.map((id) => products[id]));
  const formulas = textsByProduct(catalog, (product) => `round(${formula(product)})`);
  const lines = formulas.map(
    ({ text, nouns }) => `total${formulas.length > 1 ? ` of ${nouns}` : ''} = ${text}`,
  );
  const kinds = textsByProduct(catalog, ({ rates }) => readings[kindOf(rates)]);
  return {
    formulas: ['```', ...lines, 'price per set = round(total / sets)', '```'].join('\n'),
    quantities: quantitiesText(catalog),
    tabsPerSet: perProduct(catalog, ({ tabsPerSet: { min, max } }) => `${min} to ${max}`),
    rateRules: kinds
      .map(({ text, nouns }) => `${kinds.length > 1 ? capitalized(`${nouns}: `) : ''}${text}.`)
      .join(' '),
    ifPercents: charges.has('percent') ? '' : undefined,
    ifDiscounts: charges.hasDiscounts ? '' : undefined,
    ifMinimum: charges.hasMinimum ? '' : undefined,
    workedExamples: workedExamples(catalog),
  };
}

const inColumn = 'in the column of the largest number of sets that is not above the order';

/** How the price of tabs is read from a product's table, by its kind. */
const readings = {
  sets: 'The rate depends only on the number of sets, never on the number of tabs',
  tabs: "The rate depends on all tabs of the order, sets x tabs; between two numbers in the table it is on the straight line between their rates, rounded to four decimals, half up; below the first and above the last it is that one's",
  steps:
    'The rate depends on all tabs of the order, sets x tabs: it is that of the largest number in the table that is not above it',
  matrix: `The price is in the row of the tabs, or in the next row if there is none, ${inColumn}`,
  onlyTabs: `The price is in the row of the tabs, ${inColumn}; no other number of tabs can be ordered`,
};

type Rates = PricedProduct['rates'];

function kindOf({ matrix, by, between }: Rates): keyof typeof readings {
  if (matrix) return matrix.onlyTabs ? 'onlyTabs' : 'matrix';
  return by === 'tabs' && between === 'steps' ? 'steps' : by;
}

function chargesOf(products: readonly PricedProduct[]) {
  const charges = products.flatMap(allChoices).flatMap(({ charges }) => charges);
  return {
    hasMinimum: products.some(({ minimumCents }) => minimumCents > 0),
    hasDiscounts: products.some(({ discounts }) => discounts.length > 0),
    has: (kind: 'perSet' | 'percent') => charges.some(({ key }) => key === kind),
  };
}

/** A product's exact total in words, with the kinds of charges that it has. */
export function formula(product: PricedProduct): string {
  const { hasMinimum, hasDiscounts, has } = chargesOf([product]);
  const per = product.rates.matrix?.per ?? 'tab';
  const factors = (prices: readonly string[]) =>
    prices.length > 1 ? `(${prices.join(' + ')})` : prices.join('');
  const perTab = [...(per === 'tab' ? ['rate per tab'] : []), 'charges per tab'];
  const perSet = [
    ...(per === 'set' ? ['price per set'] : []),
    ...(has('perSet') ? ['charges per set'] : []),
  ];
  const sum = [
    ...['setup', 'charges per order', ...(per === 'order' ? ['price per order'] : [])],
    `sets x tabs x ${factors(perTab)}`,
    ...(perSet.length > 0 ? [`sets x ${factors(perSet)}`] : []),
  ].join(' + ');
  const shares = [
    ...(has('percent') ? ['(1 + percents / 100)'] : []),
    ...(hasDiscounts ? ['(1 - discount / 100)'] : []),
  ];
  const whole = shares.length > 0 ? [`(${sum})`, ...shares].join(' x ') : sum;
  return hasMinimum ? `the larger of the minimum charge and this: ${whole}` : whole;
}

/** One product's prices: charges per order, prices of tabs, discounts, and what each choice adds. */
export function productTables(catalog: SiteCatalog, id: ProductId): Section {
  const { data, rates, ...product } = catalog.products[id];
  const { name, summary, setup, colorChange, minimumCharge, discounts = [] } = data;
  const titled = (title: string, heads: readonly string[], rows: Parameters<typeof table>[1]) =>
    rows.length > 0 ? [`#### ${title} of ${code(id)}`, table(heads, rows)] : [];
  const charges = [
    ['setup', setup],
    ['each color change (`colorChanges`)', colorChange],
    ['minimum charge', minimumCharge],
  ].flatMap(([name = '', amount]) => (amount === undefined ? [] : [[name, amount]]));
  const options = allChoices(product).map(({ option, id, label, meaning, isDefault, charges }) => [
    code(option),
    `${code(id)}${isDefault ? ' (default)' : ''}`,
    chargesText(charges).replace(/(\d),(?=\d)/g, '$1') || '0',
    `${label}: ${meaning}`,
  ]);
  return {
    id: `product-${id}`,
    title: `Product ${code(id)}: ${name}`,
    paragraphs: [
      summary,
      ...titled('Charges per order', ['charge', 'USD per order'], charges),
      ...titled(...tabPrices(rates)),
      ...titled(
        'Discounts',
        ['sum over USD', 'discount in percent'],
        discounts.map(({ over, percent }) => [over, percent]),
      ),
      ...titled('Options', ['option', 'choice', 'adds', 'meaning'], options),
    ],
  };
}

type Cells = readonly (string | number)[];

function tabPrices({ by, between, list, matrix }: Rates): [string, readonly string[], Cells[]] {
  if (matrix) {
    const heads = ['tabs in a set', ...matrix.sets.map((sets) => counted(sets, 'set'))];
    const rows = matrix.rows.map(({ tabs, prices }) => [tabs, ...prices.map(plainMicros)]);
    return [`Prices per ${matrix.per}`, heads, rows];
  }
  const allTabs = between === 'steps' ? 'from tabs in the order' : 'tabs in the order';
  const rows = list.map(({ at, amount }) => [at, plainMicros(amount)]);
  return ['Rates per tab', [by === 'sets' ? 'sets' : allTabs, 'USD per tab'], rows];
}

/** Totals of builds that show every part of a price, part by part, each once. */
function workedExamples(catalog: SiteCatalog): string {
  const worked = examplesOf(catalog).worked.map((example) => exampleBuild(catalog, example));
  const builds = [usualBuild(catalog), ...worked];
  const byQuery = new Map(builds.map((build) => [apiQuery(catalog, build), build]));
  const rows = [...byQuery].map(([query, build]) => {
    const { totalCents, perSetCents, breakdown } = quote(catalog, build);
    const parts = breakdown.map(partText).join(' + ');
    return [code(query), parts, plainDollars(totalCents), plainDollars(perSetCents)];
  });
  return table(['build', 'parts', 'total USD', 'USD per set'], rows);
}

/** @example '106.25 (125 x 0.85)' */
function partText({ count, each, cents, item }: BreakdownLine): string {
  const amount = plainDollars(cents);
  if (count !== undefined && each !== undefined) {
    return `${amount} (${count} x ${plainMicros(each)})`;
  }
  return item === 'setup' ? amount : `${amount} (${code(item)})`;
}

/** A product's totals at the common tab counts, for default builds. */
export function defaultTotals(catalog: Catalog, id: ProductId): Section {
  const product = catalog.products[id];
  const rows = priceTable(product).map(({ sets, cells }) => [
    sets,
    ...cells.map(({ totalCents }) => plainDollars(totalCents)),
  ]);
  const heads = ['sets', ...product.commonTabs.map((tabs) => counted(tabs, 'tab'))];
  return { id: `totals-${id}`, title: `Totals of ${code(id)}`, paragraphs: [table(heads, rows)] };
}
