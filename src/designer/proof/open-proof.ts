import type { ProductId } from '../../book/schema.ts';
import { cleanTitle } from '../../order/clean.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { quote } from '../../pricing/quote.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { openAddress } from '../address/read.ts';
import type { Announcer } from '../browser/announcer.ts';
import type { Store } from '../browser/store.ts';
import { loadFont } from '../fonts/load.ts';
import { buildOf, type Design } from '../state/design.ts';
import { attachedTexts, hasAttachment, isEncrypted, isPdf, isWholePdf } from './attachment.ts';
import { parseSaved, type SavedParts, savedName, savedVersion } from './saved-design.ts';

/** A design from a PDF, or one sentence about why there is none. */
export type SavedOpening =
  | {
      readonly design: Design;
      /** Parts that could not be used, or that have changed since, as sentences. */
      readonly problems: readonly string[];
    }
  | { readonly error: string };

/** The largest file to read, fifty times the largest proof. */
export const largestProofBytes = 32_000_000;

/** The members of a file that opening it needs. */
type GivenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

const chooseAnother = 'Choose a proof preview or press file that you downloaded here.';

/**
 * Opens the design in a PDF made by this designer, however old.
 *
 * @param product the page's own: a design of a discontinued product opens as this one
 */
export async function openProof(
  catalog: Catalog,
  product: ProductId,
  file: GivenFile,
): Promise<SavedOpening> {
  if (file.size > largestProofBytes) {
    const size = Math.round(file.size / 1_000_000);
    return { error: `${file.name} is ${size} MB, larger than any of our files. ${chooseAnother}` };
  }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes) return { error: `${file.name} can't be read. Choose it again, or another copy.` };
  if (!isPdf(bytes)) return { error: `${file.name} isn't a PDF. ${chooseAnother}` };
  const saved = (await attachedTexts(bytes)).map(parseSaved).find((parts) => parts !== 'foreign');
  return saved ? openSaved(catalog, product, saved) : { error: whyNothing(file.name, bytes) };
}

function whyNothing(name: string, bytes: Uint8Array): string {
  if (isEncrypted(bytes)) {
    return `${name} is locked with a password. Save a copy without one and open that.`;
  }
  return isWholePdf(bytes) && !hasAttachment(bytes, savedName)
    ? `${name} has no design in it. ${chooseAnother}`
    : `${name} is damaged or incomplete. Open another copy of it.`;
}

/** Opens a saved design like an order link: valid parts are used, and the rest is reported. */
function openSaved(catalog: Catalog, page: ProductId, saved: SavedParts | 'damaged'): SavedOpening {
  if (saved === 'damaged') {
    return { error: 'The design in this PDF is damaged. Open another copy of it.' };
  }
  const { version, titles, lostTitles, look, totalCents } = saved;
  if (version > savedVersion) {
    return { error: 'A newer designer saved this PDF. Reload the page and open it again.' };
  }
  const product = catalog.productIds.find((id) => id === saved.product);
  const fields = product ? saved.fields : saved.fields.filter(([name]) => name === 'sets');
  const query = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  query.set('tabs', String(titles.length));
  const opening = openAddress(catalog, product ?? page, String(query), look);
  const { max } = catalog.book.limits.tabsPerSet;
  const design = {
    ...opening.design,
    titles: titles.slice(0, max).map((title) => cleanTitle(catalog, title)),
  };
  const problems = [
    product === undefined &&
      `This file is for a product that we don't offer anymore. It opened as ${catalog.book.products[page].name}.`,
    titles.length > max && `We make up to ${max} tabs in a set. The rest were left out.`,
    lostTitles > 0 && `We couldn't read ${counted(lostTitles, 'title')}; please type them again.`,
    saved.lostSettings && "Some settings couldn't be read. We used standard settings for the rest.",
    ...opening.problems,
    priceChange(catalog, design, totalCents),
  ];
  return { design, problems: problems.filter((problem) => typeof problem === 'string') };
}

function priceChange(
  catalog: Catalog,
  design: Design,
  savedCents: number | undefined,
): string | undefined {
  const { totalCents } = quote(catalog, buildOf(catalog, design));
  if (savedCents === undefined || savedCents === totalCents) return undefined;
  return `The total was ${dollars(savedCents)} when this file was saved. It is ${dollars(totalCents)} now.`;
}

/**
 * Opens a PDF's design on the page as a step that can be undone, or explains why it can't be
 * opened.
 */
export async function openProofFile(store: Store, announce: Announcer, file: File): Promise<void> {
  const opened = await openProof(store.catalog, store.design().product, file);
  const isOpen = 'design' in opened;
  const lost = isOpen ? await loadFont(opened.design) : [];
  if (isOpen) store.step(opened.design);
  store.set({ isReviewing: false });
  store.notify({
    id: 'proof',
    title: isOpen ? `${file.name} is open` : "This file didn't open",
    lines: isOpen ? [...opened.problems, ...lost] : [opened.error],
    ...(isOpen && { offer: 'undo', untilChange: true }),
  });
  announce.say(isOpen ? `${file.name} is open.` : opened.error);
}
