import type { Section } from '../book/section.ts';
import { pagePaths } from '../contract/paths.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { factValues, statedFacts } from '../pricing/facts.ts';

const names = {
  [pagePaths.terms]: 'terms',
  [pagePaths.support]: 'support',
  [pagePaths.privacy]: 'privacy',
} as const;

export type SellerPagePath = keyof typeof names;

/** The values of the placeholders in these pages: facts, what facts may contain, and the seller. */
export function pageValues(catalog: SiteCatalog): Readonly<Record<string, string>> {
  const { name, email, quotePath } = catalog.book.seller;
  return { ...statedFacts(catalog), ...factValues(catalog), seller: name, email, quotePath };
}

/** The sections of a page in the seller's words, with every placeholder filled in. */
export function sellerPage(catalog: SiteCatalog, path: SellerPagePath): Section[] {
  const values = pageValues(catalog);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braced, placeholder: string) => values[placeholder] ?? braced);
  return catalog.book.pages[names[path]].map(({ id, title, paragraphs, points, links }) => ({
    id,
    title,
    paragraphs: paragraphs.map(fill),
    points: points?.map(fill),
    links: links?.map(({ text, path }) => ({ text, path: fill(path) })),
  }));
}
