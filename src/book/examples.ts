import { readMatrix } from './matrix.ts';
import type { ExampleData, ExamplesData, ProductData, Shop } from './schema.ts';

type ExampleSource = Pick<Shop, 'products' | 'limits' | 'examples'>;

/** The shop's usual order: unless it says, a common one of the first product without options. */
export function usualExample({ products, limits, examples }: ExampleSource): ExampleData {
  const [id = '', product] = Object.entries(products)[0] ?? [];
  const sets = product && middle(quantitiesOf(product, limits));
  const tabs = product && middle(tabCounts(product, limits));
  return examples?.usual ?? { product: id, tabs, sets };
}

/**
 * The builds that pages and documents show: of each product the smallest order and a large one with
 * everything that it can have.
 */
export function examplesOf(shop: ExampleSource): ExamplesData {
  const { products, limits, examples } = shop;
  const all = Object.entries(products);
  const [first = '', product] = all[0] ?? [];
  const derived: ExamplesData = {
    usual: usualExample(shop),
    titled: {
      product: first,
      sets: product && quantitiesOf(product, limits)[1],
      titles: titlesOn(product, limits),
    },
    faq: all.map(([id, product]) => ({ product: id, tabs: tabsOf(product, limits).default })),
    worked: all.flatMap(([id, product]) => {
      const counts = tabCounts(product, limits);
      const tabs = counts.at(-1) as number;
      const sets = middle(quantitiesOf(product, limits));
      return [
        { product: id, tabs: counts[0] },
        { product: id, tabs, sets, ...everything(product, tabs) },
      ];
    }),
  };
  return { ...derived, ...examples };
}

/** The last choice of each option that can be had with any other, and another color if it costs. */
function everything({ options, colorChange, colors }: ProductData, tabs: number) {
  const chosen = options.map(({ key, choices }) => [
    key,
    choices.findLast(({ only }) => !only)?.id ?? '',
  ]);
  const changes = Math.min(2, (colors?.list.length ?? 1) - 1, tabs - 1);
  const isCharged = colorChange !== undefined && changes > 0;
  return { options: Object.fromEntries(chosen), ...(isCharged && { colorChanges: changes }) };
}

/** Titles for a set of four tabs, or of the nearest number that is sold. */
function titlesOn(product: ProductData | undefined, limits: Shop['limits']): string[] {
  const titles = ['Pleadings', 'Discovery', 'Exhibits', ''];
  if (!product) return titles;
  const { min, max } = tabsOf(product, limits);
  const sold = soldIn(product)?.filter((tabs) => tabs >= min && tabs <= max) ?? [];
  const wanted = Math.max(titles.length, min);
  const tabs = sold.find((tabs) => tabs >= wanted) ?? sold.at(-1) ?? Math.min(wanted, max);
  return Array.from({ length: tabs }, (_, tab) => titles[tab] ?? '');
}

/** The tab counts of a product's price tables. */
function tabCounts(product: ProductData, limits: Shop['limits']): readonly number[] {
  const { min, max, default: usual } = tabsOf(product, limits);
  const listed = soldIn(product) ?? limits.commonTabCounts;
  const counts = listed.filter((tabs) => tabs >= min && tabs <= max);
  return counts.length > 0 ? counts : [usual];
}

/** The only numbers of tabs that a product has, if its table says so. */
function soldIn({ matrix }: ProductData): number[] | undefined {
  if (matrix?.otherTabs !== 'refuse') return undefined;
  return readMatrix(matrix.table).rows.map(({ tabs }) => tabs);
}

function tabsOf({ tabsPerSet }: ProductData, limits: Shop['limits']) {
  return tabsPerSet ?? limits.tabsPerSet;
}

function quantitiesOf({ quantities }: ProductData, { setQuantities }: Shop['limits']) {
  return quantities ?? setQuantities;
}

function middle(list: readonly number[]): number {
  return list[Math.floor((list.length - 1) / 2)] as number;
}
