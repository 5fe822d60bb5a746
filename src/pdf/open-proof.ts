import type { ProductId } from '../book/schema.ts';
import { change } from '../design/change.ts';
import { buildOf } from '../design/design.ts';
import { openAddress } from '../design/open-address.ts';
import { cleanTitle } from '../order/clean.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { quote } from '../pricing/quote.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { listed } from '../text/words.ts';
import { type Fault, type GivenFile, readProof } from './read-proof.ts';
import type { ReadDesign } from './saved-design.ts';

/**
 * Opens the design in a PDF made by this designer, however old.
 *
 * @param product the page's own: a design of a discontinued product opens as this one
 */
export async function openProof(
  catalog: Catalog,
  product: ProductId,
  file: GivenFile,
): Promise<ReturnType<typeof openSaved> | Fault> {
  const saved = await readProof(file);
  return 'error' in saved ? saved : openSaved(catalog, product, saved);
}

/** Opens a saved design like an order link: valid parts are used, and the rest is reported. */
export function openSaved(catalog: Catalog, page: ProductId, saved: ReadDesign) {
  const { sets, options = {}, colorChanges, titles, look = '', totalCents, lost } = saved;
  const product = catalog.productIds.find((id) => id === saved.product);
  const offered = new Set(product && catalog.products[product].options.map(({ key }) => key));
  // A file can have any number of others.
  const ours = Object.entries(options).filter(([key]) => offered.has(key));
  const others = product ? Object.keys(options).length - ours.length : 0;
  const query = new URLSearchParams({ tabs: String(titles.length) });
  if (sets) query.set('sets', String(sets));
  if (product && colorChanges) query.set('colorChanges', String(colorChanges));
  for (const [key, choice] of ours) query.set(key, choice);
  const opening = openAddress(catalog, product ?? page, String(query), look);
  const { max } = catalog.products[product ?? page].tabsPerSet;
  const cleaned = titles.map((title) => cleanTitle(catalog, title));
  const design = change(catalog, opening.design, { do: 'replaceTitles', titles: cleaned });
  const now = quote(catalog, buildOf(catalog, design)).totalCents;
  const problems = [
    lost.length > 0 &&
      `We couldn't read ${listed(lost)}. The rest is as it was saved: check it against your copy.`,
    saved.product !== undefined &&
      product === undefined &&
      `This file is for a product that we don't offer anymore. It opened as ${catalog.book.products[page].name}.`,
    titles.length > max && `We make up to ${max} tabs in a set. The rest were left out.`,
    others > 0 && `We don't offer ${counted(others, 'option')} of this file.`,
    ...opening.problems,
    totalCents !== undefined &&
      now !== totalCents &&
      `The total was ${dollars(totalCents)} when this file was saved. It is ${dollars(now)} now.`,
  ];
  return {
    design,
    /** Parts that could not be used, or that have changed since, as sentences. */
    problems: problems.filter((problem) => problem !== false),
  };
}
