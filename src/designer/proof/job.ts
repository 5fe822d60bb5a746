import type { ChoiceEffect, DieData } from '../../book/schema.ts';
import type { Face } from '../../layout/fonts.ts';
import type { Line } from '../../order/describe.ts';
import type { PicturedBody } from '../artwork/picture.ts';
import type { QuoteSheet } from '../quote-sheet/sheet.ts';

/** The content of a design's PDF, as plain data that can be sent to a worker. */
export interface ProofJob {
  readonly kind: ProofKind;
  readonly seller: string;
  readonly email: string;
  readonly product: string;
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
