import { readMatrix } from './matrix.ts';
import type { ExampleData, ExamplesData, ProductData, Shop } from './schema.ts';

type ExampleSource = Pick<Shop, 'products' | 'limits' | 'examples'>;

/** The shop's usual order: unless it says, a common one of the first product without options. */
export function usualExample({ products, limits, examples }: ExampleSource): ExampleData {
  const [product = '', data] = Object.entries(products)[0] ?? [];
  const { tabs = [], sets = [] } = data ? sizesOf(data, limits) : {};
  return examples?.usual ?? { product, tabs: middle(tabs), sets: middle(sets) };
}

/**
 * The builds that pages and documents show: of each product the smallest order and a large one with
 * everything that it can have.
 */
export function examplesOf(shop: ExampleSource): ExamplesData {
  const all = Object.entries(shop.products).map(([product, data]) => ({
    ...{ product, data },
    ...sizesOf(data, shop.limits),
  }));
  const { product = '', sets = [], titled = 0 } = all[0] ?? {};
  const titles = ['Pleadings', 'Discovery', 'Exhibits'];
  return {
    usual: usualExample(shop),
    titled: {
      ...{ product, sets: sets[1] },
      titles: Array.from({ length: titled }, (_, tab) => titles[tab] ?? ''),
    },
    faq: all.map(({ product, usual }) => ({ product, tabs: usual })),
    worked: all.flatMap(({ product, data, tabs: counts, sets: quantities }) => {
      const tabs = counts.at(-1) as number;
      const sets = middle(quantities);
      return [
        { product, tabs: counts[0] },
        { product, tabs, sets, ...everything(data, tabs) },
      ];
    }),
    ...shop.examples,
  };
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

/** The numbers of tabs and sets that a product's examples have. */
function sizesOf({ quantities, tabsPerSet, matrix }: ProductData, limits: Shop['limits']) {
  const { min, max, default: usual } = tabsPerSet ?? limits.tabsPerSet;
  const isSold = (tabs: number) => tabs >= min && tabs <= max;
  const rows = matrix?.otherTabs === 'refuse' && readMatrix(matrix.table).rows;
  const only = rows ? rows.map(({ tabs }) => tabs).filter(isSold) : undefined;
  const shown = only ?? limits.commonTabCounts.filter(isSold);
  const wanted = Math.min(Math.max(4, min), max);
  return {
    /** Ascending. */
    sets: quantities ?? limits.setQuantities,
    /** Those of the price tables, ascending. */
    tabs: shown.length > 0 ? shown : [usual],
    usual,
    /** Four tabs, or the nearest number that is sold. */
    titled: only ? (only.find((tabs) => tabs >= wanted) ?? only.at(-1) ?? wanted) : wanted,
  };
}

function middle(list: readonly number[]): number {
  return list[Math.floor((list.length - 1) / 2)] as number;
}
