import type { ChoiceEffect, DieData } from '../../book/schema.ts';
import { measured, titleFit } from '../../drawing/frame.ts';
import type { Face } from '../../layout/fonts.ts';
import { unprintable } from '../../layout/glyphs.ts';
import { colorsName, hexOf, tabFill } from '../../layout/look.ts';
import { faceOf } from '../../layout/type-area.ts';
import { colorNames, describeBreakdown, type Line, oneLine } from '../../order/describe.ts';
import { designerUrl } from '../../order/path.ts';
import { addressOf } from '../address/write.ts';
import { bodyOf, type PicturedBody } from '../artwork/picture.ts';
import { type Buyer, linksOf, noBuyer, type QuoteSheet, quoteSheet } from '../quote-sheet/sheet.ts';
import { checksOf } from '../review/checks.ts';
import { lastSent, orderLines, priceLines, proofFact } from '../review/hand-over.ts';
import type { Scene } from '../view/scene.ts';
import { savedDesign } from './saved-design.ts';

/** The content of a design's PDF, as plain data that can be sent to a worker. */
export interface ProofJob {
  readonly kind: ProofKind;
  readonly seller: string;
  readonly email: string;
  readonly product: string;
  /** The names of job and product. */
  readonly titled: string;
  /** The date of the PDF, such as `Nov 22, 2026`. */
  readonly date: string;
  /** What is ordered. */
  readonly lines: readonly Line[];
  /** The parts of the total, the total, shipping and date. */
  readonly prices: readonly Line[];
  /** Points for the buyer to check, as sentences. */
  readonly cautions: readonly string[];
  /** The seller's fact about the proof. */
  readonly proofFact: string;
  /** Opens the design; `undefined` if its titles are too long for a link. */
  readonly link: string | undefined;
  /** Open the design: from the most complete link to the shortest. */
  readonly links: readonly string[];
  /** The seller's reference, if this design was sent from this browser. */
  readonly sentAs: string | undefined;
  /** The page that reopens a saved proof. */
  readonly designerUrl: string;
  readonly die: DieData;
  /** N of the 1/N cut. */
  readonly cut: number;
  readonly tabs: readonly ProofTab[];
  readonly look: ProofLook;
  readonly body: PicturedBody | undefined;
  /** The design as JSON, to attach. */
  readonly design: string;
  /** What the quote says besides; only on one. */
  readonly quote: QuoteSheet | undefined;
}

/** For the buyer to check, for the press, or for the buyer's purchasing department. */
export type ProofKind = 'proof' | 'press' | 'quote';

/** One tab with its title as set. */
export interface ProofTab {
  /** From 1. */
  readonly number: number;
  /** As typed but on one line; empty for a blank tab. */
  readonly title: string;
  readonly fits: boolean;
  readonly lines: readonly string[];
  readonly pointSize: number;
  /** Characters that no font of ours has; the print shop typesets such a title. */
  readonly lacking: readonly string[];
  readonly color: ProofColor;
}

export interface ProofColor {
  readonly name: string;
  /** The color itself. */
  readonly hex: string;
  /** The color as it looks on the tab. */
  readonly tabHex: string;
}

/** The materials of a divider. */
export interface ProofLook {
  /** Whether a color is a film on the tab; otherwise the whole divider has it. */
  readonly isFilm: boolean;
  /** What the colors are called, such as Tab Mylar. */
  readonly colorsName: string;
  /** What titles are set in. */
  readonly face: Face;
  readonly ink: { readonly name: string; readonly hex: string };
  /** What the chosen options do to the divider. */
  readonly effects: ChoiceEffect;
}

/**
 * The content of a design's PDF.
 *
 * @param madeOn the date printed on it
 * @param buyer what the buyer adds to a quote
 */
export function proofJob(
  scene: Scene,
  kind: ProofKind,
  madeOn: Date,
  buyer: Buyer = noBuyer,
): ProofJob {
  const { catalog, design, frame } = scene;
  const { seller } = catalog.book;
  const { address, lacksTitles } = addressOf(catalog, design);
  const product = catalog.book.products[design.product].name;
  const lines = orderLines(scene);
  const named = lines.filter(({ key }) => key === 'name').map(({ text }) => text);
  const last = lastSent(scene);
  return {
    kind,
    seller: seller.name,
    email: seller.email,
    product,
    titled: [...named, product].join(', '),
    date: madeOn.toLocaleDateString('en-US', { dateStyle: 'medium' }),
    lines,
    prices: [...describeBreakdown(scene.quote), ...priceLines(scene)],
    cautions: checksOf(scene).map(({ text }) => text),
    proofFact: proofFact(catalog),
    link: lacksTitles ? undefined : catalog.baseUrl + address,
    links: linksOf(scene),
    sentAs: last?.isThis ? last.sent.reference : undefined,
    designerUrl: designerUrl(catalog, design.product),
    die: frame.die,
    cut: frame.cut,
    tabs: tabsOf(scene),
    look: lookOf(scene),
    body: scene.look.effects.printsBody ? bodyOf(scene) : undefined,
    design: savedDesign(scene),
    quote: kind === 'quote' ? quoteSheet(scene, madeOn, buyer) : undefined,
  };
}

function tabsOf(scene: Scene): ProofTab[] {
  const { catalog, design, frame, look } = scene;
  const names = colorNames(catalog.products[design.product], design.options, design.colors);
  return design.titles.map((title, index) => {
    const { fits, lines, pointSize } = titleFit(title, frame);
    const color = design.colors[index] ?? '';
    return {
      number: index + 1,
      title: oneLine(title),
      fits,
      lines,
      pointSize,
      lacking: unprintable(measured(title, design.type).text, design.type.font),
      color: {
        name: names[index] ?? '',
        hex: hexOf(look, color),
        tabHex: tabFill(look, color),
      },
    };
  });
}

function lookOf(scene: Scene): ProofLook {
  const { design, look } = scene;
  return {
    isFilm: look.isFilm,
    colorsName: colorsName(scene.catalog.book.products[design.product]),
    face: faceOf(design.type),
    ink: { name: inkName(scene), hex: look.ink },
    effects: look.effects,
  };
}

/** The name of the chosen ink; a product without a choice of inks is printed in black. */
function inkName({ catalog, design }: Scene): string {
  const chosen = catalog.products[design.product].options.map(({ key, choices }) =>
    choices.get(design.options[key] ?? ''),
  );
  return chosen.find((choice) => choice?.data.effect?.inkHex !== undefined)?.label ?? 'Black';
}
