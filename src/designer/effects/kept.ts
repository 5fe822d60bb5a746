import type { ProductId } from '../../book/schema.ts';
import { orderBook } from '../../browser/order-book.ts';
import { addressOf, type Saved } from '../../design/address.ts';
import { type Derived, derive } from '../../design/derive.ts';
import { type Design, isBlank } from '../../design/design.ts';
import type { Opening } from '../../design/open-address.ts';
import { designerPath } from '../../order/path.ts';
import { type Catalog, openCatalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { isSameList } from '../../text/once.ts';
import { loadFont } from '../fonts/load.ts';
import { designEntry, latestEntry, oldDraftEntry } from './storage.ts';

export function isSameSaved(one: Saved, other: Saved): boolean {
  return one.address === other.address && isSameList(one.titles ?? [], other.titles ?? []);
}

/** Whether two designs are the same, wherever they ship to. */
export function isSameDesign(catalog: Catalog, one: Design, other: Design): boolean {
  const without = (design: Design) =>
    addressOf(catalog, { ...design, delivery: { ...design.delivery, zip: '' } });
  return isSameSaved(without(one), without(other));
}

/** Opens a kept design, or the one in an address, and loads its font. */
export async function openLink(catalog: Catalog, product: ProductId, saved: Saved) {
  const { openSaved } = await import('../../design/open-address.ts');
  const opening = openSaved(catalog, product, saved);
  const problems = [...opening.problems, ...(await loadFont(opening.design))];
  return { ...opening, problems };
}

/** Opens the design that this browser keeps of a product; a draft of an earlier release is read once. */
export async function openKept(catalog: Catalog, product: ProductId): Promise<Opening | undefined> {
  const entry = designEntry(product);
  const draft = oldDraftEntry.take();
  if (draft && !entry.load()) {
    entry.save({ address: `#${draft.words ?? ''}`, titles: draft.titles });
    latestEntry.save(product);
  }
  const saved = entry.load();
  return saved && openLink(catalog, product, saved);
}

export function latestProduct({ productIds }: Catalog): ProductId | undefined {
  return productIds.find((id) => id === latestEntry.load());
}

/** Shows a returning buyer the way to the design that this browser keeps, at today's price. */
export async function offerToContinue(): Promise<void> {
  const link = document.getElementById('continue') as HTMLAnchorElement;
  const catalog = openCatalog(orderBook, location.origin);
  const product = latestProduct(catalog);
  const saved = product && designEntry(product).load();
  if (!saved) return;
  const { design } = await openLink(catalog, product, saved);
  link.textContent = `Continue: ${inShort(derive(catalog, design))}`;
  link.href = designerPath(product);
  link.hidden = false;
}

/**
 * A design on one line, to recognize it.
 *
 * @example 'Lindell trial, 26 tabs, 50 sets, $733.95'
 */
export function inShort({ design, build, quote }: Derived): string {
  const titles = design.titles.filter((title) => !isBlank(title));
  const few = titles.slice(0, 2).map((title) => title.replaceAll('\n', ' '));
  const name = design.job.name.trim() || few.join(', ') + (titles.length > 2 ? ' …' : '');
  const size = [counted(build.tabs, 'tab'), counted(build.sets, 'set'), dollars(quote.totalCents)];
  return [...(name ? [name] : []), ...size].join(', ');
}
