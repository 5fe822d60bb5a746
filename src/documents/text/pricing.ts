import type { ProductId } from '../../book/schema.ts';
import { type Build, defaultBuild } from '../../pricing/build.ts';
import { allChoices, type Catalog, type SiteCatalog, sellsColors } from '../../pricing/catalog.ts';
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
  const { hasMinimum, has } = chargesOf(catalog);
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
      `Setup and the rate per tab are in each product's tables. ${rateRules(catalog)}`,
      `Pick one choice per option; an option you leave out uses its default, which adds nothing. Add up what the choices add ${listed(charged)}.${percents}${colorChanges}`,
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
    has: (kind: 'perSet' | 'percent') => charges.some(({ key }) => key === kind),
  };
}

/** The exact total in words, with the kinds of charges that the products have. */
export function formula(
  products: Products,
  { times, adders } = { times: 'x', adders: 'adders' },
): string {
  const { hasMinimum, has } = chargesOf(products);
  const sets = has('perSet') ? ` + sets ${times} ${adders} per set` : '';
  const sum = `setup + charges per order + sets ${times} tabs ${times} (rate per tab + ${adders} per tab)${sets}`;
  const whole = has('percent') ? `(${sum}) ${times} (1 + percents / 100)` : sum;
  return hasMinimum ? `the larger of the minimum charge and ${whole}` : whole;
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
    `### Rates per tab of ${code(id)}`,
    table(
      [rates.by === 'sets' ? 'sets' : 'tabs in the order', 'USD per tab'],
      rates.list.map(({ at, perTab }) => [at, plainMicros(perTab)]),
    ),
    ...optionsText(catalog, id, 3),
  ];
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
  const tabCounts = catalog.book.limits.commonTabCounts;
  const rows = priceTable(catalog.products[id], tabCounts).map(({ sets, cells }) => [
    sets,
    ...cells.map(
      ({ totalCents, perSetCents }) => `${plainDollars(totalCents)} (${plainDollars(perSetCents)})`,
    ),
  ]);
  return table(['sets', ...tabCounts.map((tabs) => counted(tabs, 'tab'))], rows);
}

/** A build's sum as written by hand, without zero terms, and its unrounded result in dollars. */
function workOut({ products }: Catalog, build: Build): string {
  const { tabs, sets, colorChanges } = build;
  const product = products[build.product];
  const choices = choicesOf(product, build);
  const terms = (kind: 'perTab' | 'perSet' | 'perOrder' | 'permille') =>
    choices.map((choice) => choice[kind]).filter((amount) => amount !== 0);
  const colors = colorChanges * (product.colorChange ?? 0);
  const once = [product.setup, ...terms('perOrder'), colors].filter((amount) => amount !== 0);
  const perTab = [product.rates.of(sets, tabs).perTab, ...terms('perTab')];
  const perSet = terms('perSet');
  const permilles = terms('permille');
  const sum = [
    ...once.map(plainMicros),
    `${sets} x ${tabs} x ${factor(perTab)}`,
    ...(perSet.length > 0 ? [`${sets} x ${factor(perSet)}`] : []),
  ].join(' + ');
  const percents = permilles.map((permille) => permille / 1000).join(' + ');
  const micros = add(once) + sets * (tabs * add(perTab) + add(perSet));
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
