import type { ProductId } from '../../book/schema.ts';
import { type Build, defaultBuild } from '../../pricing/build.ts';
import {
  allChoices,
  type Catalog,
  type PricedProduct,
  type SiteCatalog,
  sellsColors,
} from '../../pricing/catalog.ts';
import type { Micros } from '../../pricing/money.ts';
import { priceTable, quantitiesText } from '../../pricing/quantities.ts';
import { choicesOf, quote, sumOf } from '../../pricing/quote.ts';
import { counted } from '../../text/counts.ts';
import { neverPriced, totalIncludes } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import { apiQuery, exampleBuild, usualBuild } from '../examples.ts';
import { code, numbered, plainDecimal, plainDollars, plainMicros, table } from '../plain-text.ts';
import { colorPricedNouns } from '../sentences.ts';

/** How every price is calculated, and what never changes it. */
export function priceRules(catalog: Catalog): string[] {
  const { tabsPerSet } = catalog.book.limits;
  const { hasMinimum, hasDiscounts, has } = chargesOf(catalog);
  const hasMatrix = catalog.productIds.some((id) => catalog.products[id].rates.matrix);
  const charged = ['per tab', ...(has('perSet') ? ['per set'] : []), 'per order'];
  if (has('percent')) charged.push('in percent');
  const percents = has('percent') ? ' Percentages are of the sum of all other charges.' : '';
  const nouns = colorPricedNouns(catalog);
  const colorChanges =
    nouns &&
    ` On ${nouns}, each color change (the number of distinct tab colors minus one) is charged per order.`;
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
      `Setup and ${hasMatrix ? 'the prices of the tabs' : 'the rate per tab'} are in each product's tables. ${rateRules(catalog)}`,
      `Pick one choice per option; an option you leave out uses its default, which adds nothing. Add up what the choices add ${listed(charged)}.${percents}${colorChanges}`,
      ...(hasDiscounts
        ? [
            'The discount is a percentage, by the sum of everything above: that of the highest amount in the table of discounts that the exact sum is over, else 0.',
          ]
        : []),
      ...(hasMinimum ? ['An order costs at least the minimum charge of its product.'] : []),
      'Calculate with exact decimals and round once, at the end: to whole cents, half a cent up (247.875 becomes 247.88). Then divide the rounded total by the sets and round that the same way.',
      'The total is the printing, setup included. The price per set is for comparison: multiplied by sets, it may differ from the total by rounding (95.36 / 25 = 3.8144, shown as 3.81).',
    ]),
    `${neverPriced(sellsColors(catalog))} ${totalIncludes(catalog.book)}`,
  ];
}

type Products = Pick<Catalog, 'products' | 'productIds'>;

function chargesOf({ products, productIds }: Products) {
  const all = productIds.map((id) => products[id]);
  const charges = all.flatMap(allChoices).flatMap(({ charges }) => charges);
  return {
    hasMinimum: all.some(({ minimumCents }) => minimumCents > 0),
    hasDiscounts: all.some(({ discounts }) => discounts.length > 0),
    /** What the tabs are priced by: the product's rates, or the cells of its matrix. */
    pricedPer: new Set(all.map(({ rates }) => rates.matrix?.per ?? 'tab')),
    has: (kind: 'perSet' | 'percent') => charges.some(({ key }) => key === kind),
  };
}

/** The exact total in words, with the kinds of charges that the products have. */
export function formula(
  products: Products,
  { times, adders } = { times: 'x', adders: 'adders' },
): string {
  const { hasMinimum, hasDiscounts, pricedPer, has } = chargesOf(products);
  const factors = (prices: readonly string[]) =>
    prices.length > 1 ? `(${prices.join(' + ')})` : prices.join('');
  const perTab = [...(pricedPer.has('tab') ? ['rate per tab'] : []), `${adders} per tab`];
  const perSet = [
    ...(pricedPer.has('set') ? ['price per set'] : []),
    ...(has('perSet') ? [`${adders} per set`] : []),
  ];
  const sum = [
    ...['setup', 'charges per order', ...(pricedPer.has('order') ? ['price per order'] : [])],
    `sets ${times} tabs ${times} ${factors(perTab)}`,
    ...(perSet.length > 0 ? [`sets ${times} ${factors(perSet)}`] : []),
  ].join(' + ');
  const raised = has('percent') ? `(${sum}) ${times} (1 + percents / 100)` : sum;
  const whole = hasDiscounts
    ? `${has('percent') ? raised : `(${sum})`} ${times} (1 - discount / 100)`
    : raised;
  return hasMinimum ? `the larger of the minimum charge and ${whole}` : whole;
}

