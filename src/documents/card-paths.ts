import { pagePaths, productPricesPath, setPath } from '../contract/paths.ts';
import { designerPath } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';

/** The page whose social card a page uses: its own, its product's prices page, or the home page. */
export function pageWithCard({ productIds }: SiteCatalog, path: string): string {
  const own: readonly string[] = [pagePaths.prices, pagePaths.sets, pagePaths.faq];
  const product = productIds.find((id) => [designerPath(id), productPricesPath(id)].includes(path));
  if (product) return productPricesPath(product);
  return own.includes(path) || path.startsWith(setPath('')) ? path : pagePaths.home;
}

/** The address of a page's picture card on the site. */
export function cardPath(catalog: SiteCatalog, path: string): string {
  const page = pageWithCard(catalog, path);
  return `/cards${page === pagePaths.home ? '/home' : page}.png`;
}
