import type { ProductId } from '../book/schema.ts';
import { offeredCuts } from '../layout/cuts.ts';
import { patternOf, repeat } from '../layout/look.ts';
import { offeredOptions } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { quantityFor } from '../pricing/quantities.ts';
import { blanks, type Design, defaultColor } from './design.ts';

/** What can be done to a design: what it changes, or the design itself. Tabs are counted from 0. */
const actions = {
  /** Choices that the new one rules out become defaults; it does so itself if it isn't offered. */
  choose({ product, options }, { option, choice }: { option: string; choice: string }, catalog) {
    return { options: offeredOptions(catalog.products[product], { ...options, [option]: choice }) };
  },
  setSets: (_, { sets }: { sets: number }) => ({ sets }),
  /** Fewer tabs remove the last ones; more tabs are blank, and go on with the colors in turn. */
  setTabs: (design, { count }: { count: number }) => withTabs(design, count),
  setTitle({ titles }, { tab, title }: { tab: number; title: string }) {
    return { titles: titles.with(tab, title) };
  },
  clearTitles: ({ titles }, _: object) => ({ titles: blanks(titles.length) }),
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
    const { titles, product } = design;
    return catalog.products[product].isSold(titles.length - 1)
      ? arranged(design, (tabs) => tabs.toSpliced(at, 1))
      : { titles: titles.with(at, '') };
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
  colorTab({ colors }, { tab, color }: { tab: number; color: string }) {
    return { colors: colors.with(tab, color) };
  },
  colorInTurn({ titles }, { colors }: { colors: readonly string[] }) {
    return { colors: repeat(colors, titles.length) };
  },
  setCut: (design, { cut }: { cut: number | null }) => (cut === design.cut ? design : { cut }),
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
    const cuts = offeredCuts(next.data.cuts);
    return {
      product,
      sets:
        [design.sets, last?.sets ?? 0].find((sets) => next.quantities.includes(sets)) ??
        quantityFor(next, design.sets),
      options: offeredOptions(next, Object.fromEntries(options)),
      colors: repeat(colors, design.titles.length),
      cut: [design.cut, last?.cut].find((cut) => cut && cuts.includes(cut)) ?? null,
    };
  },
} satisfies Readonly<Record<string, Perform>>;

type Perform = (design: Design, given: never, catalog: Catalog) => Partial<Design>;

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
  const perform: Perform = actions[action.do];
  const changes = perform(design, action as never, catalog);
  const next = changes === design ? design : { ...design, ...changes };
  const count = catalog.products[next.product].tabsFor(next.titles.length);
  return count === next.titles.length ? next : { ...next, ...withTabs(next, count) };
}

/** Changes what is given of a part of the order. */
function partly<Part extends 'type' | 'body' | 'delivery' | 'job'>(part: Part) {
  return (design: Design, given: { [Own in Part]: Partial<Design[Own]> }): Design => ({
    ...design,
    [part]: { ...design[part], ...given[part] },
  });
}

function withTitles(design: Design, titles: readonly string[]) {
  if (titles.length === 0) return design;
  return { titles, colors: repeat(patternOf(design.colors), titles.length) };
}

function withTabs({ titles, colors }: Design, count: number) {
  return {
    titles: [...titles, ...blanks(count - titles.length)].slice(0, count),
    colors: repeat(patternOf(colors), count),
  };
}

type Tab = readonly [title: string, color: string];

/** Rearranges tabs. Colors in turn go on by position; others stay with their tabs. */
function arranged({ titles, colors }: Design, edit: (tabs: readonly Tab[]) => readonly Tab[]) {
  const tabs = edit(titles.map((title, at): Tab => [title, colors[at] ?? '']));
  const pattern = patternOf(colors);
  const isInTurn = pattern.length < colors.length;
  return {
    titles: tabs.map(([title]) => title),
    colors: isInTurn ? repeat(pattern, tabs.length) : tabs.map(([, color]) => color),
  };
}
