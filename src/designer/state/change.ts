import type { ProductId } from '../../book/schema.ts';
import type { Body } from '../../layout/printed.ts';
import type { TypeStyle } from '../../layout/type-area.ts';
import { patternOf, period, repeat } from '../../order/colors.ts';
import type { Delivery, Job } from '../../order/order.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { offeredOptions } from '../../pricing/offered.ts';
import { quantityFor } from '../../pricing/quantities.ts';
import { blanks, type Design, defaultColor, noTabs } from './design.ts';

/**
 * Applies an action to a design. An impossible action, such as a tab too many, returns the design
 * unchanged or the nearest possible one.
 */
export function change(catalog: Catalog, design: Design, action: Action): Design {
  switch (action.do) {
    case 'choose':
      return { ...design, options: withChoice(catalog, design, action.option, action.choice) };
    case 'setSets':
      return { ...design, sets: action.sets };
    case 'setTabs':
      return withTabs(catalog, design, action.count);
    case 'setTitle':
      return { ...design, titles: design.titles.with(action.tab, action.title) };
    case 'clearTitles':
      return { ...design, titles: blanks(design.titles.length) };
    case 'insertTab':
      return insertTab(catalog, design, action.at);
    case 'removeTab':
      return removeTab(catalog, design, action.at);
    case 'moveTab':
      return moveTab(design, action.from, action.to);
    case 'replaceTitles':
      return withTitles(catalog, design, action.titles);
    case 'pasteTitles':
      return pasteTitles(catalog, design, action.at, action.titles);
    case 'colorAll':
      return { ...design, colors: repeat([action.color], design.titles.length) };
    case 'colorTab':
      return { ...design, colors: design.colors.with(action.tab, action.color) };
    case 'colorInTurn':
      return { ...design, colors: repeat(action.colors, design.titles.length) };
    case 'setCut':
      return action.cut === design.cut ? design : { ...design, cut: action.cut };
    case 'setType':
      return { ...design, type: { ...design.type, ...action.type } };
    case 'setBody':
      return { ...design, body: { ...design.body, ...action.body } };
    case 'setDelivery':
      return { ...design, delivery: { ...design.delivery, ...action.delivery } };
    case 'setJob':
      return { ...design, job: { ...design.job, ...action.job } };
    case 'setProduct':
      return withProduct(catalog, design, action.product);
  }
}

/** Choices that the new one rules out become defaults; it does so itself if it isn't offered. */
function withChoice(
  catalog: Catalog,
  { product, options }: Design,
  option: string,
  choice: string,
): Design['options'] {
  return offeredOptions(catalog.products[product], { ...options, [option]: choice });
}

/** The orderable number of tabs nearest to a count. */
export function orderableTabs({ book }: Catalog, count: number): number {
  const { min, max } = book.limits.tabsPerSet;
  return Math.min(max, Math.max(min, Math.round(count) || min));
}

/** Fewer tabs hide the last ones; more tabs restore them, then add blank ones. */
function withTabs(catalog: Catalog, design: Design, count: number): Design {
  const tabs = orderableTabs(catalog, count);
  const { hidden } = design;
  const titles = [...design.titles, ...hidden.titles];
  const colors = [...design.colors, ...hidden.colors];
  return {
    ...design,
    titles: [...titles, ...blanks(tabs - titles.length)].slice(0, tabs),
    colors: [...colors, ...repeat(patternOf(colors), tabs).slice(colors.length)].slice(0, tabs),
    hidden: { titles: titles.slice(tabs), colors: colors.slice(tabs) },
  };
}

function withTitles(catalog: Catalog, design: Design, given: readonly string[]): Design {
  const titles = given.slice(0, catalog.book.limits.tabsPerSet.max);
  if (titles.length === 0) return design;
  return {
    ...design,
    titles,
    colors: repeat(patternOf(design.colors), titles.length),
    hidden: noTabs,
  };
}

function insertTab(catalog: Catalog, design: Design, at: number): Design {
  if (design.titles.length >= catalog.book.limits.tabsPerSet.max) return design;
  return arranged(design, places(design).toSpliced(at, 0, undefined));
}

function removeTab(catalog: Catalog, design: Design, at: number): Design {
  if (design.titles.length <= catalog.book.limits.tabsPerSet.min) {
    return { ...design, titles: design.titles.with(at, '') };
  }
  return arranged(design, places(design).toSpliced(at, 1));
}