function rateRules({ products, productIds }: Catalog): string {
  const kinds = Map.groupBy(productIds, (id): keyof typeof rules => {
    const { matrix, by, between } = products[id].rates;
    if (matrix) return matrix.onlyTabs ? 'onlyTabs' : 'matrix';
    return by === 'tabs' && between === 'steps' ? 'steps' : by;
  });
  const whose = (ids: readonly ProductId[]) =>
    kinds.size > 1 ? ` of ${listed(ids.map((id) => products[id].data.noun))}` : '';
  return [...kinds]
    .map(
      ([kind, ids]) =>
        `The ${kind === 'matrix' || kind === 'onlyTabs' ? 'price' : 'rate'}${whose(ids)} ${rules[kind]}`,
    )
    .join(' ');
}

const inColumn = 'in the column of the largest number of sets that is not above the order';

const rules = {
  sets: 'depends only on the number of sets, never on the number of tabs.',
  tabs: "depends on all tabs of the order, sets x tabs. Between two numbers in the table it is on the straight line between their rates, rounded to four decimals, half up; below the first and above the last it is that one's.",
  steps:
    'depends on all tabs of the order, sets x tabs: it is that of the largest number in the table that is not above it.',
  matrix: `is in the row of the tabs, or in the next row if there is none, ${inColumn}.`,
  onlyTabs: `is in the row of the tabs, ${inColumn}. No other number of tabs can be ordered.`,
};

/** The source of the prices, in small print at the end; empty if the book names none. */
export function creditText({ book }: Catalog): string[] {
  const { credit } = book.prices;
  return credit === undefined ? [] : [`${credit}.`];
}

/** One product's prices: charges per order, rates, and the adders of every choice. */
export function productPrices(catalog: Catalog, id: ProductId): string[] {
  const { data, rates } = catalog.products[id];
  const charges = [
    ['setup', data.setup],
    ['each color change (`colorChanges`)', data.colorChange],
    ['minimum charge', data.minimumCharge],
  ].flatMap(([name = '', amount]) => (amount === undefined ? [] : [[name, amount]]));
  return [
    `## Product ${code(id)}: ${data.name}`,
    data.summary,
    `### Charges per order of ${code(id)}`,
    table(['charge', 'USD per order'], charges),
    ...tabPrices(id, rates),
    ...(data.discounts
      ? [
          `### Discounts of ${code(id)}`,
          table(
            ['sum over USD', 'discount in percent'],
            data.discounts.map(({ over, percent }) => [over, percent]),
          ),
        ]
      : []),
    ...optionsText(catalog, id, 3),
  ];
}

function tabPrices(id: ProductId, { by, between, list, matrix }: PricedProduct['rates']): string[] {
  if (!matrix) {
    const allTabs = between === 'steps' ? 'from tabs in the order' : 'tabs in the order';
    const heads = [by === 'sets' ? 'sets' : allTabs, 'USD per tab'];
    const rows = list.map(({ at, amount }) => [at, plainMicros(amount)]);
    return [`### Rates per tab of ${code(id)}`, table(heads, rows)];
  }
  const heads = ['tabs in a set', ...matrix.sets.map((sets) => counted(sets, 'set'))];
  const rows = matrix.rows.map(({ tabs, prices }) => [tabs, ...prices.map(plainMicros)]);
  return [`### Prices per ${matrix.per} of ${code(id)}`, table(heads, rows)];
}

