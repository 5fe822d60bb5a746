import { fragmentOf } from '../address/write.ts';
import { bodyOf, type SavedPicture } from '../artwork/picture.ts';
import { base64Of } from '../artwork/png.ts';
import { buildOf } from '../state/design.ts';
import type { Scene } from '../view/scene.ts';

/** The format name and version in the JSON of a saved design. */
const savedFormat = 'tabquote-design';
const savedVersion = 1;

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
  /** The pixels of its artwork, if there is any. */
  readonly artwork?: SavedPicture | undefined;
}

/** The JSON attached to a design's PDFs. */
export function savedDesign(scene: Scene): string {
  const { catalog, design, quote } = scene;
  const { picture } = bodyOf(scene);
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
    ...(picture && { artwork: { ...picture, png: base64Of(picture.png) } }),
  };
  return JSON.stringify(saved, null, 1);
}

/** Parses the JSON attached to a PDF, or says why it isn't a design that can be opened. */
export function parseSaved(json: string): SavedDesign | 'foreign' | 'newer' | 'damaged' {
  let value: Partial<Record<keyof SavedDesign, unknown>> | null;
  try {
    value = JSON.parse(json);
  } catch {
    return 'foreign';
  }
  if (value?.format !== savedFormat) return 'foreign';
  const { version, product, sets, options, colorChanges, titles, look, totalCents } = value;
  if (typeof version === 'number' && version > savedVersion) return 'newer';
  const choices = typeof options === 'object' && options !== null ? Object.values(options) : [0];
  const { name, png, filePixels } = (value.artwork ?? noPicture) as SavedPicture;
  const isWhole =
    [version, sets, colorChanges, totalCents, filePixels ?? 0].every(isCount) &&
    [product, look, name, png, ...choices].every(isText) &&
    Array.isArray(titles) &&
    titles.length > 0 &&
    titles.every(isText);
  return isWhole ? (value as SavedDesign) : 'damaged';
}

const noPicture: SavedPicture = { name: '', png: '', filePixels: null };

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
