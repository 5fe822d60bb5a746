import type { ExampleData, ExamplesData } from '../book/schema.ts';
import type { Catalog, PricedProduct } from './catalog.ts';

/** The shop's usual order: unless it says, a common one of the first product without options. */
export function usualExample({ book, products, defaultProduct: product }: Catalog): ExampleData {
  const { commonTabs, quantities } = products[product];
  return book.examples.usual ?? { product, tabs: middle(commonTabs), sets: middle(quantities) };
}

/**
 * The builds that pages and documents show: of each product the smallest order and a large one with
 * everything that it can have.
 */
export function examplesOf(catalog: Catalog): ExamplesData {
  const { book, products, productIds, defaultProduct } = catalog;
  const { tabsFor, quantities } = products[defaultProduct];
  const titles = ['Pleadings', 'Discovery', 'Exhibits', ''];
  return {
    usual: usualExample(catalog),
    titled: {
      ...{ product: defaultProduct, sets: quantities[1] },
      titles: Array.from({ length: tabsFor(titles.length) }, (_, tab) => titles[tab] ?? ''),
    },
    faq: productIds.map((product) => ({ product, tabs: products[product].tabsPerSet.default })),
    worked: productIds.flatMap((product) => {
      const { commonTabs, quantities } = products[product];
      const tabs = commonTabs.at(-1) as number;
      const large = { product, tabs, sets: middle(quantities) };
      return [
        { product, tabs: commonTabs[0] },
        { ...large, ...everything(products[product], tabs) },
      ];
    }),
    ...book.examples,
  };
}

/** The last choice of each option that can be had with any other, and another color if it costs. */
function everything({ data, colorChange, options }: PricedProduct, tabs: number) {
  const chosen = options.map(({ key, choices }) => [
    key,
    [...choices.values()].findLast(({ only }) => only.length === 0)?.id ?? '',
  ]);
  const changes = Math.min(2, (data.colors?.list.length ?? 1) - 1, tabs - 1);
  const isCharged = colorChange !== undefined && changes > 0;
  return { options: Object.fromEntries(chosen), ...(isCharged && { colorChanges: changes }) };
}

function middle(list: readonly number[]): number {
  return list[Math.floor((list.length - 1) / 2)] as number;
}
