import type { ExampleData, ExamplesData, ProductData, Shop } from './schema.ts';

type ExampleSource = Pick<Shop, 'products' | 'limits' | 'examples'>;

/** The shop's usual order: unless it says, a common one of the first product without options. */
export function usualExample({ products, limits, examples }: ExampleSource): ExampleData {
  const [id = '', product] = Object.entries(products)[0] ?? [];
  const sets = product && middle(quantitiesOf(product, limits));
  return examples?.usual ?? { product: id, tabs: middle(limits.commonTabCounts), sets };
}

/**
 * The builds that pages and documents show: of each product the smallest order and a large one with
 * everything that it can have.
 */
export function examplesOf(shop: ExampleSource): ExamplesData {
  const { products, limits, examples } = shop;
  const all = Object.entries(products);
  const [first = '', product] = all[0] ?? [];
  const most = Math.min(limits.tabsPerSet.max, limits.commonTabCounts.at(-1) ?? 1);
  const titles = ['Pleadings', 'Discovery', 'Exhibits', ''].slice(-limits.tabsPerSet.max);
  const derived: ExamplesData = {
    usual: usualExample(shop),
    titled: { product: first, sets: product && quantitiesOf(product, limits)[1], titles },
    faq: all.map(([id]) => ({ product: id, tabs: limits.tabsPerSet.default })),
    worked: all.flatMap(([id, product]) => [
      { product: id, tabs: limits.commonTabCounts[0] },
      {
        product: id,
        tabs: most,
        sets: middle(quantitiesOf(product, limits)),
        ...everything(product, most),
      },
    ]),
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

function quantitiesOf({ quantities }: ProductData, { setQuantities }: Shop['limits']) {
  return quantities ?? setQuantities;
}

function middle(list: readonly number[]): number {
  return list[Math.floor((list.length - 1) / 2)] as number;
}
