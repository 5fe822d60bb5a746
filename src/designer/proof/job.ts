import type { DieData } from '../../book/schema.ts';
import type { Hole } from '../../layout/sheet.ts';
import type { Line } from '../../order/describe.ts';

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
  /** The page that reopens a saved proof. */
  readonly designerUrl: string;
  readonly die: DieData;
  /** N of the 1/N cut. */
  readonly cut: number;
  readonly tabs: readonly ProofTab[];
  readonly look: ProofLook;
  readonly body: ProofBody | undefined;
  /** The design as JSON, to attach. */
  readonly design: string;
}

/** For the buyer to check, or for the press. */
export type ProofKind = 'proof' | 'press';

/** One tab with its title as set. */
export interface ProofTab {
  /** As typed but trimmed; empty for a blank tab. */
  readonly title: string;
  readonly fits: boolean;
  readonly lines: readonly string[];
  readonly pointSize: number;
  /** Characters that the font lacks; the print shop typesets such a title. */
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
  readonly isBold: boolean;
  readonly ink: { readonly name: string; readonly hex: string };
  readonly holes: readonly Hole[];
  /** The width of the strip along the binding edge; 0 if there is none. */
  readonly edgeStripInches: number;
  readonly printsBack: boolean;
}

/** What is printed on the divider itself. */
export interface ProofBody {
  readonly lines: readonly string[];
  /** Whether the buyer sends artwork by e-mail. */
  readonly isArtwork: boolean;
}
