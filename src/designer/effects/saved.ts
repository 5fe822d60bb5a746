import type { ProductId } from '../../book/schema.ts';
import { addressOf } from '../../design/address.ts';
import { change } from '../../design/change.ts';
import { type Design, freshDesign } from '../../design/design.ts';
import { isSameList } from '../../design/once.ts';
import type { Opening } from '../../design/open-address.ts';
import { cleanTitle } from '../../order/clean.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { kept, keptKey, latestKey, oldDraftKey } from './storage.ts';

/** A design as this browser keeps it. */
export interface Saved {
  /** Its order link, without the site's origin. */
  readonly address: string;
  /** The titles, if they are too long for the address. */
  readonly titles?: readonly string[];
}

/** The last design of a product, and the one that it replaced. */
interface Kept extends Saved {
  readonly earlier?: Saved;
}

export function savedAs(catalog: Catalog, design: Design): Saved {
  const { address, lacksTitles } = addressOf(catalog, design);
  return { address, ...(lacksTitles && { titles: design.titles }) };
}

export function isSameSaved(one: Saved, other: Saved): boolean {
  return one.address === other.address && isSameList(one.titles ?? [], other.titles ?? []);
}

/** The kept design of a product; `undefined` if there is none that can be read. */
export function loadKept(product: ProductId): Kept | undefined {
  const stored = kept.read(keptKey(product)) as Partial<Record<keyof Kept, unknown>> | null;
  const saved = savedIn(stored);
  const earlier = savedIn(stored?.earlier);
  return saved && { ...saved, ...(earlier && { earlier }) };
}

function savedIn(value: unknown): Saved | undefined {
  const { address, titles } = (value ?? {}) as Partial<Record<keyof Saved, unknown>>;
  if (typeof address !== 'string') return undefined;
  const isList = Array.isArray(titles) && titles.every((title) => typeof title === 'string');
  return { address, ...(isList && { titles }) };
}

/** Keeps a design; returns whether the browser did. */
export function saveKept(product: ProductId, design: Kept): boolean {
  kept.write(latestKey, product);
  return kept.write(keptKey(product), design);
}

/** The product of the design that was saved last. */
export function latestProduct({ productIds }: Catalog): ProductId | undefined {
  const latest = kept.read(latestKey);
  return productIds.find((id) => id === latest && loadKept(id));
}

/** Opens a kept design like a link. */
export async function openSaved(
  catalog: Catalog,
  product: ProductId,
  { address, titles }: Saved,
): Promise<Opening> {
  const { openLink } = await import('../open-link.ts');
  const { search, hash } = new URL(address, catalog.baseUrl);
  const opening = await openLink(catalog, product, search.slice(1), hash.slice(1));
  return titles ? { ...opening, design: titledBy(catalog, opening.design, titles) } : opening;
}

/** A design with titles that its address lacks. */
export function titledBy(catalog: Catalog, design: Design, titles: readonly string[]): Design {
  const cleaned = titles.map((title) => cleanTitle(catalog, title));
  return change(catalog, design, { do: 'replaceTitles', titles: cleaned });
}

/** Keeps a draft of an earlier release as a design of a product; it is read once. */
export async function takeOldDraft(catalog: Catalog, product: ProductId): Promise<void> {
  const stored = kept.take(oldDraftKey) as Partial<
    Record<'titles' | 'words' | 'earlier', unknown>
  > | null;
  if (!stored || loadKept(product)) return;
  const { openAddress } = await import('../../design/open-address.ts');
  const read = (draft: typeof stored | undefined): Saved | undefined => {
    const { titles, words } = draft ?? {};
    const texts = [titles].flat().filter((title) => typeof title === 'string');
    const fragment = typeof words === 'string' ? words : '';
    if (texts.length === 0 && fragment === '') return undefined;
    const { design } = openAddress(catalog, product, '', fragment);
    return savedAs(catalog, titledBy(catalog, design, texts));
  };
  const [saved, earlier] = [read(stored), read(stored.earlier as typeof stored | undefined)];
  const now = saved ?? earlier;
  if (now) saveKept(product, { ...now, ...(saved && earlier && { earlier }) });
}

/** Whether anything was changed from the design that a page opens with by itself. */
export function isFresh(catalog: Catalog, design: Design): boolean {
  const delivery = { ...design.delivery, zip: '' };
  const fresh = freshDesign(catalog, design.product);
  return isSameSaved(savedAs(catalog, { ...design, delivery }), savedAs(catalog, fresh));
}