/** Every choice of every option, with its adder and its meaning. */
export function optionsText({ products }: Catalog, id: ProductId, headingDepth: 2 | 3): string[] {
  const { options } = products[id];
  const { has } = chargesOf({ products, productIds: [id] });
  const columns = [
    { kind: 'perTab', heading: 'adds USD per tab', isShown: true },
    { kind: 'perSet', heading: 'adds USD per set', isShown: has('perSet') },
    { kind: 'perOrder', heading: 'adds USD per order', isShown: true },
    { kind: 'percent', heading: 'adds percent', isShown: has('percent') },
  ].filter(({ isShown }) => isShown);
  const rows = options.flatMap((option) =>
    [...option.choices.values()].map(({ id, label, meaning, isDefault, charges }) => [
      code(option.key),
      `${code(id)}${isDefault ? ' (default)' : ''}`,
      ...columns.map(({ kind }) => {
        const charge = charges.find(({ key, amount }) => key === kind && amount !== 0);
        return charge?.each.replaceAll(',', '') ?? '0';
      }),
      `${option.label}, ${label}: ${meaning}`,
    ]),
  );
  const headings = ['option', 'choice', ...columns.map(({ heading }) => heading), 'meaning'];
  return [`${'#'.repeat(headingDepth)} Options of ${code(id)}`, table(headings, rows)];
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
    const sum = `${workOut(catalog, build)}${isRaised ? ', below the minimum charge' : ''}`;
    return [code(query), sum, plainDollars(totalCents), plainDollars(perSetCents)];
  });
  return [
    '## Worked examples',
    'Each build is a query of the price API; anything it leaves out uses its default.',
    table(['build', 'sum before rounding', 'total USD', 'USD per set'], rows),
  ];
}

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
  const product = catalog.products[id];
  const rows = priceTable(product).map(({ sets, cells }) => [
    sets,
    ...cells.map(
      ({ totalCents, perSetCents }) => `${plainDollars(totalCents)} (${plainDollars(perSetCents)})`,
    ),
  ]);
  return table(['sets', ...product.commonTabs.map((tabs) => counted(tabs, 'tab'))], rows);
}

/** A build's sum as written by hand, without zero terms, and its unrounded result in dollars. */
function workOut({ products }: Catalog, build: Build): string {
  const { tabs, sets, colorChanges } = build;
  const product = products[build.product];
  const choices = choicesOf(product, build);
  const { per, amount } = product.rates.of(sets, tabs);
  const base = (kind: typeof per) => (per === kind ? [amount] : []);
  const terms = (kind: 'perTab' | 'perSet' | 'perOrder' | 'hundredths') =>
    choices.map((choice) => choice[kind]).filter((amount) => amount !== 0);
  const colors = colorChanges * (product.colorChange ?? 0);
  const once = [product.setup, ...base('order'), ...terms('perOrder'), colors].filter(
    (amount) => amount !== 0,
  );
  const perTab = [...base('tab'), ...terms('perTab')];
  const perSet = [...base('set'), ...terms('perSet')];
  const shares = terms('hundredths');
  const sum = [
    ...once.map(plainMicros),
    ...(perTab.length > 0 ? [`${sets} x ${tabs} x ${factor(perTab)}`] : []),
    ...(perSet.length > 0 ? [`${sets} x ${factor(perSet)}`] : []),
  ].join(' + ');
  const percents = shares.map((share) => share / 10_000).join(' + ');
  const whole = percents ? `(${sum}) x (1 + ${percents})` : sum;
  const { units, discount } = sumOf(product, build, choices, sets);
  const share = 10_000 - (discount?.hundredths ?? 0);
  const off = discount
    ? `${percents ? whole : `(${sum})`} x (1 - ${discount.percent / 100})`
    : whole;
  return `${off} = ${plainDecimal(BigInt(units) * BigInt(share), 12)}`;
}

/** Amounts as a factor of a product: several in parentheses. */
function factor(amounts: readonly Micros[]): string {
  const sum = amounts.map(plainMicros).join(' + ');
  return amounts.length > 1 ? `(${sum})` : sum;
}
