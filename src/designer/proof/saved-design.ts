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

/** The parts of an attached design that have a usable type; a file can contain anything. */
export interface SavedParts {
  readonly version: number;
  readonly product: string | undefined;
  /** Names and values for the query of an order link, without its titles. */
  readonly fields: readonly (readonly [string, string])[];
  /** At least one; empty if it is blank or not text. */
  readonly titles: readonly string[];
  /** How many titles are not text. */
  readonly lostTitles: number;
  readonly look: string;
  readonly totalCents: number | undefined;
  /** Whether a setting is missing or has a wrong type. */
  readonly lostSettings: boolean;
}

/** The longest text of a setting other than the look, and the most settings. */
const settingMax = { characters: 100, count: 50 };

/**
 * Parses the JSON attached to a PDF.
 *
 * @returns `'foreign'` if it isn't a design, `'damaged'` if it has no version or no titles
 */
export function parseSaved(json: string): SavedParts | 'foreign' | 'damaged' {
  let value: Partial<Record<keyof SavedDesign, unknown>> | null;
  try {
    value = JSON.parse(json);
  } catch {
    return 'foreign';
  }
  if (value?.format !== savedFormat) return 'foreign';
  const { version, product, sets, options, colorChanges, titles, look, totalCents } = value;
  if (!isCount(version) || !Array.isArray(titles) || titles.length === 0) return 'damaged';
  const settings = [
    ['sets', sets],
    ...(colorChanges ? [['colorChanges', colorChanges] as const] : []),
    ...Object.entries(isObject(options) ? options : {}),
  ] as const;
  const fields = settings.slice(0, settingMax.count).flatMap(([name, setting]) => {
    const text = textOf(setting);
    const isUsable = text && Math.max(name.length, text.length) <= settingMax.characters;
    return isUsable ? [[name, text] as const] : [];
  });
  return {
    version,
    product: typeof product === 'string' ? product : undefined,
    fields,
    titles: titles.map((title) => textOf(title) ?? ''),
    lostTitles: titles.filter((title) => title !== null && textOf(title) === undefined).length,
    look: typeof look === 'string' ? look : '',
    totalCents: isCount(totalCents) ? totalCents : undefined,
    lostSettings: fields.length < settings.length || !isObject(options) || typeof look !== 'string',
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
