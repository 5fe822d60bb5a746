import type { ProductId } from '../../book/schema.ts';
import { type LinkReading, readLink } from '../../order/read-link.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Store } from '../browser/store.ts';
import { blanks, type Design, freshDesign } from '../state/design.ts';

/** The result of opening an address: the parts of a link's reading, as a design. */
export interface Opening extends Omit<LinkReading, 'order' | 'names'> {
  readonly design: Design;
}

/**
 * Opens a designer address, however broken or outdated: valid parts are used, and the rest is
 * reported.
 *
 * @param query without its question mark
 * @param fragment without its number sign
 */
export function openAddress(
  catalog: Catalog,
  product: ProductId,
  query: string,
  fragment: string,
): Opening {
  const { order, names, ...opening } = readLink(catalog, product, query, fragment);
  const { build, look, ...beyond } = order;
  const { sets, options, tabs } = build;
  const titles = build.titles ?? blanks(tabs);
  const fresh = freshDesign(catalog, product);
  return { ...opening, design: { ...fresh, sets, options, titles, ...look, ...beyond } };
}

/** Says what a link's reading couldn't use, or leaves to choose. */
export function noticeLink(store: Store, opening: Opening): void {
  const { problems, colorsToChoose, listedTitles: titles } = opening;
  if (colorsToChoose > 1) {
    store.notify({
      id: 'colors',
      title: `This link is priced with ${colorsToChoose} tab colors`,
      lines: ["It doesn't name them. Choose them under Colors."],
    });
  }
  if (problems.length > 0) store.say('Part of this link could not be used.');
  if (titles.length > 0) {
    store.notify({
      id: 'link',
      title: 'This link has one title',
      lines: [`Are they ${titles.length}? ${titles.slice(0, 3).join(' \u00b7 ')}`, ...problems],
      offer: {
        label: `Make ${titles.length} tabs`,
        run: () => store.act({ do: 'replaceTitles', titles }),
      },
      untilChange: true,
    });
  } else if (problems.length > 0) {
    store.notify({ id: 'link', title: 'Part of this link could not be used', lines: problems });
  }
}
