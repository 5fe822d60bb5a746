import { privacy, type Section, support, terms } from '../book/pages.ts';
import { pagePaths } from '../contract/paths.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { factValues, statedFacts } from '../pricing/facts.ts';

/** The pages in the seller's words, by path. */
const sections = {
  [pagePaths.terms]: terms,
  [pagePaths.support]: support,
  [pagePaths.privacy]: privacy,
};

export type SellerPagePath = keyof typeof sections;

/**
 * The sections of a page in the seller's words, with every placeholder filled in.
 *
 * @throws RangeError if a text has an unknown placeholder.
 */
export function sellerPage(catalog: SiteCatalog, path: SellerPagePath): Section[] {
  const { name, email, quotePath } = catalog.book.seller;
  const values: Readonly<Record<string, string>> = {
    ...statedFacts(catalog),
    ...factValues(catalog),
    seller: name,
    email,
    quotePath,
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
      const value = values[placeholder];
      if (value !== undefined) return value;
      throw new RangeError(
        `src/book/pages: unknown placeholder {${placeholder}} in the text of ${path}: use one of ${Object.keys(values).join(', ')}.`,
      );
    });
  return sections[path].map(({ id, title, paragraphs, points, links }) => ({
    id,
    title,
    paragraphs: paragraphs.map(fill),
    points: points?.map(fill),
    links: links?.map(({ text, path }) => ({ text, path: fill(path) })),
  }));
}
