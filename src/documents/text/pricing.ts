import type { ProductId } from '../../book/schema.ts';
import { type Build, defaultBuild } from '../../pricing/build.ts';
import {
  allChoices,
  type Catalog,
  hasColors,
  type PricedChoice,
  type PricedProduct,
  type SiteCatalog,
} from '../../pricing/catalog.ts';
import type { Charge } from '../../pricing/charges.ts';
import type { Micros } from '../../pricing/money.ts';
import { priceTable, quantitiesText } from '../../pricing/quantities.ts';
import { choicesOf, quote } from '../../pricing/quote.ts';
import { counted } from '../../text/counts.ts';
import { neverPriced, totalIncludes } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import { apiQuery, exampleBuild, usualBuild } from '../examples.ts';
import { code, numbered, plainDollars, plainMicros, plainUnits, table } from '../plain-text.ts';
import { colorPricedNouns } from '../sentences.ts';

/** How every price is calculated, and what never changes it. */
export function priceRules(catalog: Catalog): string[] {
  const { tabsPerSet } = catalog.book.limits;
  return [
    '## How prices are calculated',
    [
      '```',
      `total = round(${formula(catalog)})`,
      'price per set = round(total / sets)',
      '```',
    ].join('\n'),
    numbered([
      `\`sets\` is one of ${quantitiesText(catalog)}. No other number of sets can be ordered.`,
      `\`tabs\` is the number of tabs in each set, ${tabsPerSet.min} to ${tabsPerSet.max}. Blank tabs count.`,
      `Setup and the rate per tab are in each product's tables. ${rateRules(catalog)}`,
      `Pick one choice per option; an option you leave out uses its default, which adds nothing. ${choiceRules(catalog)}${colorChangeRule(catalog)}`,
      ...(hasMinimum(catalog)
        ? ['An order costs at least the minimum charge of its product.']
        : []),
      'Calculate with exact decimals and round once, at the end: to whole cents, half a cent up (247.875 becomes 247.88). Then divide the rounded total by the sets and round that the same way.',
      'The total is the printing, setup included. The price per set is for comparison: multiplied by sets, it may differ from the total by rounding (95.36 / 25 = 3.8144, shown as 3.81).',
    ]),
    `${neverPriced(hasColors(catalog))} ${totalIncludes(catalog.book)}`,
  ];
}

type Products = Pick<Catalog, 'products' | 'productIds'>;

/** The exact total in words, with the kinds of charges that the products have. */
export function formula(
  catalog: Products,
  { times, adders } = { times: 'x', adders: 'adders' },
): string {
  const sets = isCharged(catalog, 'perSet') ? ` + sets ${times} ${adders} per set` : '';
  const sum = `setup + charges per order + sets ${times} tabs ${times} (rate per tab + ${adders} per tab)${sets}`;
  const whole = isCharged(catalog, 'percent') ? `(${sum}) ${times} (1 + percents / 100)` : sum;
  return hasMinimum(catalog) ? `the larger of the minimum charge and ${whole}` : whole;
}

function isCharged({ products, productIds }: Products, kind: Charge['key']): boolean {
  return productIds.some((id) => hasCharge(products[id], kind));
}

function hasCharge(product: PricedProduct, kind: Charge['key']): boolean {
  return allChoices(product).some(({ charges }) =>
    charges.some(({ key, amount }) => key === kind && amount !== 0),
  );
}

function hasMinimum({ products, productIds }: Products): boolean {
  return productIds.some((id) => products[id].minimumCents > 0);
}

function rateRules({ products, productIds }: Catalog): string {
  const kinds = Map.groupBy(productIds, (id) => products[id].rates.by);
  const whose = (ids: readonly ProductId[]) =>
    kinds.size > 1 ? ` of ${listed(ids.map((id) => products[id].data.noun))}` : '';
  const rules = {
    sets: 'depends only on the number of sets, never on the number of tabs.',
    tabs: "depends on all tabs of the order, sets x tabs. Between two numbers in the table it is on the straight line between their rates, rounded to four decimals, half up; below the first and above the last it is that one's.",
  };
  return [...kinds].map(([by, ids]) => `The rate${whose(ids)} ${rules[by]}`).join(' ');
}

