import type { ExampleData, ExamplesData } from '../book/schema.ts';
import { formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { oncePer } from '../text/once.ts';
import { withinSentence } from '../text/words.ts';
import { notOffered } from './build.ts';
import type { Catalog, PricedProduct } from './catalog.ts';
import { priceAt, type QuantityPrice, type Quote } from './quote.ts';

/** What the plain order of each product lacks of the options of the shop's usual order. */
const lackingOf = oncePer((catalog: Catalog) => {
  const { options: meant = {} } = usualExample(catalog);
  const lacks = catalog.productIds.map((id) => {
    const changed = catalog.products[id].options.flatMap(({ key, choices, default: fallback }) => {
      const [plain, usual] = [choices.get(fallback), choices.get(meant[key] ?? fallback)];
      return plain && usual && plain !== usual ? [{ key, plain, usual }] : [];
    });
    const words = changed.map(
      ({ plain: { data, label } }) => data.noticeAs ?? withinSentence(label),
    );
    const [only] = changed.map(({ usual }) => withinSentence(usual.label));
    const lack = {
      plain: changed.map(({ plain }) => plain),
      options: Object.fromEntries(changed.map(({ key, usual }) => [key, usual.id])),
      words: words.join(', '),
      all: [only, 'both'][changed.length - 1] ?? 'all of them',
    };
    return [id, lack] as const;
  });
  return new Map(lacks);
});

/**
 * What was quoted and the price with the options of the shop's usual order, if all of these are at
 * their defaults: the set probably lacks something.
 *
 * @example 'As quoted: no holes, not collated ($136.25). With both: $138.94.'
 */
export function usualNotice(catalog: Catalog, { build, totalCents }: Quote): string | undefined {
  const { plain = [], options, words, all } = lackingOf(catalog).get(build.product) ?? {};
  const isPlain = plain.every(({ option, id }) => build.options[option] === id);
  if (plain.length === 0 || !isPlain) return undefined;
  const product = catalog.products[build.product];
  const whole = { ...build, options: { ...build.options, ...options } };
  if (notOffered(product, whole.options).length > 0) return undefined;
  const more = dollars(priceAt(product, whole, build.sets).totalCents);
  return `As quoted: ${words} (${dollars(totalCents)}). With ${all}: ${more}.`;
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
