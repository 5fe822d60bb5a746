import type { ProductId } from '../../book/schema.ts';
import { perProduct, textsByProduct } from '../../pricing/by-product.ts';
import {
  allChoices,
  type Catalog,
  type PricedProduct,
  type SiteCatalog,
} from '../../pricing/catalog.ts';
import { priceTable, quantitiesText } from '../../pricing/quantities.ts';
import { type BreakdownLine, quote } from '../../pricing/quote.ts';
import type { Rates } from '../../pricing/rates.ts';
import { counted } from '../../text/counts.ts';
import { capitalized, listed } from '../../text/words.ts';
import { apiQuery, exampleBuild, usualBuild } from '../examples.ts';
import { code, numbered, plainDollars, plainMicros, table } from '../plain-text.ts';
import { colorPricedNouns } from '../sentences.ts';
import type { DocumentSection } from './section.ts';

type Section = Omit<DocumentSection, 'in'>;

/** How a total is calculated by hand: the formula, and a rule for each of its parts. */
export function priceRules(catalog: Catalog): Section {
  const all = catalog.productIds.map((id) => catalog.products[id]);
  const formulas = textsByProduct(catalog, (product) => `round(${formula(product)})`);
  const totals = formulas.map(({ text, nouns }) =>
    formulas.length > 1 ? `total of ${nouns} = ${text}` : `total = ${text}`,
  );
  const lines = [...totals, 'price per set = round(total / sets)'];
  return {
    id: 'calculation',
    title: 'How is a price calculated?',
    paragraphs: [['```', ...lines, '```'].join('\n')],
    blocks: [numbered(rules(catalog, chargesOf(all)))],
  };
}

