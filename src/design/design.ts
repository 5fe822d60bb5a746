import type { ColorData, ProductId } from '../book/schema.ts';
import { type Look, type Order, plainOrder } from '../order/order.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';

/**
 * Everything that a person decides about a set of tabs: the parts of an order, side by side.
 * Immutable; `change` returns the next one.
 */
export interface Design
  extends Pick<Build, 'product' | 'sets' | 'options'>,
    Look,
    Omit<Order, 'build' | 'look'> {
  /** One per tab, in order; only whitespace means a blank tab. */
  readonly titles: readonly string[];
  /** The id of each tab's color; empty if the product has no colors. */
  readonly colors: readonly string[];
}

/** A product's tab colors, the default first; empty if it has none. */
export function paletteOf({ book }: Catalog, product: ProductId): readonly ColorData[] {
  return book.products[product].colors?.list ?? [];
}

export function defaultColor(catalog: Catalog, product: ProductId): string {
  return paletteOf(catalog, product)[0]?.id ?? '';
}

/** The smallest order of blank tabs, which the designer opens with by default. */
export function freshDesign(catalog: Catalog, product: ProductId): Design {
  const { sets, tabs, options } = defaultBuild(catalog, product);
  const { look, ...beyond } = plainOrder;
  const colors = Array<string>(tabs).fill(defaultColor(catalog, product));
  return { product, sets, options, ...look, ...beyond, titles: blanks(tabs), colors };
}

/** Blank titles; none for a negative count. */
export function blanks(count: number): string[] {
  return Array<string>(Math.max(0, count)).fill('');
}

export function isBlank(title: string): boolean {
  return title.trim() === '';
}

/** The number of titles that aren't blank. */
export function titled(titles: readonly string[]): number {
  return titles.filter((title) => !isBlank(title)).length;
}

export function hasTitles({ titles }: Pick<Design, 'titles'>): boolean {
  return !titles.every(isBlank);
}

/** The priced part of a design, which goes into an order link. */
export function buildOf(catalog: Catalog, design: Design): Build {
  const { product, sets, options, titles, colors } = design;
  const isColorPriced = catalog.products[product].colorChange !== undefined;
  return {
    product,
    sets,
    options,
    tabs: titles.length,
    titles: hasTitles(design) ? titles : null,
    colorChanges: isColorPriced ? new Set(colors).size - 1 : 0,
  };
}

/** All that a design asks for. */
export function orderOf(catalog: Catalog, design: Design): Order {
  const { cut, type, body, delivery, job } = design;
  const colors = design.colors[0] === '' ? [] : design.colors;
  return { build: buildOf(catalog, design), look: { cut, colors, type, body }, delivery, job };
}

/** The choices of a design that affect production time, by option key. */
export function productionChoices({ products }: Catalog, { product, options }: Design) {
  const changing = products[product].options.filter(
    ({ key, changesProduction, default: fallback }) =>
      changesProduction && options[key] !== fallback,
  );
  return Object.fromEntries(changing.map(({ key }) => [key, options[key] ?? '']));
}
