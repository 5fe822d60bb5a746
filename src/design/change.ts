import type { ProductId } from '../book/schema.ts';
import { isOfferedCut } from '../layout/cuts.ts';
import { patternOf, repeat } from '../layout/look.ts';
import { offeredOptions } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { quantityFor } from '../pricing/quantities.ts';
import { blanks, type Design, defaultColor } from './design.ts';

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
  /** Fewer tabs remove the last ones; more tabs are blank, and go on with the colors in turn. */
  setTabs: (design, { count }: { count: number }) => withTabs(design, count),
  setTitle: (design, { tab, title }: { tab: number; title: string }) => ({
    ...design,
    titles: design.titles.with(tab, title),
  }),
  clearTitles: (design, _: object) => ({ ...design, titles: blanks(design.titles.length) }),
  insertTab(design, { at }: { at: number }, catalog) {
    const { length } = design.titles;
    const { tabsFor } = catalog.products[design.product];
    if (tabsFor(length + 1) <= length) return design;
    if (at === length) return withTabs(design, length + 1);
    return arranged(design, (tabs) =>
      tabs.toSpliced(at, 0, ['', (tabs[at - 1] ?? tabs[0])?.[1] ?? '']),
    );
  },
  removeTab(design, { at }: { at: number }, catalog) {
    if (!catalog.products[design.product].isSold(design.titles.length - 1)) {
      return { ...design, titles: design.titles.with(at, '') };
    }
    return arranged(design, (tabs) => tabs.toSpliced(at, 1));
  },
  moveTab: (design, { from, to }: { from: number; to: number }) =>
    arranged(design, (tabs) =>
      tabs.toSpliced(from, 1).toSpliced(to, 0, ...tabs.slice(from, from + 1)),
    ),
  replaceTitles: (design, { titles }: { titles: readonly string[] }) => withTitles(design, titles),
  /** Pasted titles fill the tabs from the given one on, blank or not; surplus titles get new tabs. */
  pasteTitles: (design, { at, titles }: { at: number; titles: readonly string[] }) =>
    titles.length === 0
      ? design
      : withTitles(design, design.titles.toSpliced(at, titles.length, ...titles)),
  colorTab: (design, { tab, color }: { tab: number; color: string }) => ({
    ...design,
    colors: design.colors.with(tab, color),
  }),
  colorInTurn: (design, { colors }: { colors: readonly string[] }) => ({
    ...design,
    colors: repeat(colors, design.titles.length),
  }),
  setCut: (design, { cut }: { cut: number | null }) =>
    cut === design.cut ? design : { ...design, cut },
  setType: partly('type'),
  setBody: partly('body'),
  setDelivery: partly('delivery'),
  setJob: partly('job'),
  /**
   * Switches to another product: what both have stays as is, the rest is restored from a design of
   * that product, else set to its default.
   *
   * @param last the latest design of that product, if there was one
   */
  setProduct(
    design,
    { product, last }: { product: ProductId; last?: Design | undefined },
    catalog,
  ) {
    if (product === design.product) return design;
    const next = catalog.products[product];
    const options = next.options.map(({ key, choices, default: fallback }) => {
      const candidates = [design.options[key], last?.options[key]];
      return [key, candidates.find((id) => id !== undefined && choices.has(id)) ?? fallback];
    });
    const colors = last ? patternOf(last.colors) : [defaultColor(catalog, product)];
    return {
      ...design,
      product,
      sets:
        [design.sets, last?.sets ?? 0].find((sets) => next.quantities.includes(sets)) ??
        quantityFor(next, design.sets),
      options: offeredOptions(next, Object.fromEntries(options)),
      colors: repeat(colors, design.titles.length),
      cut: [design.cut, last?.cut].find((cut) => cut && isOfferedCut(cut, next.data.cuts)) ?? null,
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
  return count === next.titles.length ? next : withTabs(next, count);
}

/** Changes what is given of a part of the order. */
function partly<Part extends 'type' | 'body' | 'delivery' | 'job'>(part: Part) {
  return (design: Design, given: { [Own in Part]: Partial<Design[Own]> }): Design => ({
    ...design,
    [part]: { ...design[part], ...given[part] },
  });
}

function withTitles(design: Design, titles: readonly string[]): Design {
  if (titles.length === 0) return design;
  return { ...design, titles, colors: repeat(patternOf(design.colors), titles.length) };
}

function withTabs(design: Design, count: number): Design {
  const { titles, colors } = design;
  return {
    ...design,
    titles: [...titles, ...blanks(count - titles.length)].slice(0, count),
    colors: repeat(patternOf(colors), count),
  };
}

type Tab = readonly [title: string, color: string];

/** Rearranges tabs. Colors in turn go on by position; others stay with their tabs. */
function arranged(design: Design, edit: (tabs: readonly Tab[]) => readonly Tab[]): Design {
  const { titles, colors } = design;
  const tabs = edit(titles.map((title, at): Tab => [title, colors[at] ?? '']));
  const pattern = patternOf(colors);
  const isInTurn = pattern.length < colors.length;
  return {
    ...design,
    titles: tabs.map(([title]) => title),
    colors: isInTurn ? repeat(pattern, tabs.length) : tabs.map(([, color]) => color),
  };
}
