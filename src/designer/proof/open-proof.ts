import type { ProductId } from '../../book/schema.ts';
import { buildOf } from '../../design/design.ts';
import { openAddress } from '../../design/open-address.ts';
import { cleanTitle } from '../../order/clean.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { quote } from '../../pricing/quote.ts';
import { dollars } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import type { HandedOver } from '../browser/storage.ts';
import type { Store } from '../browser/store.ts';
import { loadFont } from '../fonts/load.ts';
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
function openSaved(catalog: Catalog, page: ProductId, saved: ReadDesign) {
  const { sets, options, colorChanges, titles, look = '', totalCents, lost } = saved;
  const product = catalog.productIds.find((id) => id === saved.product);
  const query = new URLSearchParams({ tabs: String(titles.length) });
  if (sets) query.set('sets', String(sets));
  if (product) {
    if (colorChanges) query.set('colorChanges', String(colorChanges));
    for (const [option, choice] of Object.entries(options ?? {})) query.set(option, choice);
  }
  const opening = openAddress(catalog, product ?? page, String(query), look);
  const { max } = catalog.book.limits.tabsPerSet;
  const design = {
    ...opening.design,
    titles: titles.slice(0, max).map((title) => cleanTitle(catalog, title)),
  };
  const now = quote(catalog, buildOf(catalog, design)).totalCents;
  const problems = [
    lost.length > 0 &&
      `We couldn't read ${listed(lost)}. The rest is as it was saved: check it against your copy.`,
    saved.product !== undefined &&
      product === undefined &&
      `This file is for a product that we don't offer anymore. It opened as ${catalog.book.products[page].name}.`,
    titles.length > max && `We make up to ${max} tabs in a set. The rest were left out.`,
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

/**
 * Shows the design in a PDF as a step that can be undone, or says why it can't be opened.
 *
 * @param given the file, or what another page of this site has read from it
 */
export async function showProof(store: Store, given: File | HandedOver): Promise<void> {
  const { catalog, step, set, notify } = store;
  const { name } = given;
  const page = store.design().product;
  const opened =
    given instanceof File
      ? await openProof(catalog, page, given)
      : openSaved(catalog, page, given.saved);
  const isOpen = 'design' in opened;
  const lost = isOpen ? await loadFont(opened.design) : [];
  if (isOpen) step(opened.design);
  set({ isReviewing: false });
  notify({
    id: 'proof',
    title: isOpen ? `${name} is open` : "This file didn't open",
    lines: isOpen ? [...opened.problems, ...lost] : [opened.error],
    ...(isOpen && { offer: 'undo', untilChange: true }),
  });
  store.say(isOpen ? `${name} is open.` : opened.error);
}
