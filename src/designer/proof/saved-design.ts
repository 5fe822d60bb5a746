import { fragmentOf } from '../address/write.ts';
import { buildOf } from '../state/design.ts';
import type { Scene } from '../view/scene.ts';

/** What the JSON of a saved design calls itself, and its version. */
export const savedFormat = 'tabquote-design';
export const savedVersion = 1;

/** The file that a PDF carries it in. */
export const savedName = 'design.json';

/** A design as it is attached to a PDF: in the words of an order link, so that one reader does. */
export interface SavedDesign {
  readonly format: typeof savedFormat;
  readonly version: number;
  readonly product: string;
  readonly sets: number;
  /** The choice of every option, also of those that have their defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly colorChanges: number;
  /** One for each tab; a blank tab has an empty one. */
  readonly titles: readonly string[];
  /** What is in the fragment of an order link: cut, colors and whatever else has no price. */
  readonly look: string;
  /** The total in cents on the day it was saved. */
  readonly totalCents: number;
}

/** The JSON that is attached to a design's PDFs. */
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