function choiceRules(catalog: Catalog): string {
  const kinds = [
    'per tab',
    ...(isCharged(catalog, 'perSet') ? ['per set'] : []),
    'per order',
    ...(isCharged(catalog, 'percent') ? ['in percent'] : []),
  ];
  const percents = isCharged(catalog, 'percent')
    ? ' Percentages are of the sum of all other charges.'
    : '';
  return `Add up what the choices add ${listed(kinds)}.${percents}`;
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

function chargesTable({ data: { setup, colorChange, minimumCharge } }: PricedProduct): string {
  const rows = [['setup', setup]];
  if (colorChange !== undefined) rows.push(['each color change (`colorChanges`)', colorChange]);
  if (minimumCharge !== undefined) rows.push(['minimum charge', minimumCharge]);
  return table(['charge', 'USD per order'], rows);
}

function ratesTable({ rates }: PricedProduct): string {
  return table(
    [rates.by === 'sets' ? 'sets' : 'tabs in the order', 'USD per tab'],
    rates.list.map(({ at, perTab }) => [at, plainMicros(perTab)]),
  );
}

const columns = {
  perTab: 'adds USD per tab',
  perSet: 'adds USD per set',
  perOrder: 'adds USD per order',
  percent: 'adds percent',
};

/** Every choice of every option, with its adder and its meaning. */
export function optionsText({ products }: Catalog, id: ProductId, headingDepth: 2 | 3): string[] {
  const product = products[id];
  const kinds = (['perTab', 'perSet', 'perOrder', 'percent'] as const).filter(
    (kind) => kind === 'perTab' || kind === 'perOrder' || hasCharge(product, kind),
  );
  const choices = table(
    ['option', 'choice', ...kinds.map((kind) => columns[kind]), 'meaning'],
    product.options.flatMap((option) =>
      [...option.choices.values()].map((choice) => [
        `${code(option.key)}`,
        `${code(choice.id)}${choice.isDefault ? ' (default)' : ''}`,
        ...kinds.map((kind) => plainCharge(choice, kind)),
        `${option.label}, ${choice.label}: ${choice.meaning}`,
      ]),
    ),
  );
  return [`${'#'.repeat(headingDepth)} Options of ${code(id)}`, choices];
}

function plainCharge({ charges }: PricedChoice, kind: Charge['key']): string {
  const charge = charges.find(({ key }) => key === kind);
  return charge && charge.amount !== 0 ? charge.each.replaceAll(',', '') : '0';
}

/** Totals of builds that show every part of a price, calculated step by step, each once. */
export function workedExamplesText(catalog: SiteCatalog): string[] {
  const builds = [
    defaultBuild(catalog, catalog.defaultProduct),
    usualBuild(catalog),
    ...catalog.book.examples.worked.map((example) => exampleBuild(catalog, example)),
  ];
  const byQuery = new Map(builds.map((build) => [apiQuery(catalog, build), build]));
  const rows = [...byQuery].map(([query, build]) => {
    const { totalCents, perSetCents, breakdown } = quote(catalog, build);
    const isRaised = breakdown.some(({ item }) => item === 'minimum');
    const note = isRaised ? ', below the minimum charge' : '';
    return [
      code(query),
      `${workOut(catalog, build)}${note}`,
      plainDollars(totalCents),
      plainDollars(perSetCents),
    ];
  });
  return [
    '## Worked examples',
    'Each build is a query of the price API; anything it leaves out uses its default.',
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

/** A build's sum as written by hand, without zero terms, and its unrounded result in dollars. */
function workOut(catalog: Catalog, build: Build): string {
  const product = catalog.products[build.product];
  const choices = choicesOf(product, build);
  const terms = (kind: 'perTab' | 'perSet' | 'perOrder' | 'permille') =>
    choices.map((choice) => choice[kind]).filter((amount) => amount !== 0);
  const colors = build.colorChanges * (product.colorChange ?? 0);
  const once = [product.setup, ...terms('perOrder'), colors].filter((amount) => amount !== 0);
  const perTab = [product.rates.of(build.sets, build.tabs).perTab, ...terms('perTab')];
  const perSet = terms('perSet');
  const sum = [
    ...once.map(plainMicros),
    `${build.sets} x ${build.tabs} x ${factor(perTab)}`,
    ...(perSet.length > 0 ? [`${build.sets} x ${factor(perSet)}`] : []),
  ].join(' + ');
  const permilles = terms('permille');
  const percents = permilles.map((permille) => permille / 1000).join(' + ');
  const micros = add(once) + build.sets * (build.tabs * add(perTab) + add(perSet));
  const exact = plainUnits((micros / 100) * (1000 + add(permilles)));
  return `${percents ? `(${sum}) x (1 + ${percents})` : sum} = ${exact}`;
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Amounts as a factor of a product: several in parentheses. */
function factor(amounts: readonly Micros[]): string {
  const sum = amounts.map(plainMicros).join(' + ');
  return amounts.length > 1 ? `(${sum})` : sum;
}
