import type { ColorData, ProductId } from '../../book/schema.ts';
import { type Build, defaultBuild } from '../../pricing/build.ts';
import type { Catalog } from '../../pricing/catalog.ts';

/** Everything that a person decides about a set of tabs. Immutable; `change` makes the next one. */
export interface Design {
  readonly product: ProductId;
  readonly sets: number;
  /** The choice of every option of the product. */
  readonly options: Readonly<Record<string, string>>;
  /** One for each tab, in order; one of nothing but space is a blank tab. */
  readonly titles: readonly string[];
  /** The id of each tab's color; empty if the product has no colors. */
  readonly colors: readonly string[];
  /** N of the 1/N cut; `null` follows the recommendation. */
  readonly cut: number | null;
  readonly type: TypeStyle;
  readonly body: Body;
  /** Tabs that a lower number of tabs took off the end; a higher one brings them back. */
  readonly hidden: TabList;
  /** What was chosen for other products, to come back to. */
  readonly shelved: Readonly<Partial<Record<ProductId, Shelved>>>;
}

/** How titles are set. */
export interface TypeStyle {
  readonly bold: boolean;
  readonly capitals: boolean;
  /** All titles in the size that fits every one of them; otherwise each as large as fits. */
  readonly oneSize: boolean;
}

/** What is printed on the dividers themselves, if an option prints there. */
export interface Body {
  /** As typed, with line breaks; empty if there is none. */
  readonly text: string;
  /** Whether the buyer sends artwork by e-mail instead. */
  readonly isArtwork: boolean;
}

/** Tabs with their colors, in order. */
export interface TabList {
  readonly titles: readonly string[];
  readonly colors: readonly string[];
}

export const plainType: TypeStyle = { bold: false, capitals: false, oneSize: false };
export const noBody: Body = { text: '', isArtwork: false };
export const noTabs: TabList = { titles: [], colors: [] };

/** The part of a design that belongs to one product alone. */
export interface Shelved {
  readonly options: Readonly<Record<string, string>>;
  readonly colors: readonly string[];
  readonly cut: number | null;
}

/** The colors that a product's tabs come in; the first is the default, none if it has no colors. */
export function paletteOf({ book }: Catalog, product: ProductId): readonly ColorData[] {
  return book.products[product].colors?.list ?? [];
}

/** The id of the color that tabs have when nobody chooses one. */
export function defaultColor(catalog: Catalog, product: ProductId): string {
  return paletteOf(catalog, product)[0]?.id ?? '';
}

/** The smallest order of blank tabs, as the designer opens without a link. */
export function freshDesign(catalog: Catalog, product: ProductId): Design {
  const { sets, tabs, options } = defaultBuild(catalog, product);
  return {
    product,
    sets,
    options,
    titles: blanks(tabs),
    colors: Array<string>(tabs).fill(defaultColor(catalog, product)),
    cut: null,
    type: plainType,
    body: noBody,
    hidden: noTabs,
    shelved: {},
  };
}

/** So many blank titles; none for a negative count. */
export function blanks(count: number): string[] {
  return Array<string>(Math.max(0, count)).fill('');
}

export function isBlank(title: string): boolean {
  return title.trim() === '';
}

/** Whether any tab has a title. */
export function hasTitles({ titles }: Pick<Design, 'titles'>): boolean {
  return !titles.every(isBlank);
}

/** What of a design has a price and goes into an order link. */
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

/** The choices of a design that change how long production takes, by option key. */
export function productionChoices(
  { products }: Catalog,
  { product, options }: Design,
): Readonly<Record<string, string>> {
  const changing = products[product].options.filter(
    ({ key, changesProduction, default: fallback }) =>
      changesProduction && options[key] !== fallback,
  );
  return Object.fromEntries(changing.map(({ key }) => [key, options[key] ?? '']));
}
