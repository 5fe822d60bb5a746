import { orderBook } from '../browser/order-book.ts';
import { derive } from '../design/derive.ts';
import { inShort } from '../design/summary.ts';
import { designerPath } from '../order/path.ts';
import { openCatalog } from '../pricing/catalog.ts';
import { latestProduct, loadKept, openSaved } from './effects/saved.ts';

/** Shows a returning buyer the way to the design that this browser keeps, at today's price. */
export async function offerToContinue(link: HTMLAnchorElement): Promise<void> {
  const catalog = openCatalog(orderBook, location.origin);
  const product = latestProduct(catalog);
  const saved = product && loadKept(product);
  if (!saved) return;
  const { design } = await openSaved(catalog, product, saved);
  link.textContent = `Continue: ${inShort(derive(catalog, design))}`;
  link.href = designerPath(product);
  link.hidden = false;
}