function moveTab(design: Design, from: number, to: number): Design {
  const last = design.titles.length - 1;
  const target = Math.min(last, Math.max(0, to));
  if (from === target) return design;
  return arranged(design, places(design).toSpliced(from, 1).toSpliced(target, 0, from));
}

function places({ titles }: Design): (number | undefined)[] {
  return titles.map((_, index) => index);
}

/** Rearranges tabs, each given by its previous index; `undefined` is a blank one. */
function arranged(design: Design, origins: readonly (number | undefined)[]): Design {
  return {
    ...design,
    titles: origins.map((origin) => (origin === undefined ? '' : (design.titles[origin] ?? ''))),
    colors: rearranged(design.colors, origins),
  };
}

/** Pasted titles fill the tabs from the given one on, blank or not; surplus titles get new tabs. */
function pasteTitles(
  catalog: Catalog,
  design: Design,
  at: number,
  pasted: readonly string[],
): Design {
  return withTitles(catalog, design, design.titles.toSpliced(at, pasted.length, ...pasted));
}

/**
 * Switches a design to another product: what both have stays as is, the rest is restored from when
 * the design was last of that product, else set to its default.
 */
function withProduct(catalog: Catalog, design: Design, product: ProductId): Design {
  if (product === design.product) return design;
  const { titles, hidden } = design;
  const shelved = design.shelved[product];
  const next = catalog.products[product];
  const shared = next.options.map(({ key, choices, default: fallback }) => {
    const candidates = [design.options[key], shelved?.options[key]];
    return [key, candidates.find((id) => id !== undefined && choices.has(id)) ?? fallback];
  });
  const pattern = shelved ? patternOf(shelved.colors) : [defaultColor(catalog, product)];
  return {
    ...design,
    product,
    sets:
      [design.sets, shelved?.sets ?? 0].find((sets) => next.quantities.includes(sets)) ??
      quantityFor(next, design.sets),
    options: offeredOptions(next, Object.fromEntries(shared)),
    colors: repeat(pattern, titles.length),
    hidden: { titles: hidden.titles, colors: repeat(pattern, hidden.titles.length) },
    cut: shelved ? shelved.cut : null,
    shelved: {
      ...design.shelved,
      [design.product]: {
        sets: design.sets,
        options: design.options,
        colors: design.colors,
        cut: design.cut,
      },
    },
  };
}

/** Actions on a design. Tabs are counted from 0. */
export type Action =
  | { readonly do: 'choose'; readonly option: string; readonly choice: string }
  | { readonly do: 'setSets'; readonly sets: number }
  | { readonly do: 'setTabs'; readonly count: number }
  | { readonly do: 'setTitle'; readonly tab: number; readonly title: string }
  | { readonly do: 'clearTitles' }
  | { readonly do: 'insertTab'; readonly at: number }
  | { readonly do: 'removeTab'; readonly at: number }
  | { readonly do: 'moveTab'; readonly from: number; readonly to: number }
  | { readonly do: 'replaceTitles'; readonly titles: readonly string[] }
  | { readonly do: 'pasteTitles'; readonly at: number; readonly titles: readonly string[] }
  | { readonly do: 'colorAll'; readonly color: string }
  | { readonly do: 'colorTab'; readonly tab: number; readonly color: string }
  | { readonly do: 'colorInTurn'; readonly colors: readonly string[] }
  | { readonly do: 'setCut'; readonly cut: number | null }
  | { readonly do: 'setType'; readonly type: Partial<TypeStyle> }
  | { readonly do: 'setBody'; readonly body: Partial<Body> }
  | { readonly do: 'setDelivery'; readonly delivery: Partial<Delivery> }
  | { readonly do: 'setJob'; readonly job: Partial<Job> }
  | { readonly do: 'setProduct'; readonly product: ProductId };

/**
 * The colors of a set after tabs are added, removed or moved: a pattern continues by position,
 * colors without a pattern stay with their tabs.
 *
 * @param origins the previous index of each tab; `undefined` for a new tab, which gets the color
 * before it.
 */
export function rearranged(
  colors: readonly string[],
  origins: readonly (number | undefined)[],
): string[] {
  const length = period(colors);
  if (length < colors.length || length === 1) return repeat(patternOf(colors), origins.length);
  const result: string[] = [];
  for (const origin of origins) {
    const own = origin === undefined ? undefined : colors[origin];
    result.push(own ?? result.at(-1) ?? (colors[0] as string));
  }
  return result;
}
