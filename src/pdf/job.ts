import { addressOf } from '../design/address.ts';
import { checksOf } from '../design/checks.ts';
import type { Derived } from '../design/derive.ts';
import { orderLines, priceLines, proofFact } from '../design/lines.ts';
import { printOf } from '../design/print.ts';
import { drawnTabs, measured } from '../drawing/frame.ts';
import { unprintable } from '../layout/glyphs.ts';
import { colorNames, hexOf } from '../layout/look.ts';
import { orderUrl } from '../order/link.ts';
import { noJob, usualLook } from '../order/order.ts';
import { designerUrl } from '../order/path.ts';
import { choicesOf } from '../pricing/quote.ts';
import { oneLine } from '../text/lines.ts';
import { isolated } from '../text/words.ts';
import { type Buyer, noBuyer, quoteSheet } from './quote-sheet.ts';
import { savedDesign } from './saved-design.ts';

/** The content of a design's PDF, as plain data that can be sent to a worker. */
export type PdfJob = Readonly<ReturnType<typeof pdfJob>>;

/** PDFs: for the buyer to check, for the press, and for the buyer's purchasing department. */
export const documentNames = { proof: 'Proof preview', press: 'Press file', quote: 'Quote' };

export type PdfKind = keyof typeof documentNames;

/** One tab; its title is on one line, and empty for a blank tab. */
export type PdfTab = Readonly<ReturnType<typeof tabsOf>[number]>;

interface Besides {
  /** What the buyer adds to a quote. */
  readonly buyer?: Buyer | undefined;
  /** The seller's reference, if this design was sent from this browser. */
  readonly sentAs?: string | undefined;
}

/**
 * The content of a design's PDF.
 *
 * @param madeOn the date printed on it
 */
export function pdfJob(
  derived: Derived,
  kind: PdfKind,
  madeOn: Date,
  { buyer = noBuyer, sentAs }: Besides = {},
) {
  const { catalog, design, frame, look } = derived;
  const { seller } = catalog.book;
  const { address, lacksTitles } = addressOf(catalog, design);
  const product = catalog.book.products[design.product].name;
  const lines = orderLines(derived);
  const named = lines.filter(({ key }) => key === 'name').map(({ text }) => isolated(text));
  const titled = [...named, product].join(', ');
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
    link: lacksTitles ? undefined : catalog.baseUrl + address,
    /** Open the design: from the most complete link to the shortest. */
    links: linksOf(derived),
    sentAs,
    /** The page that reopens a saved proof. */
    designerUrl: designerUrl(catalog, design.product),
    die: frame.die,
    /** N of the 1/N cut. */
    cut: frame.cut,
    tabs: tabsOf(derived),
    look: {
      ...look,
      inkName: inkName(derived),
    },
    body: printOf(derived),
    /** The design as JSON, to attach. */
    design: savedDesign(derived),
    /** What the quote says besides; only on one. */
    quote: kind === 'quote' ? quoteSheet(derived, madeOn, buyer) : undefined,
  };
}

/** The design's link, without what is longest, and only the build. */
function linksOf({ catalog, order }: Derived): string[] {
  const { build, look, delivery, job } = order;
  const untitled = { ...build, titles: null };
  const lighter = {
    look: { ...look, body: usualLook.body },
    delivery,
    job: { ...noJob, name: job.name, po: job.po },
  };
  return [
    orderUrl(catalog, build, order),
    orderUrl(catalog, build, lighter),
    orderUrl(catalog, untitled, { look: { ...usualLook, cut: look.cut }, delivery }),
    orderUrl(catalog, untitled),
  ];
}

function tabsOf({ catalog, design, frame, look }: Derived) {
  const { product, titles, colors, options, type } = design;
  const names = colorNames(catalog.products[product].data, options, colors);
  return drawnTabs(titles, colors, { from: 0, to: titles.length }, frame, look).map((tab) => ({
    ...tab,
    title: oneLine(tab.title),
    /** Characters that no font of ours has; the print shop typesets such a title. */
    lacking: unprintable(measured(tab.title, type).text, type.font),
    /** Empty if its product has no colors. */
    colorName: names[tab.index] ?? '',
    /** The color itself, which may look different on the tab. */
    hex: hexOf(look, colors[tab.index] ?? ''),
  }));
}

/** The name of the chosen ink; a product without a choice of inks is printed in black. */
function inkName({ catalog, build }: Derived): string {
  const chosen = choicesOf(catalog.products[build.product], build);
  return chosen.find(({ data }) => data.effect?.inkHex !== undefined)?.label ?? 'Black';
}
