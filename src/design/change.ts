import type { ProductId } from '../book/schema.ts';
import { isOfferedCut } from '../layout/cuts.ts';
import { patternOf, repeat } from '../layout/look.ts';
import { offeredOptions } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { quantityFor } from '../pricing/quantities.ts';
import { blanks, type Design, defaultColor, noTabs } from './design.ts';

/** What can be done to a design. Tabs are counted from 0. */
const actions = {
  /** Choices that the new one rules out become defaults; it does so itself if it isn't offered. */
  choose: (design, { option, choice }: { option: string; choice: string }, catalog) => ({
    ...design,
    options: offeredOptions(catalog.products[design.product], {
      ...design.options,
      [option]: choice,
    }),
  }),
  setSets: (design, { sets }: { sets: number }) => ({ ...design, sets }),
  /** Fewer tabs hide the last ones; more tabs restore them, then add blank ones. */
  setTabs(design, { count }: { count: number }) {
    const titles = [...design.titles, ...design.hidden.titles];
    const colors = [...design.colors, ...design.hidden.colors];
    return {
      ...design,
      titles: [...titles, ...blanks(count - titles.length)].slice(0, count),
      colors: [...colors, ...repeat(patternOf(colors), count).slice(colors.length)].slice(0, count),
      hidden: { titles: titles.slice(count), colors: colors.slice(count) },
    };
  },
  setTitle: (design, { tab, title }: { tab: number; title: string }) => ({
    ...design,
    titles: design.titles.with(tab, title),
  }),
  clearTitles: (design, _: object) => ({ ...design, titles: blanks(design.titles.length) }),
  insertTab(design, { at }: { at: number }, catalog) {
    const { length } = design.titles;
    const { tabsFor } = catalog.products[design.product];
    if (tabsFor(length + 1) <= length) return design;
    const next = arranged(design, places(design).toSpliced(at, 0, undefined));
    // Colors go on in turn after the last tab, as with a higher number of tabs.
    return at < length ? next : { ...next, colors: repeat(patternOf(design.colors), length + 1) };
  },
  removeTab(design, { at }: { at: number }, catalog) {
    if (!catalog.products[design.product].isSold(design.titles.length - 1)) {
      return { ...design, titles: design.titles.with(at, '') };
    }
    return arranged(design, places(design).toSpliced(at, 1));
  },
  moveTab: (design, { from, to }: { from: number; to: number }) =>
    arranged(design, places(design).toSpliced(from, 1).toSpliced(to, 0, from)),
  replaceTitles: (design, { titles }: { titles: readonly string[] }, catalog) =>
    withTitles(catalog, design, titles),
  /** Pasted titles fill the tabs from the given one on, blank or not; surplus titles get new tabs. */
  pasteTitles: (design, { at, titles }: { at: number; titles: readonly string[] }, catalog) =>
    titles.length === 0
      ? design
      : withTitles(catalog, design, design.titles.toSpliced(at, titles.length, ...titles)),
  colorTab: (design, { tab, color }: { tab: number; color: string }) => ({
    ...design,
    colors: design.colors.with(tab, color),
  }),
  /** Hidden tabs, too: they come back in these colors. */
  colorInTurn(design, { colors }: { colors: readonly string[] }) {
    const { titles, hidden } = design;
    const all = repeat(colors, titles.length + hidden.titles.length);
    return {
      ...design,
      colors: all.slice(0, titles.length),
      hidden: { ...hidden, colors: all.slice(titles.length) },
    };
  },
  setCut: (design, { cut }: { cut: number | null }) =>
    cut === design.cut ? design : { ...design, cut },
  setType: partly('type'),
  setBody: partly('body'),
  setDelivery: partly('delivery'),
  setJob: partly('job'),
  /**
   * Switches to another product: what both have stays as is, the rest is restored from when the
   * design was last of that product, else set to its default.
   */
  setProduct(design, { product }: { product: ProductId }, catalog) {
    if (product === design.product) return design;
    const { titles, hidden, sets, options, cut } = design;
    const colors = [...design.colors, ...hidden.colors];
    const shelved = design.shelved[product];
    const next = catalog.products[product];
    const shared = next.options.map(({ key, choices, default: fallback }) => {
      const candidates = [options[key], shelved?.options[key]];
      return [key, candidates.find((id) => id !== undefined && choices.has(id)) ?? fallback];
    });
    const pattern = shelved ? patternOf(shelved.colors) : [defaultColor(catalog, product)];
    const all = repeat(pattern, titles.length + hidden.titles.length);
    return {
      ...design,
      product,
      sets:
        [sets, shelved?.sets ?? 0].find((sets) => next.quantities.includes(sets)) ??
        quantityFor(next, sets),
      options: offeredOptions(next, Object.fromEntries(shared)),
      colors: all.slice(0, titles.length),
      hidden: { titles: hidden.titles, colors: all.slice(titles.length) },
      cut: [cut, shelved?.cut].find((cut) => cut && isOfferedCut(cut, next.data.cuts)) ?? null,
      shelved: { ...design.shelved, [design.product]: { sets, options, colors, cut } },
    };
  },
} satisfies Readonly<Record<string, (design: Design, given: never, catalog: Catalog) => Design>>;

type Actions = typeof actions;

/** The name of an action in `do`, and what it needs. */
export type Action = {
  [Name in keyof Actions]: { readonly do: Name } & Readonly<Parameters<Actions[Name]>[1]>;
}[keyof Actions];

/**
 * Applies an action to a design. Titles or tabs beyond what a set can have are left out; a tab without
 * which the set can't be ordered becomes blank instead of being removed. A set always has a number of
 * tabs that is sold: blank ones fill it up.
 */
export function change(catalog: Catalog, design: Design, action: Action): Design {
  const perform: (design: Design, given: never, catalog: Catalog) => Design = actions[action.do];
  const next = perform(design, action as never, catalog);
  const count = catalog.products[next.product].tabsFor(next.titles.length);
  return count === next.titles.length ? next : actions.setTabs(next, { count });
}

/** Changes what is given of a part of the order. */
function partly<Part extends 'type' | 'body' | 'delivery' | 'job'>(part: Part) {
  return (design: Design, given: { [Own in Part]: Partial<Design[Own]> }): Design => ({
    ...design,
    [part]: { ...design[part], ...given[part] },
  });
}

function withTitles(catalog: Catalog, design: Design, given: readonly string[]): Design {
  const titles = given.slice(0, catalog.products[design.product].tabsPerSet.max);
  if (titles.length === 0) return design;
  return {
    ...design,
    titles,
    colors: repeat(patternOf(design.colors), titles.length),
    hidden: noTabs,
  };
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

/**
 * The colors of a set after tabs are added, removed or moved: a pattern continues by position,
 * colors without a pattern stay with their tabs.
 *
 * @param origins the previous index of each tab; `undefined` for a new tab, which gets the color
 * before it.
 */
function rearranged(colors: readonly string[], origins: readonly (number | undefined)[]): string[] {
  const pattern = patternOf(colors);
  const isRepeated = pattern.length < colors.length || pattern.length < 2;
  if (isRepeated) return repeat(pattern, origins.length);
  const result: string[] = [];
  for (const origin of origins) {
    const own = origin === undefined ? undefined : colors[origin];
    result.push(own ?? result.at(-1) ?? (colors[0] as string));
  }
  return result;
}