/** One rule a line; what no product has is left out. */
function rules(catalog: Catalog, { has, hasDiscounts, hasMinimum }: Charges): string[] {
  const nouns = colorPricedNouns(catalog);
  const tabs = perProduct(catalog, ({ tabsPerSet: { min, max } }) => `${min} to ${max}`);
  const charged = ['per tab', 'per set', 'per order', 'in percent'].filter(
    (kind) =>
      !(kind === 'per set' && !has('perSet')) && !(kind === 'in percent' && !has('percent')),
  );
  const all: readonly (readonly [rule: string, applies?: boolean])[] = [
    [`\`sets\` is one of ${quantitiesText(catalog)}. No other number of sets can be ordered.`],
    [`\`tabs\` is the number of tabs in a set, which is one binder's: ${tabs}. Blank tabs count.`],
    [`Setup and the prices of tabs are in each product's tables. ${rateRules(catalog)}`],
    [
      `Pick one choice per option; an option you leave out uses its default, which adds nothing. Add up what the choices add ${listed(charged)}.`,
    ],
    ['Percentages are of the sum of all other charges.', has('percent')],
    [
      `On ${nouns}, each color change (the number of distinct tab colors minus one) is charged per order.`,
      nouns !== '',
    ],
    [
      'The discount is a percentage, by the sum of everything above: that of the highest amount in the table of discounts that the exact sum is over, else 0.',
      hasDiscounts,
    ],
    ['An order costs at least the minimum charge of its product.', hasMinimum],
    [
      'Calculate with exact decimals and round once, at the end: to whole cents, half a cent up (247.875 becomes 247.88).',
    ],
    [
      'The price per set is the rounded total divided by the sets, rounded the same way (95.36 / 25 = 3.8144, shown as 3.81). Multiplied by sets, it may differ from the total.',
    ],
  ];
  return all.flatMap(([rule, applies = true]) => (applies ? [rule] : []));
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

function kindOf({ matrix, by, between }: Rates): keyof typeof readings {
  if (matrix) return matrix.onlyTabs ? 'onlyTabs' : 'matrix';
  return by === 'tabs' && between === 'steps' ? 'steps' : by;
}

function rateRules(catalog: Catalog): string {
  const kinds = textsByProduct(catalog, ({ rates }) => readings[kindOf(rates)]);
  return kinds
    .map(({ text, nouns }) => (kinds.length > 1 ? `${capitalized(nouns)}: ${text}.` : `${text}.`))
    .join(' ');
}

type Charges = ReturnType<typeof chargesOf>;

function chargesOf(products: readonly PricedProduct[]) {
  const charges = products.flatMap(allChoices).flatMap(({ charges }) => charges);
  return {
    hasMinimum: products.some(({ minimumCents }) => minimumCents > 0),
    hasDiscounts: products.some(({ discounts }) => discounts.length > 0),
    has: (kind: 'perSet' | 'percent') => charges.some(({ key }) => key === kind),
  };
}

/** A product's exact total in words, with the kinds of charges that it has. */
export function formula(
  product: PricedProduct,
  { times, adders } = { times: 'x', adders: 'adders' },
): string {
  const { hasMinimum, hasDiscounts, has } = chargesOf([product]);
  const per = product.rates.matrix?.per ?? 'tab';
  const factors = (prices: readonly string[]) =>
    prices.length > 1 ? `(${prices.join(' + ')})` : prices.join('');
  const perTab = [...(per === 'tab' ? ['rate per tab'] : []), `${adders} per tab`];
  const perSet = [
    ...(per === 'set' ? ['price per set'] : []),
    ...(has('perSet') ? [`${adders} per set`] : []),
  ];
  const sum = [
    ...['setup', 'charges per order', ...(per === 'order' ? ['price per order'] : [])],
    `sets ${times} tabs ${times} ${factors(perTab)}`,
    ...(perSet.length > 0 ? [`sets ${times} ${factors(perSet)}`] : []),
  ].join(' + ');
  const shares = [
    ...(has('percent') ? ['(1 + percents / 100)'] : []),
    ...(hasDiscounts ? ['(1 - discount / 100)'] : []),
  ];
  const whole = shares.length > 0 ? [`(${sum})`, ...shares].join(` ${times} `) : sum;
  return hasMinimum ? `the larger of the minimum charge and this: ${whole}` : whole;
}

/** One product's prices: charges per order, prices of tabs, discounts, and every choice's adder. */
export function productTables(catalog: Catalog, id: ProductId): string[] {
  const { data, rates } = catalog.products[id];
  const charges = [
    ['setup', data.setup],
    ['each color change (`colorChanges`)', data.colorChange],
    ['minimum charge', data.minimumCharge],
  ].flatMap(([name = '', amount]) => (amount === undefined ? [] : [[name, amount]]));
  const discounts = data.discounts?.map(({ over, percent }) => [over, percent]) ?? [];
  return [
    `#### Charges per order of ${code(id)}`,
    table(['charge', 'USD per order'], charges),
    ...tabPrices(id, rates),
    ...(discounts.length > 0
      ? [`#### Discounts of ${code(id)}`, table(['sum over USD', 'discount in percent'], discounts)]
      : []),
    `#### Options of ${code(id)}`,
    optionsTable(catalog.products[id]),
  ];
}

function tabPrices(id: ProductId, { by, between, list, matrix }: Rates): string[] {
  if (matrix) {
    const heads = ['tabs in a set', ...matrix.sets.map((sets) => counted(sets, 'set'))];
    const rows = matrix.rows.map(({ tabs, prices }) => [tabs, ...prices.map(plainMicros)]);
    return [`#### Prices per ${matrix.per} of ${code(id)}`, table(heads, rows)];
  }
  const allTabs = between === 'steps' ? 'from tabs in the order' : 'tabs in the order';
  const heads = [by === 'sets' ? 'sets' : allTabs, 'USD per tab'];
  const rows = list.map(({ at, amount }) => [at, plainMicros(amount)]);
  return [`#### Rates per tab of ${code(id)}`, table(heads, rows)];
}

/** Every choice of every option, with its adder and its meaning. */
function optionsTable(product: PricedProduct): string {
  const { has } = chargesOf([product]);
  const columns = [
    { kind: 'perTab', heading: 'adds USD per tab', isShown: true },
    { kind: 'perSet', heading: 'adds USD per set', isShown: has('perSet') },
    { kind: 'perOrder', heading: 'adds USD per order', isShown: true },
    { kind: 'percent', heading: 'adds percent', isShown: has('percent') },
  ].filter(({ isShown }) => isShown);
  const rows = allChoices(product).map(({ option, id, label, meaning, isDefault, charges }) => [
    code(option),
    `${code(id)}${isDefault ? ' (default)' : ''}`,
    ...columns.map(({ kind }) => {
      const charge = charges.find(({ key, amount }) => key === kind && amount !== 0);
      return charge?.each.replaceAll(',', '') ?? '0';
    }),
    `${label}: ${meaning}`,
  ]);
  const headings = ['option', 'choice', ...columns.map(({ heading }) => heading), 'meaning'];
  return table(headings, rows);
}

/** Totals of builds that show every part of a price, part by part, each once. */
export function workedExamples(catalog: SiteCatalog): Section {
  const worked = catalog.book.examples.worked.map((example) => exampleBuild(catalog, example));
  const builds = [usualBuild(catalog), ...worked];
  const byQuery = new Map(builds.map((build) => [apiQuery(catalog, build), build]));
  const rows = [...byQuery].map(([query, build]) => {
    const { totalCents, perSetCents, breakdown } = quote(catalog, build);
    const parts = breakdown.map(partText).join(' + ');
    return [code(query), parts, plainDollars(totalCents), plainDollars(perSetCents)];
  });
  return {
    id: 'examples',
    title: 'Worked examples',
    paragraphs: [
      'Each build is a query of the price API; anything it leaves out uses its default. The parts are rounded so that they add up to the total.',
    ],
    blocks: [table(['build', 'parts', 'total USD', 'USD per set'], rows)],
  };
}

/** @example '106.25 (125 x 0.85)' */
function partText({ count, each, cents, item }: BreakdownLine): string {
  const amount = plainDollars(cents);
  if (count !== undefined && each !== undefined) {
    return `${amount} (${count} x ${plainMicros(each)})`;
  }
  return item === 'setup' ? amount : `${amount} (${code(item)})`;
}

/** Totals at the common tab counts, for default builds. */
export function defaultTotals(catalog: Catalog, id: ProductId): string {
  const product = catalog.products[id];
  const rows = priceTable(product).map(({ sets, cells }) => [
    sets,
    ...cells.map(({ totalCents }) => plainDollars(totalCents)),
  ]);
  return table(['sets', ...product.commonTabs.map((tabs) => counted(tabs, 'tab'))], rows);
}
