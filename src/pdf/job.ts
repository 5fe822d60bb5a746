import { addressOf } from '../design/address.ts';
import { checksOf } from '../design/checks.ts';
import type { Derived } from '../design/derive.ts';
import { orderLines, priceLines, proofFact } from '../design/lines.ts';
import { drawnTabs, measured } from '../drawing/frame.ts';
import { isInFont, lacking } from '../layout/glyphs.ts';
import { orderUrl } from '../order/link.ts';
import { designerUrl } from '../order/path.ts';
import { choicesOf } from '../pricing/quote.ts';
import { oneLine } from '../text/lines.ts';
import { isolated } from '../text/words.ts';
import { noBuyer, quoteSheet } from './quote-sheet.ts';
import { savedDesign } from './saved-design.ts';

/** The content of a design's PDF, as plain data that can be sent to a worker. */
export type PdfJob = Readonly<ReturnType<typeof pdfJob>>;

/** PDFs: for the buyer to check, for the press, and for the buyer's purchasing department. */
export const documentNames = { proof: 'Proof preview', press: 'Press file', quote: 'Quote' };

export type PdfKind = keyof typeof documentNames;

/** One tab; its title is on one line, and empty for a blank tab. */
export type PdfTab = Readonly<ReturnType<typeof tabsOf>[number]>;

/**
 * The content of a design's PDF.
 *
 * @param madeOn the date printed on it
 * @param buyer what the buyer adds to a quote
 * @param sentAs the seller's reference, if this design was sent from this browser
 */
export function pdfJob(
  derived: Derived,
  kind: PdfKind,
  madeOn: Date,
  buyer = noBuyer,
  sentAs?: string,
) {
  const { catalog, design, build, frame, look } = derived;
  const { seller } = catalog.book;
  const { address, titles } = addressOf(catalog, design);
  const product = catalog.book.products[design.product].name;
  const lines = orderLines(derived);
  const titled = [isolated(design.job.name.trim()), product].filter(Boolean).join(', ');
  return {
    kind,
    title: `${documentNames[kind]}: ${titled}, ${design.titles.length} tabs`,
    seller: seller.name,
    email: seller.email,
    product,
    /** The names of job and product. */
    titled,
    /** Such as `Nov 22, 2026`. */
    date: madeOn.toLocaleDateString('en-US', { dateStyle: 'medium' }),
    /** What is ordered. */
    lines,
    /** The total, shipping and date. */
    prices: priceLines(derived),
    /** Points for the buyer to check, as sentences: warnings, and suggestions. */
    checks: checksOf(derived, madeOn).map(({ tone, text }) => ({ tone, text })),
    /** The seller's fact about the proof. */
    proofFact: proofFact(catalog),
    /** Opens the design; `undefined` if its titles are too long for a link. */
    designLink: titles ? undefined : catalog.baseUrl + address,
    /** Opens its build. */
    buildLink: orderUrl(catalog, { ...build, titles: null }),
    sentAs,
    /** The page that reopens a saved proof. */
    designerUrl: designerUrl(catalog, design.product),
    die: frame.die,
    /** N of the 1/N cut. */
    cut: frame.cut,
    tabs: tabsOf(derived),
    look: { ...look, inkName: inkName(derived) },
    body: derived.print,
    /** The design as JSON, to attach. */
    design: savedDesign(derived),
    /** What the quote says besides; only on one. */
    quote: kind === 'quote' ? quoteSheet(derived, madeOn, buyer) : undefined,
  };
}

function tabsOf(derived: Derived) {
  const { type } = derived.design;
  return drawnTabs(derived).map((tab) => {
    const { text } = measured(tab.title, type);
    const isForeign = lacking(text, type.font).some((letter) => !isInFont(letter));
    const misfit = tab.fit.fits ? undefined : 'too long for its tab';
    return {
      ...tab,
      title: oneLine(tab.title),
      /** Whether it has letters that no font of ours has. */
      isForeign,
      /** Why the print shop typesets its title after asking; `undefined` if it prints as is. */
      problem: isForeign ? 'set by the printer: letters our font lacks' : misfit,
    };
  });
}

/** The name of the chosen ink; a product without a choice of inks is printed in black. */
function inkName({ catalog, build }: Derived): string {
  const chosen = choicesOf(catalog.products[build.product], build);
  return chosen.find(({ data }) => data.effect?.inkHex !== undefined)?.label ?? 'Black';
}
