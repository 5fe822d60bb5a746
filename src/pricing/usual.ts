import type { ExampleData, ExamplesData } from '../book/schema.ts';
import { formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { withinSentence } from '../text/words.ts';
import { type Build, notOffered } from './build.ts';
import type { Catalog, PricedProduct } from './catalog.ts';
import { priceAt, type QuantityPrice } from './quote.ts';

/**
 * What was quoted and the price with the options of the shop's usual order, if all of these are at
 * their defaults: the set probably lacks something.
 *
 * @example 'As quoted: no holes, not collated ($136.25). With both: $138.94.'
 */
export function usualNotice(catalog: Catalog, build: Build): string | undefined {
  const product = catalog.products[build.product];
  const { options: meant = {} } = usualExample(catalog);
  const changed = product.options.flatMap(({ key, choices, default: fallback }) => {
    const [quoted, usual] = [choices.get(fallback), choices.get(meant[key] ?? fallback)];
    return quoted && usual && quoted !== usual ? [{ key, quoted, usual }] : [];
  });
  const isPlain = changed.every(({ key, quoted }) => build.options[key] === quoted.id);
  const chosen = changed.map(({ key, usual }) => [key, usual.id]);
  const whole = { ...build, options: { ...build.options, ...Object.fromEntries(chosen) } };
  if (changed.length === 0 || !isPlain || notOffered(product, whole.options).length > 0) {
    return undefined;
  }
  const lacks = changed.map(
    ({ quoted: { data, label } }) => data.noticeAs ?? withinSentence(label),
  );
  const [only] = changed.map(({ usual }) => withinSentence(usual.label));
  const all = [only, 'both'][changed.length - 1] ?? 'all of them';
  const costs = (one: Build) => dollars(priceAt(product, one, build.sets).totalCents);
  return `As quoted: ${lacks.join(', ')} (${costs(build)}). With ${all}: ${costs(whole)}.`;
}

/** @example cheaperNotice(quote.cheaper) // '50 sets cost less: $52.50.' */
export function cheaperNotice({ sets, totalCents }: QuantityPrice): string {
  return `${formatCount(sets)} sets cost less: ${dollars(totalCents)}.`;
}

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
