import type { ProductId, ReadySetData } from '../book/schema.ts';
import { oncePer } from '../text/once.ts';
import { defaultBuild, offeredOptions } from './build.ts';
import type { PricedProduct, SiteCatalog } from './catalog.ts';

/** The ready-made sets of one field of work. */
export type SetField = ReturnType<typeof setFields>[number];

/** A ready-made set with a build that suits its use. */
export type ReadySet = Readonly<SetField['sets'][number]>;

/**
 * The ready-made sets that the shop's limits let people order, by field. Empty fields are left out.
 */
export const setFields = oncePer((catalog: SiteCatalog) =>
  Object.entries(catalog.book.sets.fields)
    .map(([id, { name, about, sets }], place) => ({
      id,
      name,
      about,
      sets: Object.entries(sets)
        .map(([slug, set]) => readySet(catalog, slug, set))
        .filter(
          ({ build, titles }) =>
            catalog.products[build.product].isSold(build.tabs) &&
            titles.every(({ length }) => length <= catalog.book.limits.titleLengthMax),
        )
        /** Which palette pictures show it in: neighbors take turns. */
        .map((set, index) => ({ ...set, palette: place + index })),
    }))
    .filter(({ sets }) => sets.length > 0),
);

/** Every ready-made set, field by field. */
export function readySets(catalog: SiteCatalog): ReadySet[] {
  return setFields(catalog).flatMap(({ sets }) => sets);
}

/** A product's default build with the titles of the first ready-made set, for pictures. */
export function sampleBuild(catalog: SiteCatalog, product: ProductId) {
  const build = defaultBuild(catalog, product);
  const titles = readySets(catalog)[0]?.titles ?? [];
  return { ...build, titles: Array.from({ length: build.tabs }, (_, tab) => titles[tab] ?? '') };
}

/** The next sets of the same field, wrapping around at the end. */
export function relatedSets({ sets }: SetField, { slug }: ReadySet, count: number): ReadySet[] {
  const at = sets.findIndex((set) => set.slug === slug);
  return [...sets.slice(at + 1), ...sets.slice(0, at)].slice(0, count);
}

function readySet(catalog: SiteCatalog, slug: string, { use, ...set }: ReadySetData) {
  const titles = set.titles.split(', ');
  const { why = '', product: preferred = '', options = {} } = catalog.book.sets.uses[use] ?? {};
  const id = catalog.productIds.find((id) => id === preferred) ?? catalog.defaultProduct;
  const build = defaultBuild(catalog, id, titles.length);
  const chosen = available(catalog.products[id], options);
  const isAsPreferred =
    id === preferred && Object.entries(options).every(([key, choice]) => chosen[key] === choice);
  return {
    ...set,
    titles,
    /** The last segment of its page's path. */
    slug,
    /** Why the build suits it, as a sentence for buyers; empty if it isn't quite the preferred one. */
    why: isAsPreferred ? why : '',
    /** The smallest order with all titles. */
    build: { ...build, options: chosen, titles },
  };
}

/** The preferred choices that the product has and offers together, with defaults for the rest. */
function available(product: PricedProduct, preferred: Readonly<Record<string, string>>) {
  const chosen = product.options.flatMap(({ key, choices }) => {
    const id = preferred[key];
    return id !== undefined && choices.has(id) ? [[key, id]] : [];
  });
  return offeredOptions(product, { ...product.defaults, ...Object.fromEntries(chosen) });
}
