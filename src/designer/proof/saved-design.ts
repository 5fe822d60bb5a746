import { fragmentOf } from '../address/write.ts';
import { buildOf } from '../state/design.ts';
import type { Scene } from '../view/scene.ts';

/** The format name and version in the JSON of a saved design. */
export const savedFormat = 'tabquote-design';
export const savedVersion = 1;

/** The name of the attached file. */
export const savedName = 'design.json';

/**
 * A design as attached to a PDF. It uses the form of an order link, so that one parser handles
 * both.
 */
export interface SavedDesign {
  readonly format: typeof savedFormat;
  readonly version: number;
  readonly product: string;
  readonly sets: number;
  /** The choice for every option, defaults included. */
  readonly options: Readonly<Record<string, string>>;
  readonly colorChanges: number;
  /** One per tab; empty for a blank tab. */
  readonly titles: readonly string[];
  /** The fragment of an order link: cut, colors and everything else without a price. */
  readonly look: string;
  /** The total in cents when it was saved. */
  readonly totalCents: number;
}

/** The JSON attached to a design's PDFs. */
export function savedDesign({ catalog, design, quote }: Scene): string {
  const saved: SavedDesign = {
    format: savedFormat,
    version: savedVersion,
    product: design.product,
    sets: design.sets,
    options: design.options,
    colorChanges: buildOf(catalog, design).colorChanges,
    titles: design.titles,
    look: fragmentOf(catalog, design),
    totalCents: quote.totalCents,
  };
  return JSON.stringify(saved, null, 1);
}
