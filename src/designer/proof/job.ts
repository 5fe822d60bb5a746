import type { DieData } from '../../book/schema.ts';
import type { Hole } from '../../layout/sheet.ts';

/** All that a PDF of a design says, as plain data that a worker can be sent. */
export interface ProofJob {
  readonly kind: ProofKind;
  readonly seller: string;
  readonly email: string;
  readonly product: string;
  /** The day on which the PDF is made, such as `Nov 22, 2026`. */
  readonly date: string;
  /** Number of sets, options, cut and colors. */
  readonly lines: readonly Line[];
  /** What adds up to the total, the total, shipping and date. */
  readonly prices: readonly Price[];
  /** What the buyer should look at, as sentences. */
  readonly cautions: readonly string[];
  /** What the seller promises of the proof. */
  readonly proofFact: string;
  /** Opens the design; `undefined` if no link can hold its titles. */
  readonly link: string | undefined;
  /** The page on which a saved proof opens again. */
  readonly designerUrl: string;
  readonly die: DieData;
  /** N of the 1/N cut. */
  readonly cut: number;
  readonly tabs: readonly ProofTab[];
  readonly look: ProofLook;
  readonly body: ProofBody | undefined;
  /** The design itself, to be attached. */
  readonly design: string;
}

/** For the buyer to look at, or for the press. */
export type ProofKind = 'proof' | 'press';

export interface Line {
  readonly label: string;
  readonly value: string;
}

export interface Price extends Line {
  readonly isTotal: boolean;
}

/** One tab with its title as it is set. */
export interface ProofTab {
  /** As typed, without space at its ends; empty for a blank tab. */
  readonly title: string;
  readonly fits: boolean;
  readonly lines: readonly string[];
  readonly pointSize: number;
  /** Characters that the font lacks; the printer sets such a title. */
  readonly lacking: readonly string[];
  readonly color: ProofColor;
}

export interface ProofColor {
  readonly name: string;
  /** The color itself. */
  readonly hex: string;
  /** As it looks on the tab. */
  readonly tabHex: string;
}

/** What a divider is made of. */
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

/** What is printed on the dividers, off their tabs. */
export interface ProofBody {
  readonly lines: readonly string[];
  /** Whether the artwork comes by e-mail. */
  readonly isArtwork: boolean;
}
